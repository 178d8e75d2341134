import type { useTexts } from '../texts/language.tsx'

/** What a product is called; of one that is not there any more its code. */
export function productName(
  { products }: Pick<ReturnType<typeof useTexts>['rates'], 'products'>,
  product: string,
): string {
  return Reflect.get(products, product) ?? product
}
