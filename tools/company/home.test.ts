import { locales } from '@hongyan/locales'
import { expect, test } from 'vitest'
import { homeSchema, offsetOf } from './home.ts'

const faults = (home: unknown) =>
  homeSchema(locales)
    .safeParse(home)
    .error?.issues.map(({ message }) => message) ?? []

test('a zone that clocks know', () => {
  expect(faults({ zone: 'Asia/Shanghai', country: 'CN', currency: 'CNY' })).toEqual([])
  expect(faults({ zone: 'America/Argentina/Salta', country: 'US', currency: 'ARS' })).toEqual([])
})

test.each([
  [{ zone: 'Europe/Atlantis', country: 'DE', currency: 'EUR' }, 'is no zone that clocks know'],
  [
    { zone: '+08:00', country: 'DE', currency: 'EUR' },
    'must be the IANA name of a zone, such as Europe/Berlin',
  ],
  [{ country: 'DE', currency: 'EUR' }, 'is missing'],
  [{ zone: 'Europe/Berlin', currency: 'EUR' }, 'is missing'],
  [
    { zone: 'Europe/Rome', country: 'IT', currency: 'EUR' },
    'must be one of CN, HK, DE, US, for which there are packs',
  ],
])('%j is refused', (home, message) => {
  expect(faults(home)).toEqual([message])
})

test('the offset of the winter in the north', () => {
  expect(['Asia/Shanghai', 'Europe/Berlin', 'America/New_York', 'Asia/Kolkata'].map(offsetOf)).toEqual([
    '+08:00',
    '+01:00',
    '-05:00',
    '+05:30',
  ])
})
