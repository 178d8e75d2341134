import { expect, test } from 'vitest'
import { homeSchema, offsetOf } from './home.ts'

const faults = (home: unknown) => homeSchema.safeParse(home).error?.issues.map(({ message }) => message) ?? []

test('a zone that clocks know', () => {
  expect(faults({ zone: 'Asia/Shanghai' })).toEqual([])
  expect(faults({ zone: 'America/Argentina/Salta' })).toEqual([])
})

test.each([
  [{ zone: 'Europe/Atlantis' }, 'is no zone that clocks know'],
  [{ zone: '+08:00' }, 'must be the IANA name of a zone, such as Europe/Berlin'],
  [{}, 'is missing'],
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
