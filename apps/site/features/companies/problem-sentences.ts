import type { CompanyNameProblem } from '@hongyan/domain/companies/company-name'
import type { InvitationProblem } from '@hongyan/domain/companies/invite-to-company'
import type { Localised } from '@hongyan/locales'
import type { SharedProblem } from '../../server/http/field-sentences.ts'
import { localised } from '../../server/http/localised.ts'

/** What is wrong with a name or a mail address. */
export const companySentences: Readonly<
  Record<Exclude<CompanyNameProblem | InvitationProblem, SharedProblem>, Localised>
> = {
  'too-short': localised('名称至少两个字。', '名稱至少兩個字。', 'A name has two characters at least.'),
  'not-a-name': localised(
    '名称里要有字，不能有网址、邮箱或特殊符号。',
    '名稱裏要有字，不能有網址、郵箱或特殊符號。',
    'A name has letters in it, and no web or email address.',
  ),
  'not-a-mail-address': localised('这不是邮箱地址。', '這不是電郵地址。', 'This is not an email address.'),
  'already-there': localised(
    '这个人已经在企业里。',
    '這個人已經在企業裏。',
    'This person is in the company already.',
  ),
}
