import { createSession } from '@hongyan/domain/accounts/create-session'
import { accountCookie } from '../../security/account-cookie.ts'
import { type ApiUnderTest, ownOrigin } from '../api-under-test.ts'

type Headers = Readonly<Record<string, string>>

/** Those who ask in the examples: two customers who are sent samples, and two people of a company. */
export async function signInPeople(api: ApiUnderTest) {
  const as = async (subject: string, name: string, phone: string | null): Promise<Headers> => {
    const identity = {
      issuer: 'https://id.example',
      subject,
      name,
      phone,
      mail: `${subject}@people.example`,
      providerSession: null,
      idToken: null,
    }
    const { secret } = await createSession(api.ctx, { identity, replaced: null })
    const cookies = accountCookie(ownOrigin).keep(secret)
    return { cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; ') }
  }
  return {
    customer: await as('ouyang', '欧阳样例', '+8613000002010'),
    awaiting: await as('lin', '林样本', '+8613000002003'),
    owner: await as('founder', '陈试件', null),
    colleague: await as('colleague', '周范例', null),
    leaving: await as('leaving', '吴小样', null),
    as,
  }
}

export type People = Awaited<ReturnType<typeof signInPeople>>
