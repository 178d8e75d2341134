import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type ProductKind, productKinds } from '@hongyan/domain/quotes/product-kinds'
import { z } from 'zod'
import { byLanguage, fieldsOf, type Languages, text } from './in-each.ts'
import { readCompanyFile, readCompanyText } from './read-company-file.ts'
import { writtenValue } from './written-value.ts'

const code = z
  .string({ error: 'is missing' })
  .regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/, 'must be small letters and figures, with - between')
  .max(32)
const isKind = (id: string): id is ProductKind => productKinds.some((kind) => kind === id)
const onOrOff = z.enum(['true', 'false'], { error: 'must be true or false' }).nullish()

function schemaOf(languages: Languages) {
  const lines = z
    .strictObject(fieldsOf(text, languages))
    .transform((fields) => byLanguage<string>(fields, languages))
  const product = z
    .strictObject({
      id: code,
      as: z.enum(productKinds, { error: `must be one of ${productKinds.join(', ')}` }).nullish(),
      name: lines.nullish(),
      by: lines.nullish(),
      sold: onOrOff,
    })
    .superRefine(({ id, as, name }, issues) => {
      if (!as && !isKind(id))
        issues.addIssue({
          code: 'custom',
          path: ['as'],
          message: `is missing: which of ${productKinds.join(', ')} it is carried as`,
        })
      if (!name && !isKind(id))
        issues.addIssue({
          code: 'custom',
          path: ['name'],
          message: 'is missing: the site has no word for it',
        })
    })
    .transform(({ id, as, name, by, sold }) => ({
      id,
      as: (as ?? id) as ProductKind,
      isSold: sold !== 'false',
      name: name ?? null,
      by: by ?? null,
    }))
  return z.strictObject({ products: z.array(product).min(1) }).superRefine(({ products }, issues) => {
    const ids = products.map(({ id }) => id)
    ids.forEach((id, at) => {
      if (ids.indexOf(id) < at)
        issues.addIssue({ code: 'custom', path: ['products', at, 'id'], message: 'is that of one before' })
    })
    if (!products.some(({ as, isSold }) => isSold && as === 'express-standard'))
      issues.addIssue({
        code: 'custom',
        path: ['products'],
        message: 'sells nothing that is carried as express-standard, which the site begins with',
      })
  })
}
type ProductsFile = z.output<ReturnType<typeof schemaOf>>

/** Without a file one product of each kind is sold, under the names that the site has for them. */
const usual: ProductsFile = {
  products: productKinds.map((id) => ({ id, as: id, isSold: true, name: null, by: null })),
}

/** `products.yaml` of a folder. @throws WrongCompanyFile */
export function readProducts(folder: string, languages: Languages): ProductsFile {
  const path = join(folder, 'products.yaml')
  return existsSync(path) ? readCompanyFile(path, 'company/products.yaml', schemaOf(languages)) : usual
}

/** What the text of such a file says. @throws WrongCompanyFile */
export function productsOfText(yaml: string, languages: Languages): ProductsFile {
  return readCompanyText(yaml, 'products.yaml', schemaOf(languages))
}

const madeBy = '// Made of company/products.yaml by `npm run company`.'

/** The module that prices and orders have them from. */
export function productsModule({ products }: ProductsFile): string {
  const sold = products.map(({ id, as, isSold }) => ({ id, as, isSold }))
  return [
    "import type { SoldProduct } from './sold-product.ts'",
    '',
    madeBy,
    '',
    `export const soldProducts: readonly SoldProduct[] = ${writtenValue(sold)}`,
    '',
  ].join('\n')
}

/** The module that texts have their names from; a name without a second line has that of its kind. */
export function productNamesModule({ products }: ProductsFile): string {
  const named = products.flatMap(({ id, as, name, by }) => {
    if (id === as && name === null && by === null) return []
    return [[id, { as, name: name ?? {}, by: by ?? {} }] as const]
  })
  return [
    "import type { ProductName } from './company.ts'",
    '',
    madeBy,
    '',
    '/** What products are called whose kind does not say it already, by their codes. */',
    `export const productNames: Readonly<Record<string, ProductName>> = ${writtenValue(Object.fromEntries(named))}`,
    '',
  ].join('\n')
}
