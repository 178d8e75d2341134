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

  const issues = (book: unknown) =>
    tariffBook.safeParse(book).error?.issues.map(({ code, path, message }) => ({ code, path, message }))

  it('names the band that leaves a gap, and the last one where it ends', () => {
    const path = (band: number) => ['products', 0, 'sheets', 0, 'bands', band]
    const bands = sheet?.bands ?? []
    const faultsOf = (list: readonly unknown[]) => issues(withSheets([{ ...sheet, bands: list }]))
    expect(bands).toHaveLength(4)
    expect(faultsOf(bands.toSpliced(1, 1))).toEqual([
      { code: 'custom', path: path(0), message: 'band 0 does not meet the next' },
    ])
    expect(faultsOf(bands.slice(0, -1))).toEqual([
      { code: 'custom', path: path(2), message: 'band 2 does not meet the next' },
    ])
  })

  it.each([
    ['later', '2027-01-01', true],
    ['the same', '2026-01-01', false],
    ['earlier', '2025-12-31', false],
  ])('takes a sheet of %s day after another: %s', (_, validFrom, taken) => {
    const dated = <T extends object>(list: readonly T[]) =>
      [{ validFrom: '2026-01-01' }, { validFrom }].map((day) => ({ ...list[0], ...day }))
    const books = [
      withSheets(dated([{ ...sheet }])),
      { ...defaultTariffs, addOns: dated(defaultTariffs.addOns) },
      { ...defaultTariffs, fuel: dated(defaultTariffs.fuel) },
    ]
    const fault = { code: 'custom', path: [], message: 'sheets must stand in the order of their days' }
    for (const book of books) expect(issues(book)).toEqual(taken ? undefined : [fault])
  })

  it('wants a price list, a fuel charge, a sheet and goods, and takes several', () => {
    const coolBox = {
      kind: 'cool-box',
      upTo: 1,
      litresPerBox: 1,
      box: 1,
      mostBasisPoints: 1,
    }
    const temperature = { kind: 'temperature', over: 1, basisPoints: 1 }
    const withGoods = (goods: readonly string[]) =>
      [coolBox, temperature].map((extra) => withSheets([{ ...sheet, extras: [{ ...extra, goods }] }]))
    for (const book of withGoods(['chilled', 'frozen'])) expect(issues(book)).toBeUndefined()
    const empty = [
      ...withGoods([]),
      withSheets([]),
      { ...defaultTariffs, addOns: [] },
      { ...defaultTariffs, fuel: [] },
      { ...defaultTariffs, products: [{ ...heavy, goods: [] }] },
    ]
    expect(empty.map((book) => issues(book)?.map(({ code }) => code))).toEqual(empty.map(() => ['too_small']))
  })

  it('takes the sheet in force from its first day on', () => {
    const list = [{ validFrom: '2026-01-01' }, { validFrom: '2026-10-01' }]
    expect(inForce(list, '2025-12-31')).toBeNull()
    expect(inForce(list, '2026-09-30')).toBe(list[0])
    expect(inForce(list, '2026-10-01')).toBe(list[1])
  })
})
