import { isOneSlip } from '../../server/text-matching/one-slip.ts'
import { keyOf, keyOfQuestion } from './item-key.ts'

/** Every name of the list in one spelling, with the things it names: mostly one. */
export type ItemNames = ReadonlyMap<string, readonly string[]>

/** `exact`: the name asked for is in the list. Otherwise things it may mean, best first. */
export type Found = { readonly exact: boolean; readonly ids: readonly string[] }

/** More than these are no help. */
const mostChoices = 8

/** The names of things by their spelling. */
export function indexNames(
  things: readonly { readonly id: string; readonly names: readonly string[] }[],
): ItemNames {
  const names = new Map<string, string[]>()
  for (const { id, names: all } of things) {
    for (const key of new Set(all.map(keyOf))) {
      if (key !== '') names.set(key, [...(names.get(key) ?? []), id])
    }
  }
  return names
}

/**
 * The things a question may mean: its very name; else names that stand in it; else names it stands in; else names
 * one slip away. Nothing where it is none of these.
 */
export function findItems(names: ItemNames, question: string): Found {
  for (const key of new Set([keyOf(question), keyOfQuestion(question)])) {
    const exact = names.get(key)
    if (exact !== undefined) return { exact: true, ids: exact }
  }
  const key = keyOfQuestion(question)
  if (key === '') return { exact: false, ids: [] }
  for (const look of [namesIn, namesAround, namesNear]) {
    const ids = [...new Set(look(names, key))]
    if (ids.length > 0) return { exact: false, ids: ids.slice(0, mostChoices) }
  }
  return { exact: false, ids: [] }
}

/** Things whose name begins with or holds what has been typed so far: those that begin first, the shortest first. */
export function suggestItems(names: ItemNames, typed: string, most: number): readonly string[] {
  const key = keyOf(typed)
  if (key === '') return []
  const begins = [...names].filter(([name]) => name.startsWith(key))
  const holds = key.length < 2 ? [] : [...names].filter(([name]) => stands(key, name))
  const shortest = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]) =>
    one.length - other.length
  const all = [...begins.sort(shortest), ...holds.sort(shortest)]
  return [...new Set(all.flatMap(([, ids]) => ids))].slice(0, most)
}

const isLatin = (text: string) => /^[\x20-\x7e]+$/u.test(text)

/** Whether one name stands in another: English by whole words, Chinese by at least two characters. */
function stands(part: string, whole: string): boolean {
  if (isLatin(part)) return part.length > 1 && ` ${spaced(whole)} `.includes(` ${part} `)
  return [...part].length > 1 && whole.includes(part)
}

/** English words inside Chinese text parted from it. */
function spaced(text: string): string {
  return text.replace(/[^\x20-\x7e]+/gu, ' ')
}

/** Names that stand in the question, the longest first; none that stands in a longer one that does too. */
function namesIn(names: ItemNames, key: string): readonly string[] {
  const inside = [...names.keys()]
    .filter((name) => stands(name, key))
    .sort((one, other) => other.length - one.length)
  const whole = inside.filter((name, at) => !inside.slice(0, at).some((longer) => longer.includes(name)))
  return whole.flatMap((name) => names.get(name) ?? [])
}

/** Names the question stands in or begins a word of, the shortest first. */
function namesAround(names: ItemNames, key: string): readonly string[] {
  const around = [...names.keys()].filter(
    (name) => stands(key, name) || (isLatin(key) && key.length > 2 && ` ${name}`.includes(` ${key}`)),
  )
  return around.sort((one, other) => one.length - other.length).flatMap((name) => names.get(name) ?? [])
}

/** Names one slip away: a letter of an English word of four or more, one of at least three Chinese characters. */
function namesNear(names: ItemNames, key: string): readonly string[] {
  const shortest = isLatin(key) ? 4 : 3
  const joined = key.replaceAll(' ', '')
  if (joined.length < shortest) return []
  return [...names]
    .filter(([name]) => {
      if (isLatin(name) !== isLatin(key)) return false
      const other = name.replaceAll(' ', '')
      return other.length >= shortest && (other === joined || isOneSlip(joined, other))
    })
    .flatMap(([, ids]) => ids)
}
