import { defaultTariffs } from '@hongyan/domain/quotes/default-tariffs'
import { formatMoney } from '@hongyan/locales'
import { expect, test } from 'vitest'
import { siteContent } from './site-content.ts'

// The price list is written in sentences, the tariff in numbers: they must say the same.
const list = siteContent('en-US').priceTables
const sheet = defaultTariffs.addOns.at(-1)
if (!sheet) throw new Error('there is a price list')
const yuan = (fen: number) => formatMoney('en-US', fen)
const rowOf = (id: string) => {
  const row = list.services.find((candidate) => candidate.id === id)
  if (!row) throw new Error(`no price of ${id}`)
  return row
}

test.each([
  ['insurance', sheet.insurance],
  ['full-cover', sheet.fullCover],
] as const)('%s', (id, { steps, basisPoints }) => {
  const { price, feeRate, minimum } = rowOf(id)
  for (const { upTo, fee } of steps) expect(price).toContain(`${yuan(fee)} up to ${yuan(upTo)}`)
  expect(price).toContain(`${basisPoints / 10}‰`)
  expect(feeRate).toContain(`${basisPoints / 10}‰`)
  expect(minimum).toBe(steps[0]?.fee)
})

test.each([
  ['receipt-paper', sheet.receiptPaper],
  ['receipt-electronic', sheet.receiptElectronic],
  ['named-signing', sheet.namedSigning],
  ['waterproof', sheet.waterproof],
  ['cold-labelling', sheet.coldLabelling],
])('%s', (id, fee) => expect(rowOf(id).price).toMatch(new RegExp(`^${yuan(fee)} a `)))

test('packing, stairs, unloading, cash on delivery', () => {
  const { wooden } = sheet
  expect(rowOf('wooden')).toMatchObject({
    price: `${yuan(wooden.cubicMetre)} per cubic meter`,
    minimum: wooden.least,
  })
  expect(rowOf('wooden').billing).toContain(`${wooden.percentOfVolume / 100} times`)
  expect(rowOf('upstairs').price).toContain(`${sheet.upstairsFreeUpTo / 1000} kg`)
  const { cubicMetre, tonne } = sheet.coldUnloading
  expect(rowOf('cold-unloading').price).toBe(
    `${yuan(cubicMetre)} per cubic meter or ${yuan(tonne)} per metric ton`,
  )
  expect(rowOf('cash-on-delivery').billing).toContain(yuan(sheet.cashOnDeliveryMost))
})

test('the bands of weight are those the services state', () => {
  const edges = (product: string) =>
    defaultTariffs.products
      .find((candidate) => candidate.product === product)
      ?.sheets.at(-1)
      ?.bands.map(({ upTo }) => upTo && upTo / 1000)
  expect(edges('freight-heavy')).toEqual([60, 500, 3000, null])
  expect(edges('pharma')).toEqual([200, 3000, null])
  expect(edges('cold-chain')).toEqual([30, 300, 1000, 3000, null])
})

test('the list and the tariff begin on a day the tariff knows', () => {
  expect(
    defaultTariffs.products.some(({ sheets }) =>
      sheets.some(({ validFrom }) => validFrom === list.validFrom),
    ),
  ).toBe(true)
})
