import type { Schema } from '@hongyan/db'
import { writeAudit } from '@hongyan/kernel/audit/write-audit'
import { inChunks } from '@hongyan/kernel/chunks'
import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import { retainedSince } from '@hongyan/kernel/retention-period'
import type { Transaction } from 'kysely'
import { personMac } from '../codes/code-digests.ts'
import { deleteAccount } from '../own-data/delete-account.ts'
import { dropSubscriptions } from '../subscriptions/drop-subscriptions.ts'
import { removers } from './carry-out-retention.ts'
import { type ErasedThing, finders, waitingTexts } from './find-held.ts'
import { type Person, rowsNaming } from './person.ts'
import { retentionPeriods } from './retention-periods.ts'
import { typedTexts } from './typed-texts.ts'

/** What is held of a person, and how much. */
type Held = {
  /** Goes: nothing obliges to keep it. */
  readonly erased: Readonly<Record<ErasedThing, number>>
  /** Stays: what is under way; orders and shipments as long as the law keeps them, and no longer. */
  readonly kept: {
    readonly accounts: number
    /** Notes of orders, changes of delivery and claims that somebody still works with. */
    readonly texts: number
    readonly orders: number
    readonly shipments: number
    /** Kept those that ended before this moment (ms UTC) are none any more: the nightly job has removed them. */
    readonly since: number
  }
}

type Erase = (ctx: Ctx, trx: Transaction<Schema>, ids: readonly string[]) => Promise<unknown>

const textOf =
  (kind: keyof typeof typedTexts): Erase =>
  (_ctx, trx, found) =>
    typedTexts[kind].erase(trx, found)

/** Accounts are deleted each by itself, as by their owners. */
const erasers: Readonly<Record<Exclude<ErasedThing, 'accounts'>, Erase>> = {
  claims: removers.claims,
  'delivery-changes': removers['delivery-changes'],
  'order-notes': (_ctx, trx, found) =>
    trx.updateTable('order_details').set({ note: null }).where('order_id', 'in', found).execute(),
  enquiries: removers.enquiries,
  papers: removers.papers,
  subscriptions: (ctx, trx, found) => dropSubscriptions(ctx, trx, found, 'ended'),
  addresses: (_ctx, trx, found) => trx.deleteFrom('book_addresses').where('id', 'in', found).execute(),
  drafts: removers.drafts,
  'webhook-events': removers['webhook-events'],
  invitations: removers.invitations,
  notes: textOf('notes'),
  comments: textOf('comments'),
  feedback: textOf('feedback'),
  remarks: textOf('remarks'),
  nicknames: textOf('nicknames'),
  'webhook-answers': textOf('webhook-answers'),
}

const things = Object.keys(finders) as readonly ErasedThing[]
/** Claims and changes of delivery are found by whose account filed them: before it is deleted. */
const ofAccounts = ['claims', 'delivery-changes'] as const
const ofAnybody = (Object.keys(erasers) as (keyof typeof erasers)[]).filter(
  (thing) => !ofAccounts.some((one) => one === thing),
)

/** What is held of a person; nothing is changed. */
export async function findPerson(ctx: Ctx, person: Person): Promise<Held> {
  return ctx.db.transaction(async (trx) => {
    const counts: Partial<Record<ErasedThing, number>> = {}
    for (const thing of things) counts[thing] = (await finders[thing](trx, ctx, person)).length
    return { erased: counts as Held['erased'], kept: { accounts: 0, ...(await keptOf(ctx, trx, person)) } }
  })
}

/**
 * Erases what is held of a person and no law keeps, also where others have written it down. The audit has how much of
 * each thing went and who asked for it (`by`), and of the person a keyed digest. An account with an order under way or a
 * claim open stays, and is counted.
 */
export async function erasePerson(ctx: Ctx, person: Person, by: string): Promise<Held> {
  const counts: Record<string, number> = {}
  await ctx.db.transaction(async (trx) => {
    for (const thing of ofAccounts) counts[thing] = await eraseThing(ctx, trx, thing, person)
  })
  const accounts = await ctx.db.transaction((trx) => finders.accounts(trx, ctx, person))
  let accountsKept = 0
  for (const customerId of accounts) {
    const own: Ctx = { ...ctx, actor: { kind: 'customer', customerId, sessionId: null, address: '' } }
    await deleteAccount(own, { sessionId: null }).catch((error: unknown) => {
      if (!(error instanceof DomainError && error.code === 'conflict')) throw error
      accountsKept += 1
    })
  }
  counts.accounts = accounts.length - accountsKept
  const kept = await ctx.db.transaction(async (trx) => {
    for (const thing of ofAnybody) counts[thing] = await eraseThing(ctx, trx, thing, person)
    const told = Object.entries(counts).filter(([, count]) => count > 0)
    const detail = { by, ...Object.fromEntries(told) } as { by: string } & Held['erased']
    const id = personMac(ctx.settings.tailKey, 'phone' in person ? person.phone : person.mail)
    await writeAudit(ctx, trx, { entity: 'person', id, action: 'erased', detail })
    return keptOf(ctx, trx, person)
  })
  await ctx.db.forgetDeleted()
  return { erased: counts as Held['erased'], kept: { accounts: accountsKept, ...kept } }
}

async function eraseThing(
  ctx: Ctx,
  trx: Transaction<Schema>,
  thing: keyof typeof erasers,
  person: Person,
): Promise<number> {
  const found = await finders[thing](trx, ctx, person)
  for (const some of inChunks(found)) await erasers[thing](ctx, trx, some)
  return found.length
}

/** Orders and shipments that name a person, as long as they have to be kept. */
async function keptOf(ctx: Ctx, trx: Transaction<Schema>, person: Person) {
  const since = retainedSince(retentionPeriods.orders, ctx.now())
  const texts = await waitingTexts(trx, ctx, person)
  if (!('phone' in person)) return { texts, orders: 0, shipments: 0, since }
  const orders = await rowsNaming(person, (pattern) =>
    trx
      .selectFrom('order_details')
      .select('order_id as id')
      .select(({ fn, ref, val }) =>
        fn<string>('concat_ws', [
          val('|'),
          ref('contact_mobile'),
          ref('sender_phone'),
          ref('recipient_phone'),
        ]).as('text'),
      )
      .where(({ or, eb }) =>
        or([
          eb('contact_mobile', 'like', pattern),
          eb('sender_phone', 'like', pattern),
          eb('recipient_phone', 'like', pattern),
        ]),
      )
      .execute(),
  )
  const parties = await trx
    .selectFrom('shipment_parties')
    .select('shipment_id')
    .distinct()
    .where('phone_key', '=', person.phone)
    .execute()
  return { texts, orders: orders.length, shipments: parties.length, since }
}
