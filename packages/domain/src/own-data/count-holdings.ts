import type { Schema } from '@hongyan/db'
import type { Ctx } from '@hongyan/kernel/context'
import { ownAccount } from '../accounts/own-account.ts'
import { settledClaimStates } from '../claims/claim-state.ts'
import { countUnderWay } from '../companies/count-under-way.ts'

/** How much this site holds about an account, by kind. */
type Holdings = {
  readonly addresses: number
  readonly orders: number
  readonly drafts: number
  readonly subscriptions: number
  readonly nicknames: number
  readonly deliveryChanges: number
  readonly claims: number
  readonly apiKeys: number
  readonly webhooks: number
  /** Orders placed for a company. */
  readonly companyOrders: number
  /** Orders that have neither come to nothing nor arrived: while there are any the account cannot be deleted. */
  readonly underWay: number
  /** Claims that nobody has decided yet: the same holds for them. */
  readonly openClaims: number
  /** People who would be left in a company that nobody owns: the same holds while there are any. */
  readonly peopleLeft: number
  /** Orders under way of a company that would close: the same again. */
  readonly companyUnderWay: number
}

type OwnTable = Extract<
  keyof Schema,
  'book_addresses' | 'orders' | 'subscriptions' | 'shipment_nicknames' | 'delivery_changes' | 'claims'
>

/** Counts what is held about the account of `ctx`. Refuses `sign-in-needed`. */
export async function countHoldings(ctx: Ctx): Promise<Holdings> {
  const id = ownAccount(ctx)
  const count = async (table: OwnTable) => {
    const row = await ctx.db.query
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('customer_id', '=', id)
      .executeTakeFirstOrThrow()
    return Number(row.count)
  }
  const countDrafts = async () => {
    const row = await ctx.db.query
      .selectFrom('order_drafts')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('customer_id', '=', id)
      .where('ended_at', 'is', null)
      .executeTakeFirstOrThrow()
    return Number(row.count)
  }
  const countMerchant = async (table: 'api_keys' | 'webhooks') => {
    const row = await ctx.db.query
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('account_id', '=', id)
      .executeTakeFirstOrThrow()
    return Number(row.count)
  }
  return {
    addresses: await count('book_addresses'),
    orders: await count('orders'),
    drafts: await countDrafts(),
    subscriptions: await count('subscriptions'),
    nicknames: await count('shipment_nicknames'),
    deliveryChanges: await count('delivery_changes'),
    claims: await count('claims'),
    apiKeys: await countMerchant('api_keys'),
    webhooks: await countMerchant('webhooks'),
    companyOrders: await countPlacedFor(ctx.db.query, id),
    openClaims: await countOpenClaims(ctx.db.query, id),
    underWay: await countUnderWay(ctx.db.query, { customerId: id }),
    ...(await countInCompany(ctx, id)),
  }
}

/** Orders that an account placed for a company. */
export async function countPlacedFor(query: Ctx['db']['query'], accountId: string): Promise<number> {
  const row = await query
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('placed_by', '=', accountId)
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** What of a company keeps somebody in it: others whom they alone own it for, or orders that only they are left with. */
async function countInCompany(
  ctx: Ctx,
  accountId: string,
): Promise<Pick<Holdings, 'peopleLeft' | 'companyUnderWay'>> {
  const { query } = ctx.db
  const people = await query
    .selectFrom('company_people as mine')
    .innerJoin('company_people', 'company_people.company_id', 'mine.company_id')
    .select(['company_people.account_id', 'company_people.company_id', 'company_people.role'])
    .where('mine.account_id', '=', accountId)
    .execute()
  const others = people.filter((person) => person.account_id !== accountId)
  const companyId = people[0]?.company_id
  if (companyId === undefined || others.some(({ role }) => role === 'owner'))
    return { peopleLeft: 0, companyUnderWay: 0 }
  const isOwner = people.some(({ account_id, role }) => account_id === accountId && role === 'owner')
  return {
    peopleLeft: isOwner ? others.length : 0,
    companyUnderWay: others.length === 0 ? await countUnderWay(query, { companyId }) : 0,
  }
}

/** Claims of an account that the company has not decided and nobody has withdrawn. */
export async function countOpenClaims(query: Ctx['db']['query'], customerId: string): Promise<number> {
  const row = await query
    .selectFrom('claims')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('customer_id', '=', customerId)
    .where('state', 'not in', settledClaimStates)
    .executeTakeFirstOrThrow()
  return Number(row.count)
}
