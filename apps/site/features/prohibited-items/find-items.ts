import { isOneSlip } from '../../server/text-matching/one-slip.ts'
import { isOneSoundSlip } from '../../server/text-matching/same-sound.ts'
import { keyOf, keyOfQuestion } from './item-key.ts'

type Names = ReadonlyMap<string, readonly string[]>

/**
 * Every name of the list in one spelling, with the things it names: mostly one. `offered` has no names of what never
 * goes: whoever writes a common word is not asked whether a weapon is meant.
 */
export type ItemNames = { readonly all: Names; readonly offered: Names }

/** `exact`: the name asked for is in the list. Otherwise things it may mean, best first. */
export type Found = { readonly exact: boolean; readonly ids: readonly string[] }

/** More than these are no help. */
const mostChoices = 8

/** The names of things by their spelling; `barred` is what never goes, whichever way. */
export function indexNames(
  things: readonly { readonly id: string; readonly names: readonly string[]; readonly barred?: boolean }[],
): ItemNames {
  return { all: spelled(things), offered: spelled(things.filter(({ barred }) => !barred)) }
}

function spelled(things: readonly { readonly id: string; readonly names: readonly string[] }[]): Names {
  const names = new Map<string, string[]>()
  for (const { id, names: all } of things) {
    for (const key of new Set(all.map(keyOf))) {
      if (key !== '') names.set(key, [...(names.get(key) ?? []), id])
    }
  }
  return names
}

/** The things that a question names by the very name that the list has; none where it is another. */
export function namedItems({ all }: ItemNames, question: string): readonly string[] {
  return all.get(keyOf(question)) ?? all.get(keyOfQuestion(question)) ?? []
}

/**
 * The things a question may mean: its very name; else names that stand in it; else names it stands in; else names
 * one slip away. Nothing where it is none of these.
 */
export function findItems(names: ItemNames, question: string): Found {
  const named = namedItems(names, question)
  if (named.length > 0) return { exact: true, ids: named }
  const key = keyOfQuestion(question)
  if (key === '') return { exact: false, ids: [] }
  for (const look of [namesIn, namesAround, namesNear]) {
    const ids = [...new Set(look(names, key))]
    if (ids.length > 0) return { exact: false, ids: ids.slice(0, mostChoices) }
  }
  return { exact: false, ids: [] }
}

/** Things whose name begins with or holds what has been typed so far: those that begin first, the shortest first. */
export function suggestItems({ all, offered }: ItemNames, typed: string, most: number): readonly string[] {
  const key = keyOf(typed)
  if (key === '') return []
  const begins = [...all].filter(([name]) => name.startsWith(key))
  const holds = key.length < 2 ? [] : [...offered].filter(([name]) => stands(key, name))
  const shortest = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]) =>
    one.length - other.length
  const found = [...begins.sort(shortest), ...holds.sort(shortest)]
  return [...new Set(found.flatMap(([, ids]) => ids))].slice(0, most)
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

/** Whether a name is long enough to mean what never goes inside another: `gun` and `手枪` stand in harmless things. */
function isTelling(name: string): boolean {
  return isLatin(name) ? name.includes(' ') : [...name].length > 2
}

/** Names that stand in the question, the longest first; none that stands in a longer one that does too. */
function namesIn({ all, offered }: ItemNames, key: string): readonly string[] {
  const inside = [...all.keys()]
    .filter((name) => stands(name, key) && (offered.has(name) || isTelling(name)))
    .sort((one, other) => other.length - one.length)
  const whole = inside.filter((name, at) => !inside.slice(0, at).some((longer) => longer.includes(name)))
  return whole.flatMap((name) => all.get(name) ?? [])
}

/** Names the question stands in or begins a word of and makes up half of, the shortest first. */
function namesAround({ offered }: ItemNames, key: string): readonly string[] {
  const around = [...offered.keys()].filter(
    (name) =>
      name.length <= key.length * 2 &&
      (stands(key, name) || (isLatin(key) && key.length > 2 && ` ${name}`.includes(` ${key}`))),
  )
  return around.sort((one, other) => one.length - other.length).flatMap((name) => offered.get(name) ?? [])
}

/** Names one slip away: a letter of an English word of five or more, or one of three Chinese characters that sounds alike. */
function namesNear({ offered }: ItemNames, key: string): readonly string[] {
  const joined = key.replaceAll(' ', '')
  const isSlip = isLatin(key) ? isLetterSlip : isOneSoundSlip
  if (joined.length < (isLatin(key) ? 5 : 3)) return []
  return [...offered]
    .filter(([name]) => {
      if (isLatin(name) !== isLatin(key)) return false
      const other = name.replaceAll(' ', '')
      return other === joined || isSlip(joined, other)
    })
    .flatMap(([, ids]) => ids)
}

/** The first letter is hardly ever wrong, and a different one makes a different word. */
function isLetterSlip(typed: string, name: string): boolean {
  return name.length >= 5 && typed[0] === name[0] && isOneSlip(typed, name)
}
