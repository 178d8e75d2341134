import { areas } from '#home-addresses'
import type { Division } from '../places/divisions.ts'
import { plainWords, readName } from './english-names.ts'
import { foldName, foldText } from './fold-text.ts'
import { regionsNamed } from './region-names.ts'

/**
 * The divisions that a text stands for which is nothing but a name, in short or of an area in them: 墨脱, 旺角, Futian.
 * Empty where it is none, and at a home whose places have postcodes; within an address the same words may be those of a street.
 */
export function divisionsNamed(text: string): readonly Division[] {
  if (areas.kind === 'postcodes') return []
  const name = foldText(text.normalize('NFKC')).trim()
  if (/\p{Script=Han}/u.test(name)) {
    const divisions = regionsNamed(foldName(name)).map(({ division }) => division)
    return divisions.filter(({ code }, place) => divisions.findIndex((one) => one.code === code) === place)
  }
  const words = plainWords(name).split(' ')
  const read = readName(words)
  return read?.length === words.length ? read.divisions : []
}
