import type { ProductKind } from './product-kinds.ts'
import { addOnSheets, fuelRates } from './rates/add-ons-data.ts'
import { prioritySheets, standardSheets } from './rates/express-data.ts'
import { bulkySheets, heavySheets, lightSheets } from './rates/freight-data.ts'
import { airSheets, coldSheets, pharmaSheets } from './rates/temperature-data.ts'
import { type TariffBook, type TariffInput, tariffBook } from './tariff.ts'
import { productsAs } from './vocabulary.ts'

/** The tariff of each kind of product. */
const ofKinds: TariffInput['products'] = [
  {
    product: 'express-standard',
    goods: ['general'],
    addOns: [
      'insurance',
      'full-cover',
      'cash-on-delivery',
      'receipt-paper',
      'receipt-electronic',
      'named-signing',
      'wooden',
      'waterproof',
    ],
    fuel: 'road',
    sheets: [...standardSheets],
  },
  {
    product: 'express-priority',
    goods: ['general'],
    addOns: [
      'insurance',
      'full-cover',
      'cash-on-delivery',
      'receipt-electronic',
      'named-signing',
      'waterproof',
    ],
    fuel: 'road',
    sheets: [...prioritySheets],
  },
  {
    product: 'freight-light',
    goods: ['general'],
    addOns: [
      'insurance',
      'full-cover',
      'cash-on-delivery',
      'receipt-paper',
      'receipt-electronic',
      'wooden',
      'upstairs',
    ],
    fuel: 'road',
    sheets: [...lightSheets],
  },
  {
    product: 'freight-heavy',
    goods: ['general'],
    addOns: [
      'insurance',
      'full-cover',
      'cash-on-delivery',
      'receipt-paper',
      'receipt-electronic',
      'wooden',
      'upstairs',
    ],
    fuel: 'road',
    sheets: [...heavySheets],
  },
  {
    product: 'bulky',
    goods: ['general'],
    addOns: [
      'insurance',
      'full-cover',
      'cash-on-delivery',
      'receipt-electronic',
      'named-signing',
      'wooden',
      'upstairs',
    ],
    fuel: 'road',
    sheets: [...bulkySheets],
  },
  {
    product: 'cold-chain',
    goods: ['chilled', 'frozen'],
    addOns: [
      'insurance',
      'full-cover',
      'receipt-electronic',
      'named-signing',
      'cold-unloading',
      'cold-labelling',
    ],
    fuel: 'road',
    sheets: [...coldSheets],
  },
  {
    product: 'pharma',
    goods: ['medicine', 'medicine-chilled'],
    addOns: [
      'insurance',
      'full-cover',
      'receipt-paper',
      'receipt-electronic',
      'named-signing',
      'cold-unloading',
      'cold-labelling',
    ],
    fuel: 'road',
    sheets: [...pharmaSheets],
  },
  {
    product: 'air',
    goods: ['general'],
    addOns: ['insurance', 'full-cover', 'receipt-electronic', 'named-signing', 'wooden'],
    fuel: 'air',
    sheets: [...airSheets],
  },
]

const book: TariffInput = {
  products: ofKinds.flatMap((tariff) =>
    productsAs(tariff.product as ProductKind).map((product) => ({ ...tariff, product })),
  ),
  addOns: addOnSheets,
  fuel: fuelRates,
  fuelSettledUntil: '2026-12-31',
}

/** The company's tariffs as they ship with the site. */
export const defaultTariffs: TariffBook = tariffBook.parse(book)
