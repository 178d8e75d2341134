import { afterAll, beforeAll, expect, test, vi } from 'vitest'

const home = '../countries/home-phones.gen.ts'
let { findPhone }: typeof import('./find-phone.ts') = await import('./find-phone.ts')
let { parseAddress }: typeof import('./parse-address.ts') = await import('./parse-address.ts')

/** Pasted text of a company that is at home in Germany. */
beforeAll(async () => {
  vi.resetModules()
  vi.doMock(home, () => import('../countries/DE/phones.ts'))
  ;({ findPhone } = await import('./find-phone.ts'))
  ;({ parseAddress } = await import('./parse-address.ts'))
})

// Tests of other files share what is loaded.
afterAll(() => {
  vi.doUnmock(home)
  vi.resetModules()
})

test.each([
  ['Anna Muster, 0171 1234567', '+491711234567'],
  ['Tel. +49 30 123456, Hof links', '+4930123456'],
  ['+49 (0)171 1234567', '+491711234567'],
  ['030/90 18 20 oder 0151 23456789', '+4915123456789'],
  ['(030) 901820 10115 Berlin', '+4930901820'],
  ['Musterstr. 12, 10115 Berlin', undefined],
  ['Bestellung 2026-0171-44', undefined],
])('%s', (text, phone) => {
  expect(findPhone(text)?.phone).toBe(phone)
})

test('the phone of a pasted address is taken out of it', () => {
  const { phone, detail } = parseAddress('Anna Muster\nInvalidenstr. 12\n10115 Berlin\n0171 1234567')
  expect(phone).toBe('+491711234567')
  expect(detail).toContain('Invalidenstr. 12')
  expect(detail).not.toContain('0171')
})
