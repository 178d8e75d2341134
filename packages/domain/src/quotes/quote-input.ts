import { withOurNames } from '@hongyan/locales'
import { z } from 'zod'
import { isTooMuch } from './quote-draft.ts'
import { quoteLimits } from './quote-limits.ts'
import { addOns, goodsKinds } from './vocabulary.ts'

const side = z.int().min(1).max(quoteLimits.side)
const mm = side.optional().describe('In mm. All three sides, or none of them where the size is not known.')

/** Pieces of one size. Lengths in mm, weight of each piece in grams. Without sides its own weight is charged. */
export const pieces = z.strictObject({
  length: mm,
  width: mm,
  height: mm,
  weight: z.int().min(1).max(quoteLimits.pieceWeight).describe('Of one piece, in grams.'),
  count: z.int().min(1).max(quoteLimits.piecesOfOneSize),
})
export type Pieces = z.output<typeof pieces>

/** What is asked: from where, to where, what, when, with what added. Codes are of GB/T 2260. */
export const quoteInput = z
  .strictObject({
    from: z
      .string()
      .min(1)
      .max(60)
      .describe(
        'Where it leaves from: code of a city or district, or its name. The beginning of a name does where it leaves one.',
      ),
    to: z.string().min(1).max(60).describe('Where it goes to, in the same way.'),
    pieces: z.array(pieces).min(1).max(quoteLimits.sizes),
    date: z.iso.date().describe('The day it is handed over, in China.'),
    goods: z.enum(goodsKinds).default('general'),
    addOns: z.array(z.enum(addOns)).max(addOns.length).default([]),
    declaredValue: z
      .int()
      .min(0)
      .max(quoteLimits.declaredValue)
      .default(0)
      .describe(withOurNames('In {our.money.minor}, for insurance.', 'en-US')),
    cashOnDelivery: z
      .int()
      .min(0)
      .max(quoteLimits.cashOnDelivery)
      .default(0)
      .describe(withOurNames('To be collected, in {our.money.minor}.', 'en-US')),
  })
  .superRefine((input, context) => {
    const refuse = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message })
    for (const [index, piece] of input.pieces.entries()) {
      for (const name of missingSides(piece)) {
        context.addIssue({ code: 'custom', path: ['pieces', index, name], message: 'required' })
      }
    }
    if (isTooMuch(input.pieces)) refuse('pieces', 'too-much')
    const covers = input.addOns.filter((id) => id === 'insurance' || id === 'full-cover')
    if (covers.length > 1) refuse('addOns', 'one-cover')
    if (covers.length > 0 && input.declaredValue === 0) refuse('declaredValue', 'required')
    if (input.addOns.includes('cash-on-delivery') && input.cashOnDelivery === 0)
      refuse('cashOnDelivery', 'required')
  })
export type QuoteInput = z.output<typeof quoteInput>

/** The three sides of a box in mm. */
export type Sides = { readonly length: number; readonly width: number; readonly height: number }

const sideNames = ['length', 'width', 'height'] as const

/** The sides left out of a size that has others: half a size is none. */
function missingSides(piece: Pieces): readonly (typeof sideNames)[number][] {
  const missing = sideNames.filter((name) => piece[name] === undefined)
  return missing.length === sideNames.length ? [] : missing
}

/** The sides of a piece in mm, or null where its size is not known. */
export function sidesOf({ length, width, height }: Pick<Pieces, keyof Sides>): Sides | null {
  return length === undefined || width === undefined || height === undefined
    ? null
    : { length, width, height }
}

/** Whether the size of every piece is known. */
export function isMeasured(pieces: readonly Pieces[]): boolean {
  return pieces.every((piece) => sidesOf(piece) !== null)
}

/** mm³ of one piece; none where its size is not known. */
export function volumeOf(piece: Pick<Pieces, keyof Sides>): number {
  const sides = sidesOf(piece)
  return sides === null ? 0 : sides.length * sides.width * sides.height
}
