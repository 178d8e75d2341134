import { Converter } from 'opencc-js/t2cn'

let convert: ReturnType<typeof Converter> | null = null

/** Forms that the other direction writes and this one leaves alone. */
const variants: Readonly<Record<string, string>> = { 濬: '浚', 澂: '澄' }

/**
 * Traditional Chinese as Simplified, character for character: words keep their own choice (`速遞` becomes `速递`, not
 * `快递`). Small enough for the running site, unlike the other direction.
 */
export function toSimplified(text: string): string {
  convert ??= Converter({ from: 'hk', to: 'cn' })
  return convert(text).replace(/[濬澂]/g, (one: string) => variants[one] ?? one)
}
