import { join } from 'node:path'
import { openDatabase } from '@hongyan/db'
import { createSession } from '@hongyan/domain/accounts/create-session'
import type { Ctx } from '@hongyan/kernel/context'
import { aCustomer, testCtx } from '@hongyan/testing'
import { accountCookie } from '../apps/site/server/security/account-cookie.ts'
import type { SiteProcess } from './site-process.ts'

/** Somebody who is signed in at a site with an SQLite file. */
export type SignedInCustomer = {
  /** What their browser sends. */
  readonly cookie: string
  /** Does something in their name, and in that of the company, straight in the site's database. */
  readonly at: <T>(work: (own: Ctx, company: Ctx) => Promise<T>) => Promise<T>
}

/** Signs a new customer in, without an identity provider. */
export async function signInCustomer(site: SiteProcess): Promise<SignedInCustomer> {
  const inDatabase = async <T>(work: (ctx: Ctx) => Promise<T>): Promise<T> => {
    const db = await openDatabase({ url: join(site.folder, 'site.db') })
    try {
      return await work(testCtx(db, { now: Date.now, actor: { kind: 'system', name: 'company' } }))
    } finally {
      await db.close()
    }
  }
  const identity = {
    issuer: 'https://id.example',
    subject: 'customer',
    name: '欧阳样例',
    phone: '+8613000002003',
    providerSession: null,
    idToken: null,
  }
  const { secret, accountId } = await inDatabase((ctx) => createSession(ctx, { identity, replaced: null }))
  const cookies = accountCookie(site.origin).keep(secret)
  return {
    cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; '),
    at: (work) => inDatabase((ctx) => work({ ...ctx, actor: aCustomer(accountId) }, ctx)),
  }
}
