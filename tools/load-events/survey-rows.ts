import { findCity } from '@hongyan/domain/places/find-city'
import type { EventMapping } from '@hongyan/domain/tracking/event-mapping'
import { translateEvent, unknownCodeOf } from '@hongyan/domain/tracking/translate-events'
import { cleanText } from '@hongyan/domain/typed/clean-text'
import { ownCopy } from './own-copy.ts'
import type { RowsInTurn } from './read-rows.ts'

/** A word of a file that nobody has said the meaning of: where it stands first, and how often. */
type UnknownWord = { readonly word: string; readonly row: number; readonly rows: number }

type Survey = {
  /** Of all words, in the order in which they come first. */
  readonly codes: readonly UnknownWord[]
  readonly cities: readonly UnknownWord[]
  /** Rows that tell a time without saying where it is told; null where none does. */
  readonly zoneless: { readonly row: number; readonly rows: number } | null
}

/** Different words of a file that are counted: more are no codes. */
const mostWords = 2000

/** Reads a whole file for what keeps it from being loaded as it was meant. */
export async function surveyRows(
  turns: RowsInTurn,
  words: Pick<EventMapping, 'unknown' | 'codes' | 'cities'>,
): Promise<Survey> {
  const codes = new Map<string, { row: number; rows: number }>()
  const cities = new Map<string, { row: number; rows: number }>()
  const zoneless = { row: 0, rows: 0 }
  for await (const rows of turns) {
    for (const line of rows) {
      if (!('event' in line)) continue
      const { row } = line
      if (line.zoneless) {
        if (zoneless.rows === 0) zoneless.row = row
        zoneless.rows += 1
      }
      const event = translateEvent(line.event, words)
      const code = unknownCodeOf(event)
      if (code !== null) count(codes, code, row)
      const city = unknownCityOf(event)
      if (city !== null) count(cities, city, row)
    }
  }
  return { codes: wordsOf(codes), cities: wordsOf(cities), zoneless: zoneless.rows === 0 ? null : zoneless }
}

function unknownCityOf(event: unknown): string | null {
  const sent = (event as { readonly cityCode?: unknown } | null)?.cityCode
  if (typeof sent !== 'string' && typeof sent !== 'number') return null
  const city = cleanText(String(sent)).trim()
  return city === '' || findCity(city) !== null ? null : city.slice(0, 80)
}

function count(words: Map<string, { row: number; rows: number }>, word: string, row: number): void {
  const found = words.get(word)
  if (found) found.rows += 1
  else if (words.size < mostWords) words.set(ownCopy(word), { row, rows: 1 })
}

function wordsOf(words: ReadonlyMap<string, { row: number; rows: number }>): readonly UnknownWord[] {
  return [...words].map(([word, found]) => ({ word, ...found }))
}

/** Lines that say which words are not known, and what to write where; empty where a file may be loaded. */
export function refusalOf({ codes, cities }: Survey): readonly string[] {
  if (codes.length === 0 && cities.length === 0) return []
  const line = ({ word, row, rows }: UnknownWord, kind: string) =>
    `${kind} ${JSON.stringify(word)}: ${rows} ${rows === 1 ? 'row' : 'rows'}, first in row ${row}`
  const [code] = codes
  const [city] = cities
  return [
    ...codes.map((word) => line(word, 'code')),
    ...cities.map((word) => line(word, 'city')),
    'Nothing was loaded. Say in company/events.yaml what they are, such as',
    ...(code ? ['  codes:', `    ${JSON.stringify(code.word)}: delivered`] : []),
    ...(city ? ['  cities:', `    ${JSON.stringify(city.word)}: "310100"`] : []),
    'or load it with --keep-unknown: such scans are kept, and no status follows from them (npm run unmapped).',
  ]
}
