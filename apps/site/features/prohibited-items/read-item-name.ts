import type { NameMatch } from '@hongyan/domain/orders/judge-goods'
import { type Found, findItems, type ItemNames, namedItems } from './find-items.ts'
import { readName } from './item-answer.ts'
import { keyOf, keyOfQuestion } from './item-key.ts'
import { measuredIn, withoutAmounts } from './read-measured.ts'
import { withoutWay } from './way-in-words.ts'
import { withoutCounts } from './without-counts.ts'

/** What reading a name takes: the names of the list, and the words that mean nothing in particular. */
export type NameBook = {
  readonly names: ItemNames
  readonly vague: ReadonlySet<string>
  /** Names of batteries and what runs on them, the longest first: they are that whoever made them. */
  readonly batteries: readonly string[]
}

/** Between several things in one name. */
const between = /[、，,;；+＋/&]|以及|和|及|与|跟|與|\b(?:and|with|plus)\b/u

/**
 * What a name certainly means, in one rule for every way in: the very name of a thing of the list, with or without how
 * many, how much and how it travels; a battery whatever stands before it; several things in one.
 */
export function readItemName(book: NameBook, written: string): NameMatch {
  const name = readName(written)
  const measured = measuredIn(name)
  const ids = exactly(book, name)
  if (ids.length > 0) return { kind: 'listed', ids, measured }
  if (isVague(book, name)) return { kind: 'vague' }
  const parts = name.split(between).filter((part) => /\p{L}/u.test(part))
  const read = parts.map((part) => {
    const named = exactly(book, part)
    return named.length > 0 ? named : batteriesIn(book, part)
  })
  const all = [...new Set(read.flat())]
  if (all.length === 0) return { kind: 'unknown' }
  return { kind: read.every((one) => one.length > 0) ? 'listed' : 'partly', ids: all, measured }
}

/** The things that a name may mean where it is not certain, best first. */
export function guessItems({ names }: NameBook, written: string): Found {
  return findItems(names, withoutWay(withoutAmounts(readName(written))))
}

function exactly({ names }: NameBook, name: string): readonly string[] {
  for (const plain of spellings(name)) {
    const ids = namedItems(names, plain)
    if (ids.length > 0) return ids
  }
  return []
}

/** A battery is one whatever stands before it; other things may be toys or pictures of themselves. */
function batteriesIn(book: NameBook, name: string): readonly string[] {
  const key = keyOfQuestion(withoutCounts(withoutWay(withoutAmounts(name))))
  const battery = book.batteries.find((known) => ends(key, known))
  return battery === undefined ? [] : (book.names.all.get(battery) ?? [])
}

/** A name as it is written, and without what is not part of it. */
function spellings(name: string): readonly string[] {
  const bare = withoutWay(withoutAmounts(name))
  return [...new Set([name, bare, withoutCounts(bare)])]
}

/** Whether a name ends with another: `罗马仕充电宝`, `spare power bank`. */
function ends(key: string, known: string): boolean {
  const isLatin = /^[\x20-\x7e]+$/u.test(known)
  return isLatin ? key.endsWith(` ${known}`) : [...known].length > 1 && key.endsWith(known)
}

/** Whether a name says nothing: a word for anything, or no word at all. */
function isVague({ vague }: NameBook, name: string): boolean {
  const letters = name.match(/\p{L}/gu) ?? []
  if (letters.length === 0 || (letters.length === 1 && !/\p{Script=Han}/u.test(name))) return true
  return spellings(name).some((plain) => vague.has(keyOf(plain)) || vague.has(keyOfQuestion(plain)))
}
