import { ConverterFactory } from 'opencc-js/core'
import signs from 'opencc-js/dict/STCharacters'
import hongKong from 'opencc-js/to/hk'
import { withHouseTerms } from './house-terms.ts'

/** Signs that stand for themselves in names of places and people, where running text mostly means the other one. */
const inNames = '里 里|于 于|余 余|范 范|岳 岳|咸 咸|斗 斗'

let convert: ReturnType<typeof ConverterFactory> | null = null

/**
 * A name as Hong Kong writes it, sign for sign but for our own terms. Small enough for the running site; running text
 * needs the words around a sign, as `traditional.ts` reads it.
 */
export function nameInTraditional(name: string): string {
  convert ??= ConverterFactory([inNames, signs], ...hongKong)
  return withHouseTerms(name, convert)
}
