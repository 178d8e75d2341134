import { isoInZone } from '@hongyan/kernel/iso-in-zone'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isZone } from '../zone.ts'
import { readTime } from './read-time.ts'

it.each([
  ['2026/11/19 16:12', '2026-11-19T16:12:00+08:00'],
  ['2026/1/9 6:05:07', '2026-01-09T06:05:07+08:00'],
  ['2026-11-19 16:12:05.000', '2026-11-19T16:12:05+08:00'],
  ['2026/11/19', '2026-11-19T00:00:00+08:00'],
  // What a spreadsheet keeps of 19 November 2026, 16:12.
  ['46345.675', '2026-11-19T16:12:00+08:00'],
])('%s in China is %s', (cell, iso) => {
  expect(readTime(cell, { zone: 'Asia/Shanghai' })).toBe(iso)
  expect(readTime(` ${cell} `, { zone: '+08:00' })).toBe(iso)
  expect(readTime(cell, { zone: null })).toBeNull()
})

it.each([
  '2026-11-19T16:12:00+08:00',
  '2026-11-19T08:12:00Z',
  'yesterday',
  '11/19/2026 16:12',
  '2026/2/30 10:00',
  '7',
  '',
])('%j is left as it is', (cell) => {
  expect(readTime(cell, { zone: 'Asia/Shanghai' })).toBe(cell)
  expect(readTime(cell, { zone: null })).toBe(cell)
})

it('knows zones and offsets', () => {
  expect(['Asia/Shanghai', 'Europe/Berlin', '+08:00', '-03:30'].every(isZone)).toBe(true)
  expect(['Beijing', '+8', '+99:00', ''].some(isZone)).toBe(false)
})

it('reads back any moment from the clock on the wall, also where clocks are changed', () => {
  const zone = fc.constantFrom(
    'Asia/Shanghai',
    'Asia/Kathmandu',
    'Europe/Berlin',
    'America/New_York',
    'Australia/Sydney',
  )
  const moment = fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2030, 0) })
  fc.assert(
    fc.property(zone, moment, (name, ms) => {
      const iso = isoInZone(ms, name)
      const read = readTime(iso.slice(0, 19).replace('T', ' ').replaceAll('-', '/'), { zone: name }) ?? ''
      // In the hour that comes twice the wall does not tell which.
      const off = Math.abs(Date.parse(read) - Date.parse(iso))
      expect([0, 3_600_000]).toContain(off)
      expect(read.slice(0, 19)).toBe(iso.slice(0, 19))
    }),
  )
})

it.each([
  ['dd.MM.yyyy HH:mm', '19.11.2026 16:12', '2026-11-19T16:12:00+01:00'],
  ['dd.MM.yyyy HH:mm', '19.11.2026 16:12:05', '2026-11-19T16:12:05+01:00'],
  ['MM/dd/yy HH:mm', '7/4/26 6:05', '2026-07-04T06:05:00+02:00'],
  ['yyyyMMddHHmmss', '20261119161205', '2026-11-19T16:12:05+01:00'],
  // What is not of the format is read as a spreadsheet has it, or stays.
  ['dd.MM.yyyy HH:mm', '2026-11-19 16:12', '2026-11-19T16:12:00+01:00'],
  ['dd.MM.yyyy HH:mm', '31.02.2026 10:00', '31.02.2026 10:00'],
])('in %s, %s is %s', (format, cell, iso) => {
  expect(readTime(cell, { zone: 'Europe/Berlin', format })).toBe(iso)
})
