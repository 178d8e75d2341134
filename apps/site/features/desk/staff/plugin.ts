import { localised } from '../../../server/http/localised.ts'
import type { Plugin } from '../../../server/requests/plugin.ts'
import { staffActions } from './actions.ts'
import { staffWords } from './refusals.ts'
import { registerDeskSignIn } from './register-sign-in.ts'
import type { DeskSignIn, StaffServices } from './sign-in-services.ts'

/** Who works at the desk. */
export const deskStaff: Plugin<StaffServices, unknown, unknown, unknown, unknown, DeskSignIn> = {
  routes: staffActions,
  desk: registerDeskSignIn,
  words: staffWords,
  sentences: {
    malformed: localised('请填写一个邮箱地址。', '請填寫一個電郵地址。', 'Please enter an email address.'),
    'too-many': localised('角色太多了。', '角色太多了。', 'These are too many roles.'),
    unknown: localised('没有这个角色。', '沒有這個角色。', 'There is no such role.'),
    'not-of-role': localised(
      '这个角色不能这样限制。',
      '這個角色不能這樣限制。',
      'This role cannot be limited in this way.',
    ),
  },
}
