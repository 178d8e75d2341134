import type { Schema } from '@hongyan/db'
import { inChunks } from '@hongyan/kernel/chunks'
import type { Ctx } from '@hongyan/kernel/context'
import type { Transaction } from 'kysely'
import { settledClaimStates } from '../claims/claim-state.ts'
import { mobileMac } from '../codes/code-digests.ts'
import { ordersUnderWay } from '../companies/count-under-way.ts'
import { nationalOf, type Person, rowsNaming } from './person.ts'
import { textsNaming } from './typed-texts.ts'

export type ErasedThing = keyof typeof finders

type Find = (trx: Transaction<Schema>, ctx: Ctx, person: Person) => Promise<readonly string[]>

const ids = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id)

const accountsOf: Find = async (trx, _ctx, person) =>
  ids(
    'phone' in person
      ? await trx.selectFrom('accounts').select('id').where('phone', '=', person.phone).execute()
      : await trx.selectFrom('accounts').select('id').where('mail', '=', person.mail).execute(),
  )

const claimsOf: Find = async (trx, ctx, person) => {
  const own = trx.selectFrom('claims').select('id').where('story', '!=', '')
  const accounts = await accountsOf(trx, ctx, person)
  const told = await rowsNaming(person, (pattern) =>
    trx.selectFrom('claims').select(['id', 'story as text']).where('story', 'like', pattern).execute(),
  )
  const filed = accounts.length === 0 ? [] : ids(await own.where('customer_id', 'in', accounts).execute())
  return [...new Set([...filed, ...told])]
}

const changesOf: Find = async (trx, ctx, person) => {
  const accounts = await accountsOf(trx, ctx, person)
  const rows = trx.selectFrom('delivery_changes')
  const told = await rowsNaming(person, (pattern) =>
    rows.select(['id', 'detail as text']).where('detail', 'like', pattern).execute(),
  )
  const asked =
    accounts.length === 0 ? [] : ids(await rows.select('id').where('customer_id', 'in', accounts).execute())
  return [...new Set([...asked, ...told])]
}

/** Orders whose note is of a person: it names them, or the order does. */
const notedOrders: Find = async (trx, _ctx, person) =>
  rowsNaming(person, (pattern) =>
    trx
      .selectFrom('order_details')
      .select(['order_id as id'])
      .select(({ fn, ref, val }) =>
        fn<string>('concat_ws', [
          val('|'),
          ref('contact_mobile'),
          ref('sender_phone'),
          ref('recipient_phone'),
          ref('note'),
        ]).as('text'),
      )
      .where('note', 'is not', null)
      .where(({ or, eb }) =>
        or([
          eb('contact_mobile', 'like', pattern),
          eb('sender_phone', 'like', pattern),
          eb('recipient_phone', 'like', pattern),
          eb('note', 'like', pattern),
        ]),
      )
      .execute(),
  )

/** Where something is under way, what was typed about it is needed for it. */
const underWay = {
  claims: async (trx, found) =>
    ids(
      await trx
        .selectFrom('claims')
        .select('id')
        .where('id', 'in', found)
        .where('state', 'not in', settledClaimStates)
        .execute(),
    ),
  'delivery-changes': async (trx, found) =>
    ids(
      await trx
        .selectFrom('delivery_changes')
        .select('id')
        .where('id', 'in', found)
        .where('state', '=', 'asked')
        .execute(),
    ),
  'order-notes': async (trx, found) =>
    ids(await ordersUnderWay(trx).select('orders.id').where('orders.id', 'in', found).execute()),
} as const satisfies Record<
  string,
  (trx: Transaction<Schema>, found: readonly string[]) => Promise<readonly string[]>
>

/** Which of those found somebody still works with. */
async function waitingOf(
  trx: Transaction<Schema>,
  kind: keyof typeof underWay,
  found: readonly string[],
): Promise<readonly string[]> {
  const waiting: string[] = []
  for (const some of inChunks(found)) waiting.push(...(await underWay[kind](trx, some)))
  return waiting
}

/** What was typed about a person and stays until what it is about has ended. */
export async function waitingTexts(trx: Transaction<Schema>, ctx: Ctx, person: Person): Promise<number> {
  const found = { claims: claimsOf, 'delivery-changes': changesOf, 'order-notes': notedOrders }
  let count = 0
  for (const kind of ['claims', 'delivery-changes', 'order-notes'] as const) {
    count += (await waitingOf(trx, kind, await found[kind](trx, ctx, person))).length
  }
  return count
}

function ended(kind: keyof typeof underWay, find: Find): Find {
  return async (trx, ctx, person) => {
    const found = await find(trx, ctx, person)
    const waiting = new Set(await waitingOf(trx, kind, found))
    return found.filter((id) => !waiting.has(id))
  }
}

const ofPhone =
  (find: (trx: Transaction<Schema>, ctx: Ctx, phone: string) => Promise<readonly string[]>): Find =>
  async (trx, ctx, person) =>
    'phone' in person ? find(trx, ctx, person.phone) : []

/** Where something of a person may stand that no law keeps, and how it is found there. */
export const finders = {
  accounts: accountsOf,
  claims: ended('claims', claimsOf),
  'delivery-changes': ended('delivery-changes', changesOf),
  'order-notes': ended('order-notes', notedOrders),
  enquiries: ofPhone(async (trx, ctx, phone) => {
    const mac = mobileMac(ctx.settings.tailKey, nationalOf(phone))
    const details = trx.selectFrom('enquiry_details').select('enquiry_id as id')
    return ids(await details.where('mobile_mac', '=', mac).execute())
  }),
  papers: ofPhone(async (trx, ctx, phone) => {
    const mac = mobileMac(ctx.settings.tailKey, nationalOf(phone))
    return ids(await trx.selectFrom('paper_readers').select('id').where('mobile_mac', '=', mac).execute())
  }),
  subscriptions: async (trx, _ctx, person) => {
    const forms = 'phone' in person ? [person.phone, nationalOf(person.phone)] : [person.mail]
    return ids(
      await trx
        .selectFrom('subscriptions')
        .innerJoin('subscribers', 'subscribers.id', 'subscriptions.subscriber_id')
        .select('subscriptions.id')
        .where('subscribers.address', 'in', forms)
        .execute(),
    )
  },
  addresses: (trx, _ctx, person) =>
    rowsNaming(person, (pattern) =>
      trx
        .selectFrom('book_addresses')
        .select(['id'])
        .select(({ fn, ref, val }) =>
          fn<string>('concat_ws', [val('|'), ref('phone'), ref('detail')]).as('text'),
        )
        .where(({ or, eb }) => or([eb('phone', 'like', pattern), eb('detail', 'like', pattern)]))
        .execute(),
    ),
  drafts: (trx, _ctx, person) =>
    rowsNaming(person, (pattern) =>
      trx
        .selectFrom('order_drafts')
        .select(['id', 'content as text'])
        .where('content', 'like', pattern)
        .execute(),
    ),
  'webhook-events': (trx, _ctx, person) =>
    rowsNaming(person, (pattern) =>
      trx
        .selectFrom('webhook_events')
        .select(['id', 'body as text'])
        .where('body', 'like', pattern)
        .execute(),
    ),
  invitations: async (trx, _ctx, person) =>
    'mail' in person
      ? ids(
          await trx.selectFrom('company_invitations').select('id').where('mail', '=', person.mail).execute(),
        )
      : [],
  notes: (trx, _ctx, person) => textsNaming(trx, 'notes', person),
  comments: (trx, _ctx, person) => textsNaming(trx, 'comments', person),
  feedback: (trx, _ctx, person) => textsNaming(trx, 'feedback', person),
  remarks: (trx, _ctx, person) => textsNaming(trx, 'remarks', person),
  nicknames: (trx, _ctx, person) => textsNaming(trx, 'nicknames', person),
  'webhook-answers': (trx, _ctx, person) => textsNaming(trx, 'webhook-answers', person),
} as const satisfies Record<string, Find>
