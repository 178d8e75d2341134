import type { Ctx } from '@hongyan/kernel/context'
import { findVersion } from '../find-version.ts'
import { withChanges } from '../rate-book.ts'
import { versionOfRow } from '../rate-version.ts'
import { approvedRates } from '../rates-in-force.ts'
import { type ComparedSample, compareBooks, type ProductSum, sumsOf } from './compare-books.ts'
import { orderSamples } from './order-samples.ts'
import { madeUpSamples } from './sample-shipments.ts'
import { touchedDays } from './touched-days.ts'

/** What a version changes for samples: money in minor units, over the samples that both books price. */
export type Comparison = {
  readonly revision: number
  readonly validFrom: string
  readonly samples: readonly ComparedSample[]
  readonly sums: readonly ProductSum[]
  /** How many were priced and are no more, and the other way round. */
  readonly lost: number
  readonly won: number
  /** How many arrive at another time. */
  readonly later: number
  readonly earlier: number
  /** How long pricing them took, ms. */
  readonly ms: number
}

const most = 200
/** Orders tell what is sent most, made-up ones what is sent seldom. */
const mostOrders = 100

/** Prices 200 samples with and without a version, from its day on. Refusals: those of `findVersion`. */
export async function compareVersion(ctx: Ctx, { id }: { readonly id: string }): Promise<Comparison> {
  const row = await findVersion(ctx, { id, right: 'see-rates' })
  const { validFrom, change, revision } = versionOfRow(row)
  const before = await approvedRates(ctx.db.query, { except: id })
  const after = withChanges(before, [{ validFrom, change }])
  const orders = await orderSamples(ctx, mostOrders)
  const began = performance.now()
  const samples = compareBooks(
    [...orders, ...madeUpSamples()],
    { before, after },
    { from: validFrom, touched: touchedDays(before.calendar, after.calendar, validFrom), most },
  )
  const ms = performance.now() - began
  const count = (is: (one: ComparedSample) => boolean): number => samples.filter(is).length
  return {
    revision,
    validFrom,
    samples,
    sums: sumsOf(samples),
    lost: count((one) => one.after.kind === 'none'),
    won: count((one) => one.before.kind === 'none'),
    later: count((one) => arrivalOrder(one) > 0),
    earlier: count((one) => arrivalOrder(one) < 0),
    ms: Math.round(ms),
  }
}

function arrivalOrder({ before, after }: ComparedSample): number {
  if (before.kind !== 'priced' || after.kind !== 'priced') return 0
  const [old, now] = [before, after].map(({ latest, by }) => `${latest} ${by}`)
  return old === now ? 0 : (now ?? '') > (old ?? '') ? 1 : -1
}
