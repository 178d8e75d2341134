import { type RateBook, shippedRates } from '@hongyan/domain/quotes/quote-shipment'
import { ratesSince } from '@hongyan/domain/rates/rates-in-force'
import type { Ctx } from '@hongyan/kernel/context'

type PollerParts = {
  readonly ctx: Ctx
  /** Called after other rates were put in force. */
  readonly onChange: () => void
  readonly onFailure: (error: unknown) => void
}

export type RatesPoller = Pick<PollerParts, 'onFailure'> & {
  /** The prices and rules that are approved; those that the site ships with before anything is. */
  readonly current: () => RateBook
  /** Those that were approved at a moment that is over (ms UTC). */
  readonly at: (moment: number) => RateBook
  /** Puts what was approved or taken back since in force. */
  readonly round: () => Promise<void>
}

/** Follows the rates in the database. A failure changes nothing: what was read last stands. */
export function createRatesPoller({ ctx, onChange, onFailure }: PollerParts): RatesPoller {
  let edition = 0
  let book = shippedRates
  let bookAt = (_moment: number): RateBook => shippedRates
  return {
    onFailure,
    current: () => book,
    at: (moment) => bookAt(moment),
    round: async () => {
      const newer = await ratesSince(ctx, edition)
      if (newer === null) return
      ;({ edition, book, bookAt } = newer)
      onChange()
    },
  }
}
