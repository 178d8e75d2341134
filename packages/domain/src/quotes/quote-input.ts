import { z } from 'zod'
import { isTooMuch } from './quote-draft.ts'
import { quoteLimits } from './quote-limits.ts'
import { addOns, goodsKinds } from './vocabulary.ts'

const side = z.int().min(1).max(quoteLimits.side).describe('In mm.')

/** Pieces of one size. Lengths in mm, weight of each piece in grams. */
const pieces = z.strictObject({
  length: side,
  width: side,
  height: side,
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
      .describe('Where it leaves from: code of a city or district, or its whole name.'),
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
      .describe('In fen, for insurance.'),
    cashOnDelivery: z
      .int()
      .min(0)
      .max(quoteLimits.cashOnDelivery)
      .default(0)
      .describe('To be collected, in fen.'),
  })
  .superRefine((input, context) => {
    const refuse = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message })
    if (isTooMuch(input.pieces)) refuse('pieces', 'too-much')
    const covers = input.addOns.filter((id) => id === 'insurance' || id === 'full-cover')
    if (covers.length > 1) refuse('addOns', 'one-cover')
    if (covers.length > 0 && input.declaredValue === 0) refuse('declaredValue', 'required')
    if (input.addOns.includes('cash-on-delivery') && input.cashOnDelivery === 0)
      refuse('cashOnDelivery', 'required')
  })
export type QuoteInput = z.output<typeof quoteInput>

/** mm³ of one piece. */
export function volumeOf({ length, width, height }: Pick<Pieces, 'length' | 'width' | 'height'>): number {
  return length * width * height
}
