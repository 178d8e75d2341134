import type { StaffRole } from '@hongyan/domain/staff/staff-rights'
import { withOurNames } from '@hongyan/locales'
import type { SampleAccount } from './sample-accounts.ts'

/** People of the desk who can sign in while developing and in tests, each with a role; nobody real. */
type SampleStaff = SampleAccount & { readonly roles: readonly StaffRole[]; readonly language?: string }

const domain = withOurNames('{our.domain}', null)

function member(
  login: string,
  name: string,
  password: string,
  roles: readonly StaffRole[],
  language?: string,
): SampleStaff {
  const account = {
    subject: `staff-${login}`,
    login,
    password,
    name,
    phone: null,
    mail: `${login}@${domain}`,
  }
  return { ...account, roles, ...(language === undefined ? {} : { language }) }
}

export const sampleStaff: readonly SampleStaff[] = [
  member('wenjing', '袁文静 Wenjing Yuan', 'bi-mo-zhi-yan', ['editor']),
  member('helen', 'Helen Marsh', 'two-languages', ['translator'], 'en-US'),
  member('yian', '周以安 Yian Zhou', 'zai-kan-yi-bian', ['reviewer', 'publisher']),
  member('xiangnan', '何向南 Xiangnan He', 'shi-fen-zhong', ['sales']),
  member('xiaoman', '梁小满 Xiaoman Liang', 'men-dian-zao', ['branch']),
  member('zhiyuan', '许知远 Zhiyuan Xu', 'suan-de-qing', ['rates']),
  member('ruoxi', '顾若溪 Ruoxi Gu', 'zai-suan-yi-bian', ['rates']),
  member('qing', '沈青 Qing Shen', 'yao-shi-guan', ['administrator']),
]
