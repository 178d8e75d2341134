import { areas } from '#home-addresses'
import type { ProductKind } from '../../quotes/product-kinds.ts'
import type { QuoteInput } from '../../quotes/quote-input.ts'
import { byProduct, isSold, type QuoteProduct } from '../../quotes/vocabulary.ts'

/** A shipment that is priced twice: one that was ordered, or one that is made up. Nothing about people. */
export type Sample = {
  readonly source: 'order' | 'made-up'
  readonly product: QuoteProduct
  readonly input: Omit<QuoteInput, 'date'>
}

/** Two places of each zone: in a city, in a province, near, middling far, far, remote, across the border. */
const betweenDivisions = [
  ['440305', '440304'],
  ['440300', '440100'],
  ['310100', '320500'],
  ['440300', '310100'],
  ['440300', '110100'],
  ['440300', '230100'],
  ['310100', '650100'],
  ['440300', '810000'],
  ['440300', '710000'],
  ['510100', '320114'],
  ['330100', '420100'],
] as const
const lanes = areas.kind === 'postcodes' ? areas.sampleLanes : betweenDivisions

const box = (weight: number, length = 400, width = 300, height = 250, count = 1) => ({
  length,
  width,
  height,
  weight,
  count,
})

/** What each kind of product carries, from the lightest to the heaviest, through all its bands. */
const loadsAs: Readonly<Partial<Record<ProductKind, readonly QuoteInput['pieces'][]>>> = {
  'express-standard': [
    [box(800)],
    [box(4_200)],
    [box(9_600, 600, 400, 400)],
    [box(28_000, 600, 500, 400, 3)],
  ],
  'express-priority': [
    [box(500)],
    [box(3_100)],
    [box(12_000, 500, 400, 400)],
    [box(25_000, 500, 500, 400, 2)],
  ],
  'freight-light': [[box(60_000, 1000, 800, 800)], [box(80_000, 1200, 1000, 900, 3)]],
  'freight-heavy': [
    [box(45_000, 600, 500, 500)],
    [box(180_000, 1000, 800, 800)],
    [box(400_000, 1200, 1000, 1000, 3)],
    [box(900_000, 1200, 1000, 1500, 6)],
  ],
  bulky: [[box(42_000, 1500, 600, 500)], [box(110_000, 1900, 900, 800)]],
  'cold-chain': [[box(12_000)], [box(60_000, 800, 600, 600, 2)], [box(300_000, 1200, 1000, 1000, 5)]],
  pharma: [[box(15_000)], [box(110_000, 800, 600, 600, 2)], [box(400_000, 1200, 1000, 1000, 9)]],
  air: [[box(20_000, 500, 400, 400)], [box(90_000, 900, 600, 600, 2)], [box(250_000, 1100, 900, 900, 4)]],
}
const loads = byProduct(loadsAs)
const products = Object.keys(loads).filter(isSold)

const goods = byProduct<QuoteInput['goods']>({ 'cold-chain': 'chilled', pharma: 'medicine-chilled' })

/** What is added, one of them to each shipment in turn. */
const added = [
  {},
  { addOns: ['insurance'], declaredValue: 80_000 },
  { addOns: ['receipt-electronic', 'named-signing'] },
  { addOns: ['full-cover'], declaredValue: 500_000 },
  { addOns: ['wooden'] },
  { addOns: ['receipt-paper', 'waterproof'] },
  { addOns: ['cold-unloading', 'cold-labelling'] },
] as const satisfies readonly Partial<QuoteInput>[]

/** Made-up shipments, spread over products, lanes, weights and add-ons; every time the same, in the same order. */
export function madeUpSamples(): readonly Sample[] {
  const most = Math.max(...Object.values(loadsAs).map(({ length }) => length))
  return Array.from({ length: most }, (_, weight) => weight).flatMap((weight) =>
    lanes.flatMap(([from, to], lane) =>
      products.flatMap((product, at): Sample[] => {
        const pieces = loads[product]?.[weight]
        if (pieces === undefined) return []
        const { addOns = [], ...amounts }: Partial<QuoteInput> =
          added[(weight + lane + at) % added.length] ?? {}
        const input = {
          from,
          to,
          pieces,
          goods: goods[product] ?? 'general',
          addOns: [...addOns],
          declaredValue: 0,
          cashOnDelivery: 0,
          ...amounts,
        }
        return [{ source: 'made-up', product, input }]
      }),
    ),
  )
}
