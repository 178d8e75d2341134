import { priceProduct } from './price-product.ts'
import type { QuoteInput } from './quote-input.ts'
import { inForce, type TariffBook } from './tariff.ts'
import { isSold, type QuoteProduct, type Zone, zones } from './vocabulary.ts'

/** The least that a product costs: `total` in minor units, for one piece of `weight` grams. */
export type StartingPrice = { readonly total: number; readonly weight: number }

/** The smallest parcel that is spoken of, grams. */
const leastPiece = 1000

/**
 * What each product that is sold costs at least on a day, with fuel: one piece of a kilogram, or of the least that the
 * product takes, over the cheapest of its zones. Products that no sheet prices by zone are left out.
 */
export function startingPrices(
  book: TariffBook,
  day: string,
): Readonly<Partial<Record<QuoteProduct, StartingPrice>>> {
  return Object.fromEntries(
    book.products
      .filter(({ product }) => isSold(product))
      .flatMap((tariff) => {
        const sheet = inForce(tariff.sheets, day)
        if (sheet === null) return []
        const { least, heaviestPieceAtLeast, leastDistance } = sheet.limits
        const weight = Math.max(leastPiece, least, heaviestPieceAtLeast ?? 0)
        const totals = tariff.goods.flatMap((goods) =>
          zonesOf(leastDistance).flatMap((zone) => {
            const pieces = [{ weight, count: 1 }]
            const input: QuoteInput = { ...plain, addOns: [], pieces, date: day, goods }
            const priced = priceProduct(tariff, input, { zone, km: leastDistance ?? 0 }, book)
            return priced.kind === 'priced' ? [priced.total] : []
          }),
        )
        return totals.length === 0 ? [] : [[tariff.product, { total: Math.min(...totals), weight }]]
      }),
  )
}

/** No city is as wide as a distance that a product begins at. */
function zonesOf(leastDistance: number | null): readonly Zone[] {
  return leastDistance === null ? zones : zones.filter((zone) => zone !== 'city')
}

/** Prices of zones ask for no places. */
const plain = { from: '', to: '', declaredValue: 0, cashOnDelivery: 0 }
