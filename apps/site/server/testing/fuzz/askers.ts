import { createSession } from '@hongyan/domain/accounts/create-session'
import type { CompanyRole } from '@hongyan/domain/accounts/membership'
import { createApiKey } from '@hongyan/domain/merchants/create-api-key'
import { keyScopes } from '@hongyan/domain/merchants/merchant-rules'
import type { Ctx } from '@hongyan/kernel/context'
import { uuidv7 } from '@hongyan/kernel/ids'
import { aCompany, asNow } from '@hongyan/testing'
import { accountCookie } from '../../security/account-cookie.ts'
import { type ApiUnderTest, ownOrigin } from '../api-under-test.ts'

/** Whoever asks: nobody, somebody new, a customer with records, people of a company with records, and a program. */
export const askers = ['visitor', 'stranger', 'customer', 'owner', 'member', 'viewer', 'program'] as const
export type Asker = (typeof askers)[number]

export type Askers = {
  /** What each of them sends along; opened anew, as some calls end a session, an account or a membership. */
  readonly headersOf: (asker: Asker) => Promise<Readonly<Record<string, string>>>
  /** The same for the verbs of the domain. */
  readonly ctxOf: (asker: Exclude<Asker, 'visitor' | 'program'>) => Promise<Ctx>
}

const roles: Partial<Record<Asker, CompanyRole>> = { owner: 'owner', member: 'member', viewer: 'viewer' }
const fromPage = { origin: ownOrigin, 'sec-fetch-site': 'same-origin' } as const

/** People who ask, on an empty or filled database. */
export async function createAskers({ ctx }: ApiUnderTest): Promise<Askers> {
  const { owner: founder } = await aCompany(ctx, '问答茶行')
  if (founder.actor.kind !== 'customer' || !founder.actor.company) throw new Error('a founder has a company')
  const { companyId } = founder.actor.company

  async function signIn(asker: Asker) {
    const identity = {
      issuer: 'https://id.example',
      subject: asker,
      name: '欧阳样例',
      phone: asker === 'customer' ? '+8613000002010' : null,
      mail: `${asker}@asks.example`,
      providerSession: null,
      idToken: null,
    }
    const { secret, accountId } = await createSession(ctx, { identity, replaced: null })
    const role = roles[asker]
    if (role !== undefined) {
      const joined = { id: uuidv7(ctx.now()), company_id: companyId, account_id: accountId, role }
      await ctx.db.query
        .insertInto('company_people')
        .values({ ...joined, joined_at: ctx.now() })
        .onConflict((on) => on.column('account_id').doUpdateSet({ role, company_id: companyId }))
        .execute()
    }
    return { secret, accountId }
  }

  const ctxOf: Askers['ctxOf'] = async (asker) => {
    const { accountId } = await signIn(asker)
    return asNow({
      ...ctx,
      actor: { kind: 'customer', customerId: accountId, sessionId: null, address: '192.0.2.1' },
    })
  }

  let key: string | null = null
  async function keyOfProgram(): Promise<string> {
    if (key === null) {
      const customer = await ctxOf('customer')
      key = (await createApiKey(customer, { name: '问答', scopes: keyScopes, requestKey: 'key of all' }))
        .secret
    }
    return key
  }

  return {
    ctxOf,
    headersOf: async (asker) => {
      if (asker === 'visitor') return fromPage
      if (asker === 'program') return { authorization: `Bearer ${await keyOfProgram()}` }
      const { secret } = await signIn(asker)
      const cookies = accountCookie(ownOrigin).keep(secret)
      return { ...fromPage, cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; ') }
    },
  }
}
