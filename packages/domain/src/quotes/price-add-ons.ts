import { inMinors } from '@hongyan/locales'
import type { PriceLine } from './price-line.ts'
import { isMeasured, type QuoteInput, volumeOf } from './quote-input.ts'
import type { AddOnSheet } from './tariff.ts'
import type { AddOn } from './vocabulary.ts'
import { ceilDivide, roundDivide } from './whole-numbers.ts'

const minorsInUnit = inMinors(1)
/** mm³ in a cubic metre. */
const cubicMetre = 1_000_000_000

/** The price of one thing added to a shipment. */
export function priceAddOn(id: AddOn, input: QuoteInput, sheet: AddOnSheet): PriceLine {
  const pieces = input.pieces.reduce((sum, { count }) => sum + count, 0)
  const flat = (fee: number): PriceLine => ({ item: id, fee, formula: { kind: 'a-shipment' } })
  switch (id) {
    case 'insurance':
      return cover(id, input.declaredValue, sheet.insurance)
    case 'full-cover':
      return cover(id, input.declaredValue, sheet.fullCover)
    case 'cash-on-delivery':
      return { item: id, fee: null, formula: { kind: 'by-contract', amount: input.cashOnDelivery } }
    case 'receipt-paper':
      return flat(sheet.receiptPaper)
    case 'receipt-electronic':
      return flat(sheet.receiptElectronic)
    case 'named-signing':
      return flat(sheet.namedSigning)
    case 'waterproof':
      return flat(sheet.waterproof)
    case 'wooden':
      return wooden(input, sheet.wooden)
    case 'upstairs': {
      const free = input.pieces.every(({ weight }) => weight <= sheet.upstairsFreeUpTo)
      return free
        ? { item: id, fee: 0, formula: { kind: 'free-up-to', weight: sheet.upstairsFreeUpTo } }
        : { item: id, fee: null, formula: { kind: 'asked', over: sheet.upstairsFreeUpTo } }
    }
    case 'cold-unloading':
      return unloading(input, sheet.coldUnloading)
    case 'cold-labelling':
      return {
        item: id,
        fee: pieces * sheet.coldLabelling,
        formula: { kind: 'each', count: pieces, fee: sheet.coldLabelling },
      }
  }
}

/** Steps up to and including a value; above them a rate of the whole value, half up to whole units of money. */
function cover(id: AddOn, value: number, sheet: AddOnSheet['insurance']): PriceLine {
  const step = sheet.steps.find(({ upTo }) => value <= upTo)
  if (step) return { item: id, fee: step.fee, formula: { kind: 'value-step', value, upTo: step.upTo } }
  const { basisPoints } = sheet
  const units = roundDivide(value * basisPoints, 10_000 * minorsInUnit)
  return { item: id, fee: units * minorsInUnit, formula: { kind: 'value-rate', value, basisPoints } }
}

function wooden(input: QuoteInput, sheet: AddOnSheet['wooden']): PriceLine {
  if (!isMeasured(input.pieces)) return { item: 'wooden', fee: null, formula: { kind: 'needs-size' } }
  const volume = total(input, volumeOf)
  const fee = roundDivide(
    ceilDivide(volume, 1000) * sheet.percentOfVolume * sheet.cubicMetre,
    (cubicMetre / 1000) * 100,
  )
  const least = fee < sheet.least ? sheet.least : null
  const { cubicMetre: rate, percentOfVolume: percent } = sheet
  return {
    item: 'wooden',
    fee: least ?? fee,
    formula: { kind: 'wooden', volume, cubicMetre: rate, percent, least },
  }
}

/**
 * By the cubic metre or by the tonne, whichever is less for the customer, who may choose when ordering. Of a size
 * that is not known only the tonnes are.
 */
function unloading(input: QuoteInput, sheet: AddOnSheet['coldUnloading']): PriceLine {
  const volume = total(input, volumeOf)
  const weight = total(input, (piece) => piece.weight)
  const byVolume = roundDivide(ceilDivide(volume, 1000) * sheet.cubicMetre, cubicMetre / 1000)
  const byWeight = roundDivide(weight * sheet.tonne, 1_000_000)
  return byVolume <= byWeight && isMeasured(input.pieces)
    ? {
        item: 'cold-unloading',
        fee: byVolume,
        formula: { kind: 'unloading', by: 'volume', amount: volume, fee: sheet.cubicMetre },
      }
    : {
        item: 'cold-unloading',
        fee: byWeight,
        formula: { kind: 'unloading', by: 'weight', amount: weight, fee: sheet.tonne },
      }
}

function total(input: QuoteInput, of: (piece: QuoteInput['pieces'][number]) => number): number {
  return input.pieces.reduce((sum, piece) => sum + of(piece) * piece.count, 0)
}
