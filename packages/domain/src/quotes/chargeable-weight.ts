import { isMeasured, type QuoteInput, type Sides, sidesOf } from './quote-input.ts'
import type { RateSheet } from './tariff.ts'
import { ceilDivide, roundDivide, roundUpTo } from './whole-numbers.ts'

/** Both weights of a shipment and which one counts. Grams and mm³. */
export type ChargeableWeight = {
  readonly actual: number
  /** To the nearest gram, for showing; what is charged is reckoned from mm³. */
  readonly volumetric: number
  /** mm³ by the rule of the product for reading sides. */
  readonly volume: number
  readonly charged: number
  readonly basis: 'actual' | 'volumetric'
  readonly divisor: number
  readonly step: number
  readonly level: RateSheet['level']
  /** The size of every piece is known. Where not, the own weight of the others is all that counts. */
  readonly measured: boolean
  /** By size of piece, in the order of the inquiry. At the level of the shipment `charged` counts the size alone. */
  readonly sizes: readonly SizeWeight[]
}

type SizeWeight = {
  readonly count: number
  readonly actual: number
  readonly volumetric: number
  readonly charged: number
}

/** cm³ ÷ divisor is kilograms, and so mm³ ÷ divisor is grams; the larger of the two weights, up to whole steps. */
export function chargeableWeight(
  pieces: QuoteInput['pieces'],
  sheet: Pick<RateSheet, 'divisor' | 'step' | 'level' | 'sides'>,
): ChargeableWeight {
  const { divisor, step, level, sides } = sheet
  const sizes = pieces.map((piece) => {
    const known = sidesOf(piece)
    const volume = known === null ? 0 : volumeOfSides(readSides(known, sides))
    return { count: piece.count, volume, ...weigh(piece.weight, volume, divisor, step) }
  })
  const sum = (of: (size: (typeof sizes)[number]) => number) =>
    sizes.reduce((total, size) => total + of(size) * size.count, 0)
  const whole = weigh(
    sum(({ actual }) => actual),
    sum(({ volume }) => volume),
    divisor,
    step,
  )
  const charged = level === 'shipment' ? whole.charged : sum((size) => size.charged)
  const actualCharged =
    level === 'shipment' ? roundUpTo(whole.actual, step) : sum(({ actual }) => roundUpTo(actual, step))
  return {
    actual: whole.actual,
    volumetric: whole.volumetric,
    volume: sum(({ volume }) => volume),
    charged,
    basis: charged > actualCharged ? 'volumetric' : 'actual',
    divisor,
    step,
    level,
    measured: isMeasured(pieces),
    sizes: sizes.map(({ count, actual, volumetric, charged: of }) => ({
      count,
      actual,
      volumetric,
      charged: of,
    })),
  }
}

function weigh(actual: number, volume: number, divisor: number, step: number) {
  const volumetricSteps = ceilDivide(volume, divisor * step) * step
  return {
    actual,
    volumetric: roundDivide(volume, divisor),
    charged: Math.max(roundUpTo(actual, step), volumetricSteps),
  }
}

/** Sides as the rule reads them, in mm; none ever becomes nothing. */
function readSides(sides: Sides, rule: RateSheet['sides']): Sides {
  if (rule === 'measured') return sides
  const read = (mm: number) => (rule === 'up' ? roundUpTo(mm, 10) : Math.max(10, roundDivide(mm, 10) * 10))
  return { length: read(sides.length), width: read(sides.width), height: read(sides.height) }
}

function volumeOfSides({ length, width, height }: Sides): number {
  return length * width * height
}
