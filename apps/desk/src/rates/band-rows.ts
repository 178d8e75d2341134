import type { Band } from '@hongyan/domain/quotes/tariff'
import type { RateChange } from '@hongyan/domain/rates/rate-change'
import { type Path, valueAt } from './set-value.ts'

/** How a band may be priced, of those that a table can say. */
export const bandKinds = ['first-then-steps', 'per-kilogram', 'tonne-or-cubic', 'cubic', 'asked'] as const
export type BandKind = (typeof bandKinds)[number]

type Range = Pick<Band, 'over' | 'upTo'>

/** A band of another kind without any price: each of its cells asks to be filled in. */
export function emptyBand(kind: BandKind, { over, upTo }: Range): object {
  return kind === 'asked' ? { kind, over, upTo } : { kind, over, upTo, byZone: {} }
}

/**
 * The bands with one that begins over a weight (grams), cut off the one that had it until now; of the same kind it begins
 * with its prices. Null where one begins there already, or none has that weight.
 */
export function withBand(bands: readonly Band[], over: number, kind: BandKind): readonly object[] | null {
  const at = bands.findIndex((band) => band.over < over && (band.upTo === null || over < band.upTo))
  const cut = bands[at]
  if (cut === undefined) return null
  const range = { over, upTo: cut.upTo }
  const added = cut.kind === kind ? { ...cut, ...range } : emptyBand(kind, range)
  return [...bands.slice(0, at), { ...cut, upTo: over }, added, ...bands.slice(at + 1)]
}

/** The bands without one; its weights go to the one before, of the first to the one behind. */
export function withoutBand(bands: readonly Band[], at: number): readonly Band[] {
  const gone = bands[at]
  if (gone === undefined || bands.length === 1) return bands
  return bands.flatMap((band, place) => {
    if (place === at) return []
    if (place === at - 1) return [{ ...band, upTo: gone.upTo }]
    return place === 1 && at === 0 ? [{ ...band, over: gone.over }] : [band]
  })
}

/** Where a value of `rates` stands in `base`: where bands were added or removed, in the band that begins at the same weight. */
export function placeBefore(base: RateChange, rates: RateChange, path: Path): Path {
  const [kind, product, bands, at, ...rest] = path
  if (kind !== 'products' || product === undefined || bands !== 'bands' || at === undefined) return path
  const listOf = (all: RateChange) => valueAt(all, [kind, product, bands]) as readonly Band[] | undefined
  const [before = [], now = []] = [listOf(base), listOf(rates)]
  const band = now[Number(at)]
  if (before.length === now.length || band === undefined) return path
  const place = before.findIndex((one) => one.over === band.over && one.kind === band.kind)
  return [kind, product, bands, place, ...rest]
}
