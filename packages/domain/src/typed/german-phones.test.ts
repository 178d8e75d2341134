import { afterAll, beforeAll, expect, test, vi } from 'vitest'

const home = '../countries/home-phones.gen.ts'
let { readPhone, readMobile, unlockingTails }: typeof import('./read-phone.ts') = await import(
  './read-phone.ts'
)
let { maskPhone }: typeof import('../privacy/mask-phone.ts') = await import('../privacy/mask-phone.ts')
let { phoneKey }: typeof import('../tracking/phone-key.ts') = await import('../tracking/phone-key.ts')

/** The rule of phones at every door, of a company that is at home in Germany. */
beforeAll(async () => {
  vi.resetModules()
  vi.doMock(home, () => import('../countries/DE/phones.ts'))
  ;({ readPhone, readMobile, unlockingTails } = await import('./read-phone.ts'))
  ;({ maskPhone } = await import('../privacy/mask-phone.ts'))
  ;({ phoneKey } = await import('../tracking/phone-key.ts'))
})

// Tests of other files share what is loaded.
afterAll(() => {
  vi.doUnmock(home)
  vi.resetModules()
})

const phoneOf = (typed: string) => {
  const read = readPhone(typed)
  return read.kind === 'phone' ? read.phone : read.problem
}

test.each([
  ['0151 23456789', '+4915123456789'],
  ['0151 2345 6789', '+4915123456789'],
  ['Tel.: 0151/23456789', '+4915123456789'],
  ['+49 (0)151 23456789', '+4915123456789'],
  ['0151 23456789 (Jörg)', '+4915123456789'],
  ['030 901820', '+4930901820'],
  ['0151 23456789 / 030 901820', 'phone-several'],
  ['0151 **** 6789', 'phone-hidden'],
  ['', 'phone-missing'],
  ['10115', 'not-a-phone'],
  ['13800138000', 'not-a-phone'],
  ['+86 138 0013 8000', '+8613800138000'],
])('%s is %s', (typed, phone) => expect(phoneOf(typed)).toBe(phone))

test('text messages go to mobiles, and nobody is known by a landline', () => {
  expect([readMobile('0151 23456789'), readMobile('030 901820')]).toEqual(['+4915123456789', null])
  expect([phoneKey('0151 23456789'), phoneKey('030 901820')]).toEqual(['+4915123456789', null])
  expect(unlockingTails('0151 23456789')).toEqual(['6789'])
})

test('what is hidden of a number is hidden of it as it is dialled at home', () => {
  expect(maskPhone('+4915123456789')).toBe('015*******89')
  expect(maskPhone('+43158858')).toBe('******58')
})
