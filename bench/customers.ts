import { type Db, migrate, openDatabase } from '@hongyan/db'
import { createSession } from '@hongyan/domain/accounts/create-session'
import { testCtx } from '@hongyan/testing'
import { accountCookie } from '../apps/site/server/security/account-cookie.ts'

/** Signs customers in, by the database of a site at `origin`: one for each phone, or one without. Their `Cookie` headers. */
export async function signCustomersIn(
  database: string,
  origin: string,
  phones: readonly (string | null)[] = [null],
): Promise<readonly string[]> {
  const db = await openDatabase({ url: database, poolSize: 1 })
  try {
    await migrate(db)
    const cookies: string[] = []
    for (const [index, phone] of phones.entries()) cookies.push(await signIn(db, origin, index, phone))
    return cookies
  } finally {
    await db.close()
  }
}

async function signIn(db: Db, origin: string, index: number, phone: string | null): Promise<string> {
  const ctx = testCtx(db, { now: Date.now })
  const identity = {
    issuer: 'https://id.example',
    subject: `bench-${index}`,
    name: '宋知夏',
    phone,
    providerSession: null,
    idToken: null,
  }
  const { secret } = await createSession(ctx, { identity, replaced: null })
  return accountCookie(origin)
    .keep(secret)
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}
