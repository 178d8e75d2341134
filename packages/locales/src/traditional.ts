import { Converter } from 'opencc-js/cn2t'
import { withHouseTerms } from './house-terms.ts'

let convert: ReturnType<typeof Converter> | null = null

/**
 * Simplified Chinese as Hong Kong Traditional, with the words around a sign telling which one it stands for. Its
 * dictionary takes 140 MB of memory: for builds and tools, never for the running site, which reads texts converted
 * beforehand.
 */
export function toTraditional(text: string): string {
  // Laid out when it is first needed: whoever imports texts may never ask for these.
  convert ??= Converter({ from: 'cn', to: 'hk' })
  return withHouseTerms(text, convert)
}
