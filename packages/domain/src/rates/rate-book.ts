import type { RateBook } from '../quotes/quote-shipment.ts'
import { inForce } from '../quotes/tariff.ts'
import { calendarFrom } from '../quotes/transit/service-calendar.ts'
import { quoteProducts } from '../quotes/vocabulary.ts'
import type { RateChange, RatePart } from './rate-change.ts'

/** What changes from a day on. */
type DatedChange = { readonly validFrom: string; readonly change: RateChange }

/** The book with changes in it: each part of a change is one more sheet of its day, and no sheet of another is touched. */
export function withChanges(book: RateBook, changes: readonly DatedChange[]): RateBook {
  return changes
    .toSorted((one, other) => (one.validFrom < other.validFrom ? -1 : 1))
    .reduce((before, dated) => withOne(before, dated), book)
}

function withOne({ tariffs, transit, calendar }: RateBook, { validFrom, change }: DatedChange): RateBook {
  const dated = <T extends object>(value: T) => ({ ...value, validFrom })
  const { fuel, addOns, cold } = change
  return {
    tariffs: {
      ...tariffs,
      products: tariffs.products.map((tariff) => {
        const sheet = change.products[tariff.product]
        return sheet ? { ...tariff, sheets: added(tariff.sheets, dated(sheet)) } : tariff
      }),
      addOns: addOns ? added(tariffs.addOns, dated(addOns)) : tariffs.addOns,
      fuel: fuel ? added(tariffs.fuel, dated({ road: fuel.road, air: fuel.air })) : tariffs.fuel,
      fuelSettledUntil:
        fuel && fuel.settledUntil > tariffs.fuelSettledUntil ? fuel.settledUntil : tariffs.fuelSettledUntil,
    },
    transit: {
      rules: Object.fromEntries(
        quoteProducts.flatMap((product) => {
          const [rules, rule] = [transit.rules[product], change.transit[product]]
          return rules ? [[product, rule ? added(rules, dated(rule)) : rules]] : []
        }),
      ),
      cold: cold ? added(transit.cold, dated({ levels: cold })) : transit.cold,
    },
    calendar: change.calendar ? calendarFrom(calendar, validFrom, change.calendar) : calendar,
  }
}

function added<T extends { readonly validFrom: string }>(list: readonly T[], one: T): T[] {
  const others = list.filter(({ validFrom }) => validFrom !== one.validFrom)
  return [...others, one].sort((a, b) => (a.validFrom < b.validFrom ? -1 : 1))
}

/** All prices and rules as they stand on a day, in the shape in which a version changes them. */
export function ratesOn({ tariffs, transit, calendar }: RateBook, day: string): RateChange {
  const undated = <T extends { readonly validFrom: string }>(list: readonly T[]) => {
    const found = inForce(list, day)
    if (found === null) return null
    const { validFrom: _, ...rest } = found
    return rest
  }
  const byProduct = <T>(valueFor: (product: (typeof quoteProducts)[number]) => T | null) =>
    Object.fromEntries(
      quoteProducts.flatMap((product) => {
        const value = valueFor(product)
        return value === null ? [] : [[product, value]]
      }),
    ) as Partial<Record<(typeof quoteProducts)[number], T>>
  const fuel = undated(tariffs.fuel)
  const { restOnStatutoryDays: _, restOnSundays: __, ...days } = calendar
  return {
    products: byProduct((product) =>
      undated(tariffs.products.find((tariff) => tariff.product === product)?.sheets ?? []),
    ),
    addOns: undated(tariffs.addOns),
    fuel: fuel && { ...fuel, settledUntil: tariffs.fuelSettledUntil },
    transit: byProduct((product) => undated(transit.rules[product] ?? [])),
    cold: undated(transit.cold)?.levels ?? null,
    calendar: days,
  }
}

/** The parts that have a sheet of a day of their own already. */
export function sheetsFrom(book: RateBook, day: string): ReadonlySet<RatePart> {
  return new Set(datesOf(book).flatMap(([part, days]) => (days.includes(day) ? [part] : [])))
}

/** The parts that have a sheet of a later day, each with the first of them. */
export function sheetsAfter(book: RateBook, day: string): ReadonlyMap<RatePart, string> {
  return new Map(
    datesOf(book).flatMap(([part, days]): [RatePart, string][] => {
      const [next] = days.filter((one) => one > day).sort()
      return next === undefined ? [] : [[part, next]]
    }),
  )
}

/** On which days the sheets of each part begin. The calendar has none. */
function datesOf({ tariffs, transit }: RateBook): readonly (readonly [RatePart, readonly string[]])[] {
  const days = (list: readonly { readonly validFrom: string }[]) => list.map(({ validFrom }) => validFrom)
  return [
    ...tariffs.products.map(({ product, sheets }) => [`products.${product}`, days(sheets)] as const),
    ...quoteProducts.map((product) => [`transit.${product}`, days(transit.rules[product] ?? [])] as const),
    ['addOns', days(tariffs.addOns)],
    ['fuel', days(tariffs.fuel)],
    ['cold', days(transit.cold)],
  ]
}
