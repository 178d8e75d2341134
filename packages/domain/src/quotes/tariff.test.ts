import { describe, expect, it } from 'vitest'
import { defaultTariffs } from './default-tariffs.ts'
import { inForce, tariffBook } from './tariff.ts'

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
