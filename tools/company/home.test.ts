import { locales } from '@hongyan/locales'
import { expect, test } from 'vitest'
import { homeSchema, offsetOf } from './home.ts'

const faults = (home: unknown) =>
  homeSchema(locales)
    .safeParse(home)
    .error?.issues.map(({ message }) => message) ?? []

test('a zone that clocks know', () => {
  expect(faults({ zone: 'Asia/Shanghai', currency: 'CNY' })).toEqual([])
  expect(faults({ zone: 'America/Argentina/Salta', currency: 'ARS' })).toEqual([])
})

test.each([
  [{ zone: 'Europe/Atlantis', currency: 'EUR' }, 'is no zone that clocks know'],
  [{ zone: '+08:00', currency: 'EUR' }, 'must be the IANA name of a zone, such as Europe/Berlin'],
  [{ currency: 'EUR' }, 'is missing'],
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
