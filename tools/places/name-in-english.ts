import { bareName } from '../../packages/domain/src/places/bare-name.ts'
import { exceptions, overrides } from './english-names.ts'

/** Gives the readings of the characters of a text, without tones. */
type Pinyin = (text: string) => readonly string[]

const named: ReadonlyMap<string, string> = new Map(
  Object.entries(exceptions).flatMap(([city, names]) =>
    names.split('|').map((entry) => [city + entry.slice(0, 2), entry.slice(3)] as const),
  ),
)

/** The English name of a division: an exception of the table, the official name if there is one, else its pinyin as one word. */
export function nameInEnglish(code: string, name: string, pinyin: Pinyin, official?: string | null): string {
  return named.get(code) ?? official ?? asWord(read(bareName(name), pinyin))
}

/** The pinyin of a name without what kind of division it is, as it is typed: `huhehaote`, `lvliang`. */
export function typedPinyin(name: string, pinyin: Pinyin): string {
  return read(bareName(name), pinyin).join('').replaceAll('ü', 'v')
}

/** The first letter of each syllable of the whole name: `jxq` for 江夏区. */
export function initialsOf(name: string, pinyin: Pinyin): string {
  return read(name, pinyin)
    .map((syllable) => syllable.charAt(0))
    .join('')
}

function read(name: string, pinyin: Pinyin): readonly string[] {
  const known = Object.keys(overrides).find((part) => name.includes(part))
  if (!known) return pinyin(name)
  const [before = '', after = ''] = name.split(known)
  return [
    ...(before ? pinyin(before) : []),
    ...(overrides[known] ?? '').split(' '),
    ...(after ? pinyin(after) : []),
  ]
}

/** Joins syllables; one that begins with a vowel is set off: Xi'an. */
function asWord(syllables: readonly string[]): string {
  const word = syllables.map((one, at) => (at > 0 && /^[aoe]/.test(one) ? `'${one}` : one)).join('')
  return word.charAt(0).toUpperCase() + word.slice(1)
}
