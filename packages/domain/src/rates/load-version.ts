import type { Schema } from '@hongyan/db'
import { writeAudit } from '@hongyan/kernel/audit/write-audit'
import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import { uuidv7 } from '@hongyan/kernel/ids'
import type { Transaction } from 'kysely'
import type { RateBook } from '../quotes/quote-shipment.ts'
import { readLine } from './note.ts'
import { pastDays } from './past-days.ts'
import { putInForce } from './put-in-force.ts'
import { ratesOn, sheetsAfter, withChanges } from './rate-book.ts'
import { changedFrom, partsOf, type RateChange, type RatePart } from './rate-change.ts'
import { isAhead, wrongDay } from './rate-version.ts'
import { approvedRates, holdRates, nextNumber } from './rates-in-force.ts'

type FiledVersion = { readonly title: string; readonly validFrom: string; readonly change: RateChange }

/** What a file of rates makes of what is in force. */
export type LoadedVersion = {
  /** Null where the file changes nothing. */
  readonly number: number | null
  readonly parts: readonly RatePart[]
  /** Parts that change again later, as they were to before, with the first day on which they do. */
  readonly followed: readonly { readonly part: RatePart; readonly from: string }[]
  readonly before: RateBook
  readonly after: RateBook
}

class Tried extends Error {
  readonly loaded: LoadedVersion

  constructor(loaded: LoadedVersion) {
    super('only tried')
    this.loaded = loaded
  }
}

/**
 * Puts a file of rates in force, by whoever runs the site: nobody of staff approves it. Parts that stand so on its day
 * are left out, so the same file again changes nothing. `isTrial`: says what it would do, and does nothing.
 * Refusals: `day-over` for a day that has begun, once anything was ordered; `day-taken`; `invalid-input` for its title,
 * and for days of the calendar before its own.
 */
export async function loadVersion(ctx: Ctx, filed: FiledVersion, isTrial = false): Promise<LoadedVersion> {
  try {
    return await ctx.db.transaction(async (trx) => {
      await holdRates(ctx, trx)
      const loaded = await load(ctx, trx, filed)
      if (isTrial) throw new Tried(loaded)
      return loaded
    })
  } catch (error) {
    if (error instanceof Tried) return error.loaded
    throw error
  }
}

async function load(
  ctx: Ctx,
  trx: Transaction<Schema>,
  { title, validFrom, change: filed }: FiledVersion,
): Promise<LoadedVersion> {
  const before = await approvedRates(trx)
  const change = changedFrom(ratesOn(before, validFrom), filed)
  const parts = partsOf(change)
  if (parts.length === 0) return { number: null, parts, followed: [], before, after: before }
  const isOpening = !(await hasOrders(trx))
  if (!isAhead(ctx, validFrom) && !isOpening) throw wrongDay('day-over')
  const problems = isOpening ? [] : pastDays(change, before.calendar, validFrom)
  if (problems.length > 0)
    throw new DomainError({ entity: 'rates', code: 'invalid-input', detail: 'past days', fields: problems })
  const [id, number, now] = [uuidv7(ctx.now()), await nextNumber(trx), ctx.now()]
  const by = ctx.actor.kind === 'system' ? ctx.actor.name : ctx.actor.kind
  await trx
    .insertInto('rate_versions')
    .values({
      id,
      number,
      valid_from: validFrom,
      title: readLine('title', title),
      state: 'draft',
      revision: 1,
      change: JSON.stringify(change),
      edition: null,
      made_at: now,
      made_by: by,
      changed_at: now,
      changed_by: by,
      decided_at: now,
      decided_by: by,
      note: null,
      taken_back_at: null,
    })
    .execute()
  const edition = await putInForce(trx, { id, validFrom, change })
  await trx.updateTable('rate_versions').set({ state: 'approved', edition }).where('id', '=', id).execute()
  await writeAudit(ctx, trx, { entity: 'rates', id, action: 'loaded', detail: { validFrom } })
  const later = sheetsAfter(before, validFrom)
  const followed = parts.flatMap((part) => {
    const from = later.get(part)
    return from === undefined ? [] : [{ part, from }]
  })
  return { number, parts, followed, before, after: withChanges(before, [{ validFrom, change }]) }
}

/** Before the first order no price has bound anybody. */
async function hasOrders(trx: Transaction<Schema>): Promise<boolean> {
  return (await trx.selectFrom('orders').select('id').limit(1).executeTakeFirst()) !== undefined
}
