import { z } from 'zod'
import { addOnPrices, fuelPrices, sheetPrices } from '../quotes/tariff.ts'
import { calendarDays } from '../quotes/transit/service-calendar.ts'
import { coldDays, transitRule } from '../quotes/transit/transit-book.ts'
import { type QuoteProduct, quoteProducts } from '../quotes/vocabulary.ts'
import { isSameValue } from './same-value.ts'

/** What a version changes from its day on: each part whole, and nothing of the others. */
export const rateChange = z.strictObject({
  products: z.partialRecord(z.enum(quoteProducts), sheetPrices).default({}),
  addOns: addOnPrices.nullable().default(null),
  fuel: fuelPrices.nullable().default(null),
  transit: z.partialRecord(z.enum(quoteProducts), transitRule).default({}),
  cold: coldDays.nullable().default(null),
  calendar: calendarDays.nullable().default(null),
})
export type RateChange = z.output<typeof rateChange>

export const noChange: RateChange = {
  products: {},
  addOns: null,
  fuel: null,
  transit: {},
  cold: null,
  calendar: null,
}

const whole = ['addOns', 'fuel', 'cold', 'calendar'] as const
const byProduct = ['products', 'transit'] as const

/** A part of the rates: `fuel`, `products.air`. */
export type RatePart = (typeof whole)[number] | `${(typeof byProduct)[number]}.${QuoteProduct}`

/** The parts that a change holds, in the order of the vocabulary. */
export function partsOf(change: RateChange): readonly RatePart[] {
  return [
    ...byProduct.flatMap((kind) =>
      quoteProducts.filter((id) => change[kind][id] !== undefined).map((id) => `${kind}.${id}` as const),
    ),
    ...whole.filter((kind) => change[kind] !== null),
  ]
}

/** What a change says of a part; undefined where it says nothing. */
export function partIn(change: RateChange, part: RatePart): unknown {
  const [kind, product] = part.split('.') as [keyof RateChange, string?]
  const value = change[kind]
  return product === undefined ? (value ?? undefined) : Reflect.get(value ?? {}, product)
}

/** The parts of which two changes say something else. */
export function differingParts(one: RateChange, other: RateChange): readonly RatePart[] {
  const parts = new Set([...partsOf(one), ...partsOf(other)])
  return [...parts].filter((part) => !isSameValue(partIn(one, part), partIn(other, part)))
}

/** A change without what stands in `rates` already. */
export function changedFrom(rates: RateChange, change: RateChange): RateChange {
  const differs = (part: RatePart): boolean => !isSameValue(partIn(rates, part), partIn(change, part))
  const own = <T extends object>(kind: (typeof byProduct)[number], values: T): T =>
    Object.fromEntries(
      Object.entries(values).filter(([product]) => differs(`${kind}.${product as QuoteProduct}`)),
    ) as T
  return {
    products: own('products', change.products),
    addOns: differs('addOns') ? change.addOns : null,
    fuel: differs('fuel') ? change.fuel : null,
    transit: own('transit', change.transit),
    cold: differs('cold') ? change.cold : null,
    calendar: differs('calendar') ? change.calendar : null,
  }
}

/** The rates with what a change puts in their place. */
export function withChange(rates: RateChange, change: RateChange): RateChange {
  return {
    products: { ...rates.products, ...change.products },
    addOns: change.addOns ?? rates.addOns,
    fuel: change.fuel ?? rates.fuel,
    transit: { ...rates.transit, ...change.transit },
    cold: change.cold ?? rates.cold,
    calendar: change.calendar ?? rates.calendar,
  }
}
