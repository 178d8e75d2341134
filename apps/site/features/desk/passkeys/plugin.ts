import { localised } from '../../../server/http/localised.ts'
import type { Plugin } from '../../../server/requests/plugin.ts'
import { passkeyActions } from './actions.ts'
import type { PasskeyServices } from './check-answer.ts'
import { passkeyWords } from './refusals.ts'

/** Signing in to the desk by passkeys, and what stands in their place. */
export const deskPasskeys: Plugin<PasskeyServices> = {
  routes: passkeyActions,
  words: passkeyWords,
  sentences: {
    missing: localised('请填写。', '請填寫。', 'Please fill this in.'),
    'too-long': localised('太长了。', '太長了。', 'This is too long.'),
  },
}
