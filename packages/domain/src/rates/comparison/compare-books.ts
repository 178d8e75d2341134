import { DomainError } from '@hongyan/kernel/errors'
import { instantAtHome } from '@hongyan/kernel/home-time'
import { quotableDays, quoteShipment, type RateBook } from '../../quotes/quote-shipment.ts'
import { addDays } from '../../quotes/transit/estimate-arrival.ts'
import type { QuoteProduct } from '../../quotes/vocabulary.ts'
import type { Sample } from './sample-shipments.ts'

/** What a book says of a sample: its price in minor units with the day and hour it arrives by, or why there is none. */
type Told =
  | { readonly kind: 'priced'; readonly total: number; readonly latest: string; readonly by: string }
  | { readonly kind: 'none'; readonly why: string }

/** A sample under both books. `date` and `time` (`HH:MM`) are those at which it is handed over, in China. */
export type ComparedSample = Sample & {
  readonly date: string
  readonly time: string
  readonly before: Told
  readonly after: Told
}

/** Sums in minor units over the samples that both books price. */
export type ProductSum = {
  readonly product: QuoteProduct
  readonly samples: number
  readonly before: number
  readonly after: number
}

/** Times of a day at which samples are handed over in turn: before, between and after the cut-offs. */
const times = ['10:00', '15:30', '16:30', '17:30'] as const

/** Over so many days from the first one on samples are handed over. */
const daysSpread = 28

/**
 * Prices samples with two books, on the days from `from` on, and on `touched` ones in turn with them. Samples that
 * neither book prices are left out; at most `most` are compared.
 */
export function compareBooks(
  samples: readonly Sample[],
  books: { readonly before: RateBook; readonly after: RateBook },
  {
    from,
    touched,
    most,
  }: { readonly from: string; readonly touched: readonly string[]; readonly most: number },
): readonly ComparedSample[] {
  const compared: ComparedSample[] = []
  for (const [index, sample] of samples.entries()) {
    if (compared.length >= most) break
    const usual = addDays(from, (index * 5) % daysSpread)
    const date = index % 2 === 1 ? (touched[((index - 1) / 2) % touched.length] ?? usual) : usual
    const time = times[index % times.length] ?? times[0]
    const [before, after] = [tell(sample, date, time, books.before), tell(sample, date, time, books.after)]
    if (before.kind === 'none' && after.kind === 'none') continue
    compared.push({ ...sample, date, time, before, after })
  }
  return compared
}

function tell({ product, input }: Sample, date: string, time: string, book: RateBook): Told {
  const now = instantAtHome(date, time)
  const books = { ...book, network: null, delays: null }
  if (date > quotableDays(now, books).last) return { kind: 'none', why: 'out-of-range' }
  try {
    const quote = quoteShipment({ now: () => now }, { ...input, date }, books, [product])
    const [offer] = quote.offers
    if (!offer) return { kind: 'none', why: quote.refused[0]?.obstacle.kind ?? 'no-tariff' }
    const { latest, by } = offer.transit
    return { kind: 'priced', total: offer.total, latest, by }
  } catch (error) {
    // A place of an order that there is no more.
    if (error instanceof DomainError) return { kind: 'none', why: error.fields[0]?.message ?? error.code }
    throw error
  }
}

/** What the samples come to, a sum for each product, in the order of the samples. */
export function sumsOf(samples: readonly ComparedSample[]): readonly ProductSum[] {
  const sums = new Map<QuoteProduct, ProductSum>()
  for (const { product, before, after } of samples) {
    if (before.kind !== 'priced' || after.kind !== 'priced') continue
    const sum = sums.get(product) ?? { product, samples: 0, before: 0, after: 0 }
    sums.set(product, {
      product,
      samples: sum.samples + 1,
      before: sum.before + before.total,
      after: sum.after + after.total,
    })
  }
  return [...sums.values()]
}
