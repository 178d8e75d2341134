import { type LocaleId, productNames } from '@hongyan/locales'
import { type ProductWords, productWords } from './product-words.ts'

/** Words for products with those that the company has for its products. */
export function withOwnProducts(products: ProductWords, locale: LocaleId): ProductWords {
  const own = Object.entries(productNames).map(([id, { as, name, by }]) => {
    const usual = productWords(products, as)
    return [id, { name: name[locale] ?? usual.name, by: by[locale] ?? usual.by }]
  })
  return { ...products, ...Object.fromEntries(own) }
}
