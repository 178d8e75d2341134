import { inMinors } from '@hongyan/locales'
import type { Priced } from './price-product.ts'
import type { Pieces, QuoteInput } from './quote-input.ts'

/** A change of the packing that makes one product cheaper, and the least change that does so. */
export type Advice = {
  readonly kind: 'lower' | 'lighter'
  /** Which size of piece, counted from nought. */
  readonly size: number
  /** The side in mm, or the weight of one piece in grams, before and after. */
  readonly before: number
  readonly after: number
  /** What all of it saves, in minor units. */
  readonly saving: number
  /** Chargeable weight in grams, and which of the two weights counts afterwards. */
  readonly chargedBefore: number
  readonly chargedAfter: number
  readonly basisAfter: Priced['weight']['basis']
}

/** Least saving worth a sentence, in minor units: a whole one of money, and a twentieth of the price. */
function leastSaving({ total }: Priced): number {
  return Math.max(inMinors(1), Math.ceil(total / 20))
}

type Rule = {
  /** mm or grams that can be measured and said. */
  readonly unit: number
  /** No side and no weight is asked to lose more than this share. */
  readonly most: number
  /** The saving must be at least so many times as large a share of the price as what is given up. */
  readonly worth: number
}

/** A box full of air loses nothing but air; less weight is less goods, so there only a real step counts. */
const rules: Readonly<Record<Advice['kind'], Rule>> = {
  lower: { unit: 10, most: 0.35, worth: 0 },
  lighter: { unit: 100, most: 0.05, worth: 2 },
}

type Price = (input: QuoteInput) => Priced | null

/**
 * The change of one size of piece that saves most: its height in whole centimetres, or its weight in 100 g. Where
 * lower boxes come to the goods' own weight, it is the least change that gets there; else the least that saves
 * anything worth saying. One unit less of it always costs more.
 * @param price the product at hand, priced for any input; it never falls when a piece grows
 */
export function adviseCheaper(input: QuoteInput, now: Priced, price: Price): Advice | null {
  const advices = input.pieces.flatMap((piece, size) =>
    [
      piece.height === undefined ? null : shrink(input, now, price, 'lower', size, piece.height),
      shrink(input, now, price, 'lighter', size, piece.weight),
    ].filter((advice) => advice !== null),
  )
  return advices.reduce<Advice | null>(
    (best, next) => (best === null || next.saving > best.saving ? next : best),
    null,
  )
}

function shrink(
  input: QuoteInput,
  now: Priced,
  price: Price,
  kind: Advice['kind'],
  size: number,
  before: number,
): Advice | null {
  const { unit, most, worth } = rules[kind]
  // Whole units from the first on, so that what is advised can be measured.
  const top = Math.ceil(before / unit)
  const at = (steps: number) => (top - steps) * unit
  const bottom = Math.floor((before * most) / unit)
  const priced = (steps: number) => price(withPiece(input, size, kind, at(steps)))
  const end = bottom < 1 ? null : priced(bottom)
  if (!end || now.total - end.total < leastSaving(now)) return null
  const toFloor = kind === 'lower' && end.weight.basis === 'actual'
  const enough = (total: number) => (toFloor ? total <= end.total : now.total - total >= leastSaving(now))

  let failing = 0
  let passing = bottom
  let found = end
  while (passing - failing > 1) {
    const middle = (failing + passing) >> 1
    const tried = priced(middle)
    if (tried && enough(tried.total)) [passing, found] = [middle, tried]
    else failing = middle
  }
  const after = at(passing)
  const saving = now.total - found.total
  if (saving * before < worth * (before - after) * now.total) return null
  return {
    kind,
    size,
    before,
    after,
    saving,
    chargedBefore: now.weight.charged,
    chargedAfter: found.weight.charged,
    basisAfter: found.weight.basis,
  }
}

/** The same inquiry with one side or weight changed. */
export function withPiece(input: QuoteInput, size: number, kind: Advice['kind'], value: number): QuoteInput {
  const changed = (piece: Pieces): Pieces =>
    kind === 'lower' ? { ...piece, height: value } : { ...piece, weight: value }
  return { ...input, pieces: input.pieces.map((piece, index) => (index === size ? changed(piece) : piece)) }
}
