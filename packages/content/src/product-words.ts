import type { ProductKind } from '@hongyan/domain/quotes/product-kinds'

type Words = { readonly name: string; readonly by: string }

/** What each kind of product is called, and products of the company's own by their codes. */
export type ProductWords = Readonly<Record<ProductKind, Words>> & Readonly<Record<string, Words>>

/** What a product is called and by which way it goes; of one that is not there any more its code. */
export function productWords(products: Readonly<Record<string, Words>>, product: string): Words {
  return products[product] ?? { name: product, by: '' }
}
