import { inForce, type TariffBook } from './tariff.ts'
import { productKindOf, type Zone } from './vocabulary.ts'

/** The least and the most a first kilogram costs at the published prices, in minor units. */
export type PriceRange = { readonly least: number; readonly most: number }

/** What one standard parcel of up to a kilogram costs over these zones on a day, without fuel; null where no sheet says it. */
export function parcelPriceRange(
  { products }: Pick<TariffBook, 'products'>,
  { zones, day }: { readonly zones: readonly Zone[]; readonly day: string },
): PriceRange | null {
  const sheets = products.find(({ product }) => productKindOf(product) === 'express-standard')?.sheets ?? []
  const [band] = inForce(sheets, day)?.bands ?? []
  if (band?.kind !== 'first-then-steps') return null
  const prices = zones.flatMap((zone) => band.byZone[zone]?.first ?? [])
  return prices.length === 0 ? null : { least: Math.min(...prices), most: Math.max(...prices) }
}
