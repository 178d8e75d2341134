import type { TargetProblem } from '@hongyan/domain/merchants/webhook-target'
import type { Localised } from '@hongyan/locales'
import type { SharedProblem } from '../../server/http/field-sentences.ts'
import { localised } from '../../server/http/localised.ts'

/** What is wrong with an address to be told at. */
export const merchantSentences: Readonly<Record<Exclude<TargetProblem, SharedProblem>, Localised>> = {
  'not-an-address': localised('这不是网址。', '這不是網址。', 'This is not an address.'),
  'not-https': localised(
    '网址要以 https:// 开头。',
    '網址要以 https:// 開頭。',
    'The address has to begin with https://.',
  ),
  'with-password': localised(
    '网址里不要写用户名和密码。',
    '網址裏不要寫使用者名稱和密碼。',
    'Leave user name and password out of the address.',
  ),
  'other-port': localised(
    '端口只能是 443 或 8443。',
    '連接埠只能是 443 或 8443。',
    'The port has to be 443 or 8443.',
  ),
  'no-such-host': localised('找不到这个域名。', '找不到這個網域。', 'This host was not found.'),
  'not-public': localised(
    '这个地址不在公网上。',
    '這個地址不在公網上。',
    'This address is not on the public internet.',
  ),
}
