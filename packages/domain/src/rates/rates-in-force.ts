import { type Schema, takeTurn } from '@hongyan/db'
import type { Ctx } from '@hongyan/kernel/context'
import type { Kysely, Transaction } from 'kysely'
import { type RateBook, shippedRates } from '../quotes/quote-shipment.ts'
import { withChanges } from './rate-book.ts'
import { readChange } from './rate-version.ts'

/** Lets whoever changes what comes into force be alone with it until the transaction ends. */
export async function holdRates(ctx: Ctx, trx: Transaction<Schema>): Promise<void> {
  await takeTurn(trx, ctx.db.engine, 'hold-rates')
}

/** The edition that whatever comes into force next has; after `holdRates`. */
export async function nextEdition(trx: Transaction<Schema>): Promise<number> {
  return (await lastEdition(trx)) + 1
}

/** The number of the next version; after `holdRates`. What ships is version 1. */
export async function nextNumber(trx: Transaction<Schema>): Promise<number> {
  const last = await trx
    .selectFrom('rate_versions')
    .select(({ fn }) => fn.max('number').as('number'))
    .executeTakeFirst()
  return Number(last?.number ?? 1) + 1
}

async function lastEdition(query: Kysely<Schema>): Promise<number> {
  const last = await query
    .selectFrom('rate_versions')
    .select(({ fn }) => fn.max('edition').as('edition'))
    .executeTakeFirst()
  return Number(last?.edition ?? 0)
}

/** All that is approved, in the book that ships, without the version `except`. */
export async function approvedRates(
  query: Kysely<Schema>,
  { except = null }: { readonly except?: string | null } = {},
): Promise<RateBook> {
  const rows = await query
    .selectFrom('rate_versions')
    .select(['id', 'valid_from', 'change'])
    .where('state', '=', 'approved')
    .execute()
  const others = rows.filter(({ id }) => id !== except)
  return withChanges(
    shippedRates,
    others.map((row) => ({ validFrom: row.valid_from, change: readChange(row.change) })),
  )
}

/**
 * What is approved, with its edition; null where that is `known`. Edition 0 is what ships with the site. `bookAt` is what
 * was approved at a moment (ms UTC).
 */
export async function ratesSince(
  ctx: Pick<Ctx, 'db'>,
  known: number,
): Promise<{
  readonly edition: number
  readonly book: RateBook
  readonly bookAt: (at: number) => RateBook
} | null> {
  const { query } = ctx.db
  const edition = await lastEdition(query)
  if (edition === known) return null
  const rows = await query
    .selectFrom('rate_versions')
    .select(['valid_from', 'change', 'decided_at', 'taken_back_at'])
    .where('edition', 'is not', null)
    .execute()
  const versions = rows.map((row) => ({
    validFrom: row.valid_from,
    change: readChange(row.change),
    from: Number(row.decided_at),
    until: row.taken_back_at === null ? Number.POSITIVE_INFINITY : Number(row.taken_back_at),
  }))
  const bookAt = (at: number): RateBook =>
    withChanges(
      shippedRates,
      versions.filter(({ from, until }) => from <= at && at < until),
    )
  return { edition, book: await approvedRates(query), bookAt }
}
