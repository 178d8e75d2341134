import fc from 'fast-check'
import type { QuoteInput } from '../quote-input.ts'
import { quoteShipment } from '../quote-shipment.ts'
import type { QuoteProduct } from '../vocabulary.ts'

/** Pieces as people send them: parcels, pallets and everything between. */
export const anyPieces = fc.array(
  fc.record({
    length: fc.integer({ min: 1, max: 2000 }),
    width: fc.integer({ min: 1, max: 1500 }),
    height: fc.integer({ min: 1, max: 1500 }),
    weight: fc.integer({ min: 1, max: 400_000 }),
    count: fc.integer({ min: 1, max: 30 }),
  }),
  { minLength: 1, maxLength: 6 },
)

/** Noon in China on 21 November 2026. */
export const noon = Date.UTC(2026, 10, 21, 4)

/** A plain inquiry: one box from Shenzhen to Beijing, with what is given changed. */
export function inquiry(changes: Partial<QuoteInput> = {}): QuoteInput {
  return {
    from: '440300',
    to: '110100',
    pieces: [{ length: 600, width: 400, height: 450, weight: 12_500, count: 2 }],
    date: '2026-11-21',
    goods: 'general',
    addOns: [],
    declaredValue: 0,
    cashOnDelivery: 0,
    ...changes,
  }
}

/** What one product answers at noon, an offer or an obstacle. */
export function answerOf(product: QuoteProduct, input: QuoteInput, now = noon) {
  const quote = quoteShipment({ now: () => now }, input)
  return {
    offer: quote.offers.find((offer) => offer.product === product) ?? null,
    obstacle: quote.refused.find((refused) => refused.product === product)?.obstacle ?? null,
  }
}
