import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => vi.resetModules())
// Tests of other files share what is loaded.
afterEach(() => {
  vi.doUnmock('@hongyan/locales')
  vi.resetModules()
})

/** The modules of the form as a company without some of its parts has them. */
async function without(...offers: readonly `offers${string}`[]) {
  vi.doMock('@hongyan/locales', async (original) => ({
    ...(await original<object>()),
    ...Object.fromEntries(offers.map((name) => [name, false])),
  }))
  const { emptyForm, offeredKinds, productsOf } = await import('./order-form.ts')
  const { readSubmittedOrder } = await import('../../form-handlers/read-submitted-order.ts')
  const { offeredGoods } = await import('@hongyan/domain/quotes/offered-goods')
  return { emptyForm, offeredGoods, offeredKinds, productsOf, readSubmittedOrder }
}

test('a company with all parts offers three kinds, and goods of every temperature', async () => {
  const { emptyForm, offeredGoods, offeredKinds } = await without()
  expect(offeredKinds).toEqual(['express', 'heavy', 'fresh'])
  expect(offeredGoods).toEqual(['general', 'chilled', 'frozen', 'medicine', 'medicine-chilled'])
  expect(emptyForm('fresh').goodsKind).toBe('chilled')
})

test('a kind stays as long as one product of it is offered', async () => {
  const { emptyForm, offeredGoods, offeredKinds, productsOf } = await without(
    'offersFreight',
    'offersColdChain',
  )
  expect(offeredKinds).toEqual(['express', 'heavy', 'fresh'])
  expect(productsOf('heavy')).toEqual(['bulky'])
  expect(productsOf('fresh')).toEqual(['pharma'])
  expect(offeredGoods).toEqual(['general', 'medicine', 'medicine-chilled'])
  expect(emptyForm('fresh').goodsKind).toBe('medicine')
})

test('a form of a kind that is not offered is read as one of parcels', async () => {
  const { offeredGoods, offeredKinds, readSubmittedOrder } = await without(
    'offersFreight',
    'offersBulky',
    'offersColdChain',
    'offersPharma',
  )
  expect(offeredKinds).toEqual(['express'])
  expect(offeredGoods).toEqual(['general'])
  const { form } = readSubmittedOrder(
    new URLSearchParams({ kind: 'fresh', product: 'cold-chain', temperature: 'chilled' }),
    'zh-CN',
  )
  expect(form).toMatchObject({ kind: 'express', product: 'express-standard' })
})
