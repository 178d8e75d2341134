import { expect, test } from 'vitest'
import { homeSchema, offsetOf } from './home.ts'

const faults = (home: unknown) => homeSchema.safeParse(home).error?.issues.map(({ message }) => message) ?? []

test('a zone that clocks know and money with hundredths', () => {
  expect(faults({ zone: 'Asia/Shanghai', currency: 'CNY' })).toEqual([])
  expect(faults({ zone: 'America/Argentina/Salta', currency: 'EUR' })).toEqual([])
})

test.each([
  [{ zone: 'Europe/Atlantis', currency: 'EUR' }, 'is no zone that clocks know'],
  [{ zone: '+08:00', currency: 'EUR' }, 'must be the IANA name of a zone, such as Europe/Berlin'],
  [{ zone: 'Europe/Berlin', currency: 'euro' }, 'must be a code such as EUR'],
  [{ zone: 'Europe/Berlin', currency: 'ZZZ' }, 'is no currency'],
  [{ zone: 'Asia/Tokyo', currency: 'JPY' }, 'is no money with hundredths'],
  [{ zone: 'Asia/Tokyo' }, 'is missing'],
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
