import type { BookAddressRow } from '@hongyan/db'
import { foldText } from '../addresses/fold-text.ts'
import { writtenPhone } from '../typed/read-phone.ts'
import { matchPinyin } from './match-pinyin.ts'

/** Stretches of a field that answer what was typed, as places in its text. */
type Stretch = readonly [start: number, end: number]
type MatchedField = 'name' | 'company' | 'phone' | 'address'
export type AddressMatch = {
  /** The smaller the better. */
  readonly rank: number
  readonly marks: Readonly<Partial<Record<MatchedField, readonly Stretch[]>>>
}

/** What was typed, a word each; read once for a whole book. */
type Keyword = readonly { readonly text: string; readonly letters: string; readonly digits: string }[]

export function readKeyword(typed: string): Keyword {
  const words = foldText(typed).toLowerCase().split(/\s+/).filter(Boolean)
  return words.map((text) => ({
    text,
    letters: /^[a-z0-9'’-]+$/.test(text) && /[a-z]/.test(text) ? text.replace(/['’-]/g, '') : '',
    digits: /^\+?[\d-]+$/.test(text) ? text.replace(/\D/g, '') : '',
  }))
}

/**
 * How an address answers what was typed: every word somewhere in name, company, phone or address. A name that begins
 * so comes before one that contains it, letters that stand there before pinyin, the end of a phone before its middle.
 */
export function matchAddress(row: BookAddressRow, keyword: Keyword): AddressMatch | null {
  const [name = '', company = '', address = ''] = row.folded.split('\n')
  const marks: Partial<Record<MatchedField, Stretch[]>> = {}
  let rank = 0
  for (const word of keyword) {
    const found =
      matchWord('name', name, word, 0) ??
      matchWord('company', company, word, 10) ??
      matchPhone(writtenPhone(row.phone), word.digits) ??
      matchPlain('address', address, word.text, 40)
    if (!found) return null
    rank += found.rank
    marks[found.field] = [...(marks[found.field] ?? []), found.stretch]
  }
  return { rank, marks }
}

type Found = { readonly field: MatchedField; readonly stretch: Stretch; readonly rank: number }

function matchWord(
  field: 'name' | 'company',
  folded: string,
  { text, letters }: Keyword[number],
  rank: number,
): Found | null {
  const plain = matchPlain(field, folded, text, rank)
  if (plain) return plain
  const spelt = matchPinyin(folded, letters)
  if (!spelt) return null
  const { start, end, rarer } = spelt
  return { field, stretch: [start, end], rank: rank + 2 + (start > 0 ? 2 : 0) + Math.min(rarer, 3) }
}

function matchPlain(field: MatchedField, folded: string, text: string, rank: number): Found | null {
  const start = folded.indexOf(text)
  return start === -1
    ? null
    : { field, stretch: [start, start + text.length], rank: rank + (start > 0 ? 1 : 0) }
}

/** Two figures find numbers that end so, more find them anywhere. The stretch counts in the number as it is kept. */
function matchPhone(phone: string, digits: string): Found | null {
  if (digits.length < 2) return null
  const places = [...phone.matchAll(/\d/g)].map(({ index }) => index)
  const all = phone.replace(/\D/g, '')
  const isTail = all.endsWith(digits)
  const at = isTail ? all.length - digits.length : digits.length > 2 ? all.indexOf(digits) : -1
  if (at === -1) return null
  const stretch: Stretch = [places[at] ?? 0, (places[at + digits.length - 1] ?? 0) + 1]
  return { field: 'phone', stretch, rank: isTail ? 20 : 30 }
}
