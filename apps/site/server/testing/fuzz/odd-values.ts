import fc from 'fast-check'
import { strange } from './strange-values.ts'

/** One thing done to a value somewhere inside it: where is counted over all its places. */
export type Change = {
  readonly place: number
  readonly how: 'replace' | 'remove' | 'wrap' | 'unwrap' | 'twice' | 'add'
  readonly by: unknown
}

export const change: fc.Arbitrary<Change> = fc.record({
  place: fc.nat({ max: 1000 }),
  how: fc.constantFrom('replace', 'replace', 'remove', 'wrap', 'unwrap', 'twice', 'add'),
  by: strange,
})

type Path = readonly (string | number)[]

function placesOf(value: unknown, path: Path = []): readonly Path[] {
  if (typeof value !== 'object' || value === null) return [path]
  const steps = Array.isArray(value) ? value.map((_, at) => at) : Object.keys(value)
  return [path, ...steps.flatMap((step) => placesOf((value as never)[step], [...path, step]))]
}

/** A value with one thing in it done wrong, as a program gets it wrong that was written for another release. */
export function changed(value: unknown, { place, how, by }: Change): unknown {
  const places = placesOf(value)
  return changedAt(value, places[place % places.length] ?? [], { how, by })
}

function changedAt(value: unknown, path: Path, what: Omit<Change, 'place'>): unknown {
  const [step, ...rest] = path
  if (step === undefined) return changedHere(value, what)
  const inner = changedAt((value as never)[step], rest, what)
  const left = rest.length === 0 && what.how === 'remove'
  if (Array.isArray(value))
    return left ? value.filter((_, at) => at !== step) : value.with(Number(step), inner)
  const entries = Object.entries(value as object)
  return Object.fromEntries(
    entries.flatMap(([name, one]) => (name !== step ? [[name, one]] : left ? [] : [[name, inner]])),
  )
}

function changedHere(value: unknown, { how, by }: Omit<Change, 'place'>): unknown {
  switch (how) {
    case 'replace':
      return by
    case 'remove':
      return undefined
    case 'wrap':
      return [value]
    case 'unwrap':
      return Array.isArray(value) ? value[0] : { value }
    case 'twice':
      return Array.isArray(value) ? [...value, ...value] : [value, value]
    case 'add':
      // As a parser of JSON makes it: a field of its own with this name.
      return typeof value === 'object' && value !== null && !Array.isArray(value)
        ? { ...value, ['__proto__']: by, more: by }
        : by
  }
}
