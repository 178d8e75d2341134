import { localised } from '../../../server/http/localised.ts'
import type { Plugin } from '../../../server/requests/plugin.ts'
import { passkeyActions } from './actions.ts'
import type { PasskeyServices } from './check-answer.ts'
import {
  lastWayIn,
  passkeyRefused,
  passkeysOff,
  passkeyThere,
  recoveryCodeRefused,
  staffLinkOver,
  tooManyPasskeys,
  unknownPasskey,
} from './refusals.ts'

/** Signing in to the desk by passkeys, and what stands in their place. */
export const deskPasskeys: Plugin<PasskeyServices> = {
  routes: passkeyActions,
  words: {
    passkey: {
      names: {
        'not-available': passkeysOff,
        'not-found': unknownPasskey,
        'last-way-in': lastWayIn,
        'too-many': tooManyPasskeys,
        forbidden: passkeyRefused,
        conflict: passkeyThere,
      },
    },
    'recovery-code': { names: { forbidden: recoveryCodeRefused } },
    'staff-link': { names: { 'link-expired': staffLinkOver, 'not-available': passkeysOff } },
  },
  sentences: {
    missing: localised('请填写。', '請填寫。', 'Please fill this in.'),
    'too-long': localised('太长了。', '太長了。', 'This is too long.'),
  },
}
