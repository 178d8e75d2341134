import { locales } from '@hongyan/locales'
import { expect, test } from 'vitest'
import { productNamesModule, productsModule, productsOfText } from './products-file.ts'
import { WrongCompanyFile } from './read-company-file.ts'

const names = 'name: { zh: 包裹, hk: 包裹, en: Parcel }'
const usual = 'products:\n  - id: express-standard\n'

test('a product has its code, its kind and its names', () => {
  const file = productsOfText(
    `${usual}  - id: parcel\n    as: express-standard\n    ${names}\n  - id: air\n    sold: false\n`,
    locales,
  )
  expect(file.products.map(({ id, as, isSold }) => [id, as, isSold])).toEqual([
    ['express-standard', 'express-standard', true],
    ['parcel', 'express-standard', true],
    ['air', 'air', false],
  ])
  expect(productsModule(file)).toContain("id: 'parcel',\n    as: 'express-standard',\n    isSold: true")
  // What the site has words for is not said again.
  expect(productNamesModule(file)).toContain("parcel: {\n    as: 'express-standard'")
  expect(productNamesModule(file)).not.toContain('air:')
})

test('a name of a product that the site knows replaces the word for it', () => {
  const file = productsOfText(`${usual}    ${names}\n`, locales)
  expect(productNamesModule(file)).toContain("'express-standard': {\n    as: 'express-standard'")
})

test.each([
  [`${usual}  - id: parcel\n    ${names}\n`, '3 products.1.as: is missing'],
  [`${usual}  - id: parcel\n    as: express-standard\n`, '3 products.1.name: is missing'],
  [
    `${usual}  - id: parcel\n    as: balloon\n    ${names}\n`,
    '4 products.1.as: must be one of express-standard',
  ],
  [`${usual}  - id: Parcel\n    as: air\n    ${names}\n`, '3 products.1.id: must be small letters'],
  [`${usual}  - id: express-standard\n`, '3 products.1.id: is that of one before'],
  ['products:\n  - id: air\n', 'products: sells nothing that is carried as express-standard'],
  [`${usual}    sold: false\n`, 'products: sells nothing that is carried as express-standard'],
  [`${usual}  - id: parcel\n    as: air\n    name: { en: Parcel }\n`, 'products.1.name.zh: '],
  ['products: []\n', 'products: '],
])('%j is refused with its line', (text, told) => {
  const read = () => productsOfText(text, locales)
  expect(read).toThrow(WrongCompanyFile)
  expect(read).toThrow(told)
})
