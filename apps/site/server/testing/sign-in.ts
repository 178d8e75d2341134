import { createSession } from '@hongyan/domain/accounts/create-session'
import { accountCookie } from '../security/account-cookie.ts'
import { type ApiUnderTest, ownOrigin } from './api-under-test.ts'

/** Signs a customer in, by the name the identity provider has for them, and gives the headers of their browser. */
export async function signIn(
  { ctx }: ApiUnderTest,
  subject: string,
  phone: string | null = null,
): Promise<{ readonly cookie: string }> {
  const identity = {
    issuer: 'https://id.example',
    subject,
    name: '欧阳样例',
    phone,
    providerSession: null,
    idToken: null,
  }
  const { secret } = await createSession(ctx, { identity, replaced: null })
  const cookies = accountCookie(ownOrigin).keep(secret)
  return { cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; ') }
}
