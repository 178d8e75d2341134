import { nameCity, namesakes } from '../places/name-city.ts'
import { distanceUnits, type FigureUnits, weightUnits } from '../typed/figure-units.ts'
import { readFigure } from '../typed/read-figure.ts'
import { type TransportMode, transportModes } from './legs/leg.ts'
import { heaviestGrams, longestMetres, type Shipment } from './shipment.ts'

/** What can be wrong with a field of the address. */
export type FieldFault =
  | 'missing'
  | 'unknown-city'
  | 'several-cities'
  | 'not-a-number'
  | 'unclear-number'
  | 'too-large'

const linkFields = ['from', 'to', 'w', 'first', 'main', 'last'] as const
export type LinkField = (typeof linkFields)[number]

/** What an address of the carbon page asks for. `typed` is kept as it came, for the form. */
export type LinkQuestion = {
  readonly typed: Readonly<Record<LinkField, string>>
  readonly mode: TransportMode
  readonly electric: boolean
  /** Version of the factors, null for the newest. */
  readonly set: string | null
} & (
  | { readonly kind: 'empty' }
  | {
      readonly kind: 'faults'
      readonly faults: Readonly<Partial<Record<LinkField, FieldFault>>>
      /** Codes of the cities that share a name, for the fields where one is to be chosen. */
      readonly choices: Readonly<Partial<Record<LinkField, readonly string[]>>>
    }
  | { readonly kind: 'shipment'; readonly shipment: Shipment }
)

type Read<T> = { readonly value: T } | { readonly fault: FieldFault }

/**
 * Reads an address. It is the permanent link: `from` and `to` by code or name, `w` in kilograms, `mode`, `van=electric`,
 * distances in kilometres where the visitor knows them, and `set`, the version of the factors.
 */
export function readLink(query: URLSearchParams): LinkQuestion {
  const typed = Object.fromEntries(
    linkFields.map((field) => [field, (query.get(field) ?? '').trim().slice(0, 60)]),
  ) as Record<LinkField, string>
  const about = {
    typed,
    mode: transportModes.find((mode) => mode === query.get('mode')) ?? 'road',
    electric: query.get('van') === 'electric',
    set: query.get('set') || null,
  }
  // A form sent with nothing in it carries its fields, and asked all the same.
  if (!linkFields.some((field) => query.has(field))) return { ...about, kind: 'empty' }

  const from = readCity(typed.from)
  const to = readCity(typed.to)
  const grams = readThousandths(typed.w, heaviestGrams, weightUnits)
  const first = readDistance(typed.first)
  const main = readDistance(typed.main)
  const last = readDistance(typed.last)
  const faults = Object.fromEntries(
    Object.entries({ from, to, w: grams, first, main, last }).flatMap(([field, read]) =>
      'fault' in read ? [[field, read.fault]] : [],
    ),
  )
  const wrong = (): LinkQuestion => ({ ...about, kind: 'faults', faults, choices: choicesOf(typed) })
  if ('fault' in from || 'fault' in to || 'fault' in grams) return wrong()
  if ('fault' in first || 'fault' in main || 'fault' in last) return wrong()
  return {
    ...about,
    kind: 'shipment',
    shipment: {
      from: from.value,
      to: to.value,
      grams: grams.value,
      mode: about.mode,
      electric: about.electric,
      firstMetres: first.value,
      mainMetres: main.value,
      lastMetres: last.value,
    },
  }
}

function choicesOf(typed: LinkQuestion['typed']): Partial<Record<LinkField, readonly string[]>> {
  const fields = (['from', 'to'] as const).map((field) => [
    field,
    namesakes(typed[field]).map(({ cityCode }) => cityCode),
  ])
  return Object.fromEntries(fields.filter(([, codes]) => codes?.length))
}

function readCity(typed: string): Read<string> {
  if (typed === '') return { fault: 'missing' }
  const place = nameCity(typed)
  if (place !== null) return { value: place.cityCode }
  return { fault: namesakes(typed).length > 0 ? 'several-cities' : 'unknown-city' }
}

function readDistance(typed: string): Read<number | null> {
  return typed === '' ? { value: null } : readThousandths(typed, longestMetres, distanceUnits)
}

/** A positive decimal with at most three digits after its point, as whole thousandths; never through a float. */
export function readThousandths(typed: string, most: number, units: FigureUnits): Read<number> {
  const read = readFigure(typed, { places: 3, decimals: 3, units, most })
  if (read.kind === 'empty') return { fault: 'missing' }
  if (read.kind === 'unclear') return { fault: 'unclear-number' }
  if (read.kind !== 'figure' || read.value === 0) return { fault: 'not-a-number' }
  return read.value > most ? { fault: 'too-large' } : { value: read.value }
}
