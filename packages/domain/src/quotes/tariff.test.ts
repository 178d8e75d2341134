import { describe, expect, it } from 'vitest'
import { findCity } from '../places/find-city.ts'
import { defaultTariffs } from './default-tariffs.ts'
import { inForce, tariffBook } from './tariff.ts'
import { zoneBetween } from './zone-between.ts'

describe('a book of tariffs', () => {
  it('is plain data: written and read back it is the same', () => {
    expect(tariffBook.parse(JSON.parse(JSON.stringify(defaultTariffs)))).toEqual(defaultTariffs)
  })

  const heavy = defaultTariffs.products.find(({ product }) => product === 'freight-heavy')
  const withSheets = (sheets: unknown) => ({ ...defaultTariffs, products: [{ ...heavy, sheets }] })
  const sheet = heavy?.sheets[0]

  it('refuses bands with a gap, sheets out of order, floats and unknown fields', () => {
    const gap = { ...sheet, bands: sheet?.bands.filter((_, index) => index !== 1) }
    const wrong = [
      withSheets([gap]),
      withSheets([sheet, { ...sheet, validFrom: '2025-01-01' }]),
      withSheets([{ ...sheet, step: 0.5 }]),
      withSheets([{ ...sheet, note: 'x' }]),
      withSheets([{ ...sheet, validFrom: '2026-02-30' }]),
    ]
    expect(wrong.map((book) => tariffBook.safeParse(book).success)).toEqual(wrong.map(() => false))
    expect(tariffBook.safeParse(withSheets([sheet])).success).toBe(true)
  })

  it('takes the sheet in force from its first day on', () => {
    const list = [{ validFrom: '2026-01-01' }, { validFrom: '2026-10-01' }]
    expect(inForce(list, '2025-12-31')).toBeNull()
    expect(inForce(list, '2026-09-30')).toBe(list[0])
    expect(inForce(list, '2026-10-01')).toBe(list[1])
  })
})

describe('zones', () => {
  const zone = (from: string, to: string) => {
    const spot = (code: string) => {
      const place = findCity(code)
      if (!place) throw new Error(`no city ${code}`)
      return { code, longitude: place.longitude, latitude: place.latitude }
    }
    return zoneBetween(spot(from), spot(to)).zone
  }
  it.each([
    ['440300', '440300', 'city'],
    ['440300', '440100', 'province'],
    ['310100', '330100', 'near'],
    ['440300', '110100', 'middle'],
    ['440300', '230100', 'far'],
    ['440300', '650100', 'remote'],
    ['650100', '653100', 'province'],
    ['540100', '510100', 'remote'],
    ['440300', 'HKHKG', 'hong-kong-macau'],
    ['HKHKG', 'MOMFM', 'hong-kong-macau'],
    ['440300', 'SGSIN', null],
  ])('%s to %s is %s', (from, to, expected) => {
    expect(zone(from, to)).toBe(expected)
    expect(zone(to, from)).toBe(expected)
  })
})
