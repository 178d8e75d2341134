import { Converter } from 'opencc-js/t2cn'

const convert = Converter({ from: 'hk', to: 'cn' })

/**
 * Traditional Chinese as Simplified, character for character: words keep their own choice (`速遞` becomes `速递`, not
 * `快递`). Small enough for the running site, unlike the other direction.
 */
export function toSimplified(text: string): string {
  return convert(text)
}
