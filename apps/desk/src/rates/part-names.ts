import { useLanguage } from '../texts/language.tsx'
import { productName } from './product-name.ts'

/** Says the parts that a version changes, such as `fuel` or `products.air`. */
export function usePartNames(): (part: string) => string {
  const { texts } = useLanguage()
  const words = texts.rates
  return (part) => {
    const [kind = '', product] = part.split('.')
    if (kind === 'cold') return words.cold
    if (product !== undefined && (kind === 'products' || kind === 'transit'))
      return words.partOf(kind, productName(words, product))
    return words.parts[kind as keyof typeof words.parts] ?? part
  }
}
