import type { Schema } from '@hongyan/db'
import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import { retainedSince } from '@hongyan/kernel/retention-period'
import type { Transaction } from 'kysely'
import { mobileMac } from '../codes/code-digests.ts'
import { deleteAccount } from '../own-data/delete-account.ts'
import { dropSubscriptions } from '../subscriptions/drop-subscriptions.ts'
import { phoneKey } from '../tracking/phone-key.ts'
import { removers } from './carry-out-retention.ts'
import { retentionPeriods } from './retention-periods.ts'

/** Whom it is about: a phone number as shipments are compared by, E.164, or a mail address in lower case. */
type Person = { readonly phone: string } | { readonly mail: string }

/** Whose phone or mail somebody gave; null where it is neither. */
export function readPerson(typed: string): Person | null {
  const text = typed.trim()
  if (/^[^\s@]+@[^\s@]+$/.test(text)) return { mail: text.toLowerCase() }
  const phone = phoneKey(text)
  return phone === null ? null : { phone }
}

/** What is held of a person, and how much. */
type Held = {
  /** Goes: nothing obliges to keep it. */
  readonly erased: Readonly<Record<ErasedThing, number>>
  /** Stays: accounts with something under way; orders and shipments as long as the law keeps them, and no longer. */
  readonly kept: {
    readonly accounts: number
    readonly orders: number
    readonly shipments: number
    /** Kept those that ended before this moment (ms UTC) are none any more: the nightly job has removed them. */
    readonly since: number
  }
}

type ErasedThing = keyof typeof finders

/** A digest of a phone number is made of the digits at home, or of all of it abroad. */
const nationalOf = (phone: string) => phone.replace(/^\+86/, '')

type Find = (trx: Transaction<Schema>, ctx: Ctx, person: Person) => Promise<readonly string[]>

const ids = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id)

/** Rows of texts that hold a phone number, whichever way it is written. */
function holding<T extends { readonly text: string }>(rows: readonly T[], phone: string): readonly T[] {
  const digits = nationalOf(phone).replace(/\D/g, '')
  return rows.filter(({ text }) => text.replace(/[\s()-]/g, '').includes(digits))
}

const lastDigits = (phone: string) => `%${phone.slice(-4)}%`

const finders = {
  accounts: async (trx, _ctx, person) =>
    ids(
      'phone' in person
        ? await trx.selectFrom('accounts').select('id').where('phone', '=', person.phone).execute()
        : await trx.selectFrom('accounts').select('id').where('mail', '=', person.mail).execute(),
    ),
  enquiries: async (trx, ctx, person) => {
    if (!('phone' in person)) return []
    const mac = mobileMac(ctx.settings.tailKey, nationalOf(person.phone))
    const details = trx.selectFrom('enquiry_details').select('enquiry_id as id')
    return ids(await details.where('mobile_mac', '=', mac).execute())
  },
  papers: async (trx, ctx, person) => {
    if (!('phone' in person)) return []
    const mac = mobileMac(ctx.settings.tailKey, nationalOf(person.phone))
    return ids(await trx.selectFrom('paper_readers').select('id').where('mobile_mac', '=', mac).execute())
  },
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
  addresses: async (trx, _ctx, person) => {
    if (!('phone' in person)) return []
    const rows = trx.selectFrom('book_addresses').select(['id', 'phone as text'])
    return ids(holding(await rows.where('phone', 'like', lastDigits(person.phone)).execute(), person.phone))
  },
  drafts: async (trx, _ctx, person) => {
    if (!('phone' in person)) return []
    const rows = trx.selectFrom('order_drafts').select(['id', 'content as text'])
    return ids(holding(await rows.where('content', 'like', lastDigits(person.phone)).execute(), person.phone))
  },
  notes: async (trx, _ctx, person) => {
    const rows = trx.selectFrom('work_notes').select(['id', 'text'])
    if ('mail' in person) return ids(await rows.where('text', 'like', `%${person.mail}%`).execute())
    return ids(holding(await rows.where('text', 'like', lastDigits(person.phone)).execute(), person.phone))
  },
  'webhook-events': async (trx, _ctx, person) => {
    if (!('phone' in person)) return []
    const rows = trx.selectFrom('webhook_events').select(['id', 'body as text'])
    return ids(holding(await rows.where('body', 'like', lastDigits(person.phone)).execute(), person.phone))
  },
  invitations: async (trx, _ctx, person) =>
    'mail' in person
      ? ids(
          await trx.selectFrom('company_invitations').select('id').where('mail', '=', person.mail).execute(),
        )
      : [],
} as const satisfies Record<string, Find>

type Erase = (ctx: Ctx, trx: Transaction<Schema>, ids: readonly string[]) => Promise<unknown>

/** Accounts are deleted each by itself, as by their owners. */
const erasers: Readonly<Record<Exclude<ErasedThing, 'accounts'>, Erase>> = {
  enquiries: removers.enquiries,
  papers: removers.papers,
  subscriptions: (ctx, trx, found) => dropSubscriptions(ctx, trx, found, 'ended'),
  addresses: (_ctx, trx, found) => trx.deleteFrom('book_addresses').where('id', 'in', found).execute(),
  drafts: removers.drafts,
  notes: (_ctx, trx, found) => trx.deleteFrom('work_notes').where('id', 'in', found).execute(),
  'webhook-events': removers['webhook-events'],
  invitations: removers.invitations,
}

const things = Object.keys(finders) as readonly ErasedThing[]

/** What is held of a person; nothing is changed. */
export async function findPerson(ctx: Ctx, person: Person): Promise<Held> {
  return ctx.db.transaction(async (trx) => {
    const counts: Partial<Record<ErasedThing, number>> = {}
    for (const thing of things) counts[thing] = (await finders[thing](trx, ctx, person)).length
    return { erased: counts as Held['erased'], kept: { accounts: 0, ...(await keptOf(ctx, trx, person)) } }
  })
}

/**
 * Erases what is held of a person and no law keeps, also where others have written it down. Nothing of it says in a log
 * who it was. An account with an order under way or a claim open stays, and is counted.
 */
export async function erasePerson(ctx: Ctx, person: Person): Promise<Held> {
  const accounts = await ctx.db.transaction((trx) => finders.accounts(trx, ctx, person))
  let accountsKept = 0
  for (const customerId of accounts) {
    const own: Ctx = { ...ctx, actor: { kind: 'customer', customerId, sessionId: null, address: '' } }
    await deleteAccount(own, { sessionId: null }).catch((error: unknown) => {
      if (!(error instanceof DomainError && error.code === 'conflict')) throw error
      accountsKept += 1
    })
  }
  const counts: Record<string, number> = { accounts: accounts.length - accountsKept }
  const kept = await ctx.db.transaction(async (trx) => {
    for (const [thing, erase] of Object.entries(erasers)) {
      const found = await finders[thing as keyof typeof erasers](trx, ctx, person)
      counts[thing] = found.length
      if (found.length > 0) await erase(ctx, trx, found)
    }
    return keptOf(ctx, trx, person)
  })
  await ctx.db.forgetDeleted()
  return { erased: counts as Held['erased'], kept: { accounts: accountsKept, ...kept } }
}

/** Orders and shipments that name a person, as long as they have to be kept. */
async function keptOf(ctx: Ctx, trx: Transaction<Schema>, person: Person) {
  const since = retainedSince(retentionPeriods.orders, ctx.now())
  if (!('phone' in person)) return { orders: 0, shipments: 0, since }
  const { phone } = person
  const details = await trx
    .selectFrom('order_details')
    .select(['order_id as id', 'contact_mobile', 'sender_phone', 'recipient_phone'])
    .where(({ or, eb }) =>
      or([
        eb('contact_mobile', 'like', lastDigits(phone)),
        eb('sender_phone', 'like', lastDigits(phone)),
        eb('recipient_phone', 'like', lastDigits(phone)),
      ]),
    )
    .execute()
  const texts = details.map((row) => ({
    text: [row.contact_mobile, row.sender_phone, row.recipient_phone].join('|'),
  }))
  const parties = await trx
    .selectFrom('shipment_parties')
    .select('shipment_id')
    .distinct()
    .where('phone_key', '=', phone)
    .execute()
  return { orders: holding(texts, phone).length, shipments: parties.length, since }
}
