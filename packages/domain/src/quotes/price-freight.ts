import type { ChargeableWeight } from './chargeable-weight.ts'
import type { Formula, PriceLine } from './price-line.ts'
import type { Band, PricedBand, RateSheet } from './tariff.ts'
import type { Zone } from './vocabulary.ts'
import { ceilDivide, roundDivide } from './whole-numbers.ts'

/** mm³ in a litre. */
const litre = 1_000_000

type Freight = { readonly fee: number; readonly formula: Formula }
type Load = { readonly charged: number; readonly actual: number; readonly volume: number }

/** The freight of a shipment, or why the tariff tells none. */
type FreightAnswer =
  | { readonly kind: 'priced'; readonly lines: readonly PriceLine[] }
  | { readonly kind: 'asked'; readonly over: number; readonly upTo: number | null }
  | { readonly kind: 'zone-not-served' }

/** Prices a shipment: as a whole, or each size of piece on its own where the sheet says so. */
export function priceFreight(
  sheet: RateSheet,
  weight: ChargeableWeight,
  zone: Zone,
  km: number,
): FreightAnswer {
  if (weight.level === 'piece') return priceBySize(sheet, weight, zone, km)
  const load = { charged: weight.charged, actual: weight.actual, volume: weight.volume }
  const own = bandOf(sheet.bands, load.charged)
  if (own.kind === 'asked') return own
  const best = cheapest(sheet.bands, load, zone, km)
  if (best === null) return { kind: 'zone-not-served' }
  const { fee, formula, band } = best
  const line: PriceLine = { item: 'freight', fee, formula, ...(band === own ? {} : { billedAs: band.over }) }
  return { kind: 'priced', lines: [line] }
}

function priceBySize(sheet: RateSheet, weight: ChargeableWeight, zone: Zone, km: number): FreightAnswer {
  const lines: PriceLine[] = []
  for (const size of weight.sizes) {
    const own = bandOf(sheet.bands, size.charged)
    if (own.kind === 'asked') return own
    const one = priceIn(own, { ...size, volume: 0 }, zone, km)
    if (one === null) return { kind: 'zone-not-served' }
    const formula =
      one.formula.kind === 'first-then-steps' ? { ...one.formula, count: size.count } : one.formula
    lines.push({ item: 'freight', fee: one.fee * size.count, formula })
  }
  return { kind: 'priced', lines }
}

function bandOf(bands: readonly Band[], charged: number): Band {
  const found = bands.find(
    ({ over, upTo }) => (charged > over || over === 0) && (upTo === null || charged <= upTo),
  )
  if (!found) throw new Error('the bands of a sheet leave no weight out')
  return found
}

/**
 * The band that makes it cheapest: its own, or a heavier one at the weight where that begins, as at a counter where
 * both are tried. So a heavier shipment never costs less than a lighter one.
 */
function cheapest(bands: readonly Band[], load: Load, zone: Zone, km: number) {
  const from = bands.indexOf(bandOf(bands, load.charged))
  const tried = bands.slice(from).flatMap((band) => {
    if (band.kind === 'asked') return []
    const freight = priceIn(band, { ...load, charged: Math.max(load.charged, band.over) }, zone, km)
    return freight === null ? [] : [{ ...freight, band }]
  })
  return tried.reduce<(typeof tried)[number] | null>(
    (best, next) => (best === null || next.fee < best.fee ? next : best),
    null,
  )
}

function priceIn(band: PricedBand, load: Load, zone: Zone, km: number): Freight | null {
  if (band.kind === 'truck')
    return zone === 'hong-kong-macau' || zone === 'taiwan' ? null : hire(band.trucks, load, km)
  switch (band.kind) {
    case 'first-then-steps': {
      const rate = band.byZone[zone]
      if (!rate) return null
      const steps = load.charged > band.first ? ceilDivide(load.charged - band.first, band.step) : 0
      const { first, step } = band
      const formula = {
        kind: band.kind,
        charged: load.charged,
        first,
        firstFee: rate.first,
        steps,
        step,
        stepFee: rate.step,
        count: 1,
      }
      return { fee: rate.first + steps * rate.step, formula }
    }
    case 'per-kilogram': {
      const rate = band.byZone[zone]
      if (!rate) return null
      const fee = roundDivide(load.charged * rate.kilogram, 1000)
      const least = fee < rate.least ? rate.least : null
      return {
        fee: least ?? fee,
        formula: { kind: band.kind, charged: load.charged, kilogram: rate.kilogram, least },
      }
    }
    case 'tonne-or-cubic': {
      const rate = band.byZone[zone]
      if (!rate) return null
      const weight = Math.max(load.actual, band.over)
      const byTonne = roundDivide(weight * rate.tonne, 1_000_000)
      const byVolume = roundDivide(wholeLitres(load.volume) * rate.cubicMetre, 1000)
      return byTonne >= byVolume
        ? { fee: byTonne, formula: { kind: 'by-tonne', charged: weight, tonne: rate.tonne } }
        : {
            fee: byVolume,
            formula: {
              kind: 'by-cubic-metre',
              volume: wholeLitres(load.volume) * litre,
              cubicMetre: rate.cubicMetre,
              counted: 'volume',
            },
          }
    }
    case 'cubic': {
      const rate = band.byZone[zone]
      if (!rate) return null
      const byWeight = ceilDivide(load.actual, band.kilogramsPerCubicMetre)
      const byVolume = wholeLitres(load.volume)
      const litres = Math.max(byWeight, byVolume, band.leastLitres)
      const counted = litres === byVolume ? 'volume' : litres === byWeight ? 'weight' : 'least'
      return {
        fee: roundDivide(litres * rate.cubicMetre, 1000),
        formula: { kind: 'by-cubic-metre', volume: litres * litre, cubicMetre: rate.cubicMetre, counted },
      }
    }
  }
}

/** Freight by volume is counted in litres begun: 0.001 m³. */
function wholeLitres(volume: number): number {
  return ceilDivide(volume, litre)
}

/** The smallest truck that takes all of it, else as many of the largest as are needed. */
function hire(trucks: Extract<Band, { kind: 'truck' }>['trucks'], load: Load, km: number): Freight | null {
  const fits = trucks.find(({ payload, litres }) => load.actual <= payload && load.volume <= litres * litre)
  const truck = fits ?? trucks.at(-1)
  if (!truck) return null
  const count = Math.max(
    ceilDivide(load.actual, truck.payload),
    ceilDivide(load.volume, truck.litres * litre),
  )
  const road = roadKilometres(km)
  return {
    fee: count * (truck.start + road * truck.kilometre),
    formula: {
      kind: 'truck',
      truck: truck.id,
      count,
      start: truck.start,
      km: road,
      kilometre: truck.kilometre,
    },
  }
}

/** An estimate: roads are about 1.3 times as long as the great circle, and no trip is under 30 km. */
function roadKilometres(km: number): number {
  return Math.max(30, ceilDivide(km * 13, 10))
}
