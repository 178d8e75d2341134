import { type ChargeableWeight, chargeableWeight } from './chargeable-weight.ts'
import { priceAddOn } from './price-add-ons.ts'
import { priceFreight } from './price-freight.ts'
import type { PriceLine } from './price-line.ts'
import { type Pieces, type QuoteInput, sidesOf, volumeOf } from './quote-input.ts'
import { type Extra, inForce, type ProductTariff, type RateSheet, type TariffBook } from './tariff.ts'
import type { AddOn, GoodsKind, Zone } from './vocabulary.ts'
import { ceilDivide, roundDivide } from './whole-numbers.ts'

/** Why a product is not offered. Grams, mm, litres, kilometres. */
export type Obstacle =
  | { readonly kind: 'goods'; readonly carries: readonly GoodsKind[] }
  | { readonly kind: 'zone-not-served' }
  | { readonly kind: 'too-near'; readonly least: number; readonly km: number }
  | { readonly kind: 'shipment-too-light'; readonly least: number }
  | { readonly kind: 'shipment-too-heavy'; readonly most: number }
  | { readonly kind: 'shipment-too-large'; readonly most: number }
  | { readonly kind: 'piece-too-light'; readonly least: number }
  | { readonly kind: 'piece-too-heavy'; readonly most: number; readonly size: number }
  | { readonly kind: 'side-too-long'; readonly most: number; readonly size: number }
  | { readonly kind: 'sides-too-long'; readonly most: number; readonly size: number }
  | { readonly kind: 'asked'; readonly over: number; readonly upTo: number | null }
  | { readonly kind: 'no-tariff' }
  /** Priced from door to door, which takes both streets. */
  | { readonly kind: 'needs-street' }
  | { readonly kind: 'other-city' }
  /** One of the places lies abroad, or beyond a customs border. */
  | { readonly kind: 'abroad' }
  | { readonly kind: 'domestic' }

/** The price of one product, as lines. */
export type Priced = {
  readonly kind: 'priced'
  readonly validFrom: string
  readonly weight: ChargeableWeight
  readonly lines: readonly PriceLine[]
  /** Sum of the lines that have a fee, in minor units. */
  readonly total: number
  /** Add-ons asked for that this product does not have. */
  readonly missing: readonly AddOn[]
  /** Road kilometres of a truck hired whole. */
  readonly truckKm: number | null
}

/** Prices one product, or says why it cannot be had. Depends on nothing but its arguments. */
export function priceProduct(
  tariff: ProductTariff,
  input: QuoteInput,
  where: { readonly zone: Zone | null; readonly km: number },
  book: TariffBook,
): Priced | Obstacle {
  const sheet = inForce(tariff.sheets, input.date)
  const addOnSheet = inForce(book.addOns, input.date)
  const fuel = inForce(book.fuel, input.date)
  if (!sheet || !addOnSheet || !fuel) return { kind: 'no-tariff' }
  const { zone, km } = where
  if (zone === null) return { kind: 'abroad' }
  if (!tariff.goods.includes(input.goods)) return { kind: 'goods', carries: tariff.goods }
  const { leastDistance } = sheet.limits
  if (leastDistance !== null && km < leastDistance) return { kind: 'too-near', least: leastDistance, km }
  if (!sheet.bands.some((band) => 'byZone' in band && band.byZone[zone])) return { kind: 'zone-not-served' }
  const weight = chargeableWeight(input.pieces, sheet)
  const obstacle = overLimits(sheet.limits, input.pieces, weight)
  if (obstacle) return obstacle
  const freight = priceFreight(sheet, weight, zone, km)
  if (freight.kind !== 'priced') return freight

  const lines: PriceLine[] = [...freight.lines]
  const freightFee = sumOf(lines)
  lines.push(...sheet.extras.flatMap((extra) => priceExtra(extra, input.goods, weight, freightFee)))
  lines.push({ item: 'fuel', ...shareOf(freightFee, fuel[tariff.fuel]) })
  for (const id of input.addOns) {
    if (tariff.addOns.includes(id)) lines.push(priceAddOn(id, input, addOnSheet))
  }
  const [first] = freight.lines
  return {
    kind: 'priced',
    validFrom: sheet.validFrom,
    weight,
    lines,
    total: sumOf(lines),
    missing: input.addOns.filter((id) => !tariff.addOns.includes(id)),
    truckKm: first?.formula.kind === 'truck' ? first.formula.km : null,
  }
}

function sumOf(lines: readonly PriceLine[]): number {
  return lines.reduce((sum, { fee }) => sum + (fee ?? 0), 0)
}

function priceExtra(
  extra: Extra,
  goods: GoodsKind,
  weight: ChargeableWeight,
  freight: number,
): readonly PriceLine[] {
  if (!extra.goods.includes(goods)) return []
  if (extra.kind === 'cool-box') {
    if (weight.charged > extra.upTo) return []
    const count = Math.max(1, ceilDivide(weight.volume, extra.litresPerBox * 1_000_000))
    const most = shareOf(freight, extra.mostBasisPoints)
    return count * extra.box <= most.fee
      ? [{ item: 'cool-box', fee: count * extra.box, formula: { kind: 'each', count, fee: extra.box } }]
      : [{ item: 'cool-box', ...most }]
  }
  if (weight.charged <= extra.over) return []
  return [{ item: 'temperature', ...shareOf(freight, extra.basisPoints) }]
}

function shareOf(freight: number, basisPoints: number) {
  const formula = { kind: 'share', of: freight, basisPoints } as const
  return { fee: roundDivide(freight * basisPoints, 10_000), formula }
}

/** Sides in mm; none where the size is not known, which is under every limit. */
function sideLengths(piece: Pieces): readonly number[] {
  return Object.values(sidesOf(piece) ?? {})
}

function overLimits(
  limits: RateSheet['limits'],
  pieces: readonly Pieces[],
  weight: ChargeableWeight,
): Obstacle | null {
  const size = (over: (piece: Pieces) => boolean) => pieces.findIndex(over)
  if (limits.pieceWeight !== null) {
    const most = limits.pieceWeight
    const heavy = size((piece) => piece.weight > most)
    if (heavy >= 0) return { kind: 'piece-too-heavy', most, size: heavy }
  }
  if (limits.longestSide !== null) {
    const most = limits.longestSide
    const long = size((piece) => Math.max(...sideLengths(piece)) > most)
    if (long >= 0) return { kind: 'side-too-long', most, size: long }
  }
  if (limits.sumOfSides !== null) {
    const most = limits.sumOfSides
    const long = size((piece) => sideLengths(piece).reduce((sum, side) => sum + side, 0) > most)
    if (long >= 0) return { kind: 'sides-too-long', most, size: long }
  }
  const { least, heaviestPieceAtLeast, shipmentWeight, shipmentVolume } = limits
  if (weight.charged < least) return { kind: 'shipment-too-light', least }
  if (heaviestPieceAtLeast !== null && weight.sizes.every(({ charged }) => charged < heaviestPieceAtLeast)) {
    return { kind: 'piece-too-light', least: heaviestPieceAtLeast }
  }
  if (shipmentWeight !== null && weight.actual > shipmentWeight) {
    return { kind: 'shipment-too-heavy', most: shipmentWeight }
  }
  const volume = pieces.reduce((sum, piece) => sum + volumeOf(piece) * piece.count, 0)
  if (shipmentVolume !== null && volume > shipmentVolume * 1_000_000) {
    return { kind: 'shipment-too-large', most: shipmentVolume }
  }
  return null
}
