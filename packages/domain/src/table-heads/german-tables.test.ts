import { afterAll, beforeAll, expect, test, vi } from 'vitest'

const homes = ['phones', 'addresses'] as const
let { readImport }: typeof import('../address-book/read-import.ts') = await import(
  '../address-book/read-import.ts'
)

/** Tables of addresses as a company reads them that is at home in Germany. */
beforeAll(async () => {
  vi.resetModules()
  for (const home of homes)
    vi.doMock(`../countries/home-${home}.gen.ts`, () => import(`../countries/DE/${home}.ts`))
  ;({ readImport } = await import('../address-book/read-import.ts'))
})

// Tests of other files share what is loaded.
afterAll(() => {
  for (const home of homes) vi.doUnmock(`../countries/home-${home}.gen.ts`)
  vi.resetModules()
})

const erika = {
  name: 'Erika Muster',
  phone: '+4915123456789',
  areaCode: '10119 Berlin',
  detail: 'Torstr. 12',
  postcode: '10119',
}

test.each([
  [
    ['Vorname', 'Nachname', 'Straße', 'PLZ', 'Ort', 'Handy'],
    ['Erika', 'Muster', 'Torstr. 12', '10119', 'Berlin', '0151 23456789'],
  ],
  [
    ['Empfänger', 'Empfänger Telefon', 'Empfänger PLZ', 'Empfänger Ort', 'Empfänger Straße'],
    ['Erika Muster', '0151 23456789', '10119', 'Berlin', 'Torstr. 12'],
  ],
  [
    ['Name', 'Phone', 'Address'],
    ['Erika Muster', '0151 23456789', 'Torstr. 12, 10119 Berlin'],
  ],
  [
    [
      'Shipping Name',
      'Shipping Street',
      'Shipping Zip',
      'Shipping City',
      'Shipping Phone',
      'Shipping Country',
    ],
    ['Erika Muster', 'Torstr. 12', '10119', 'Berlin', '0151 23456789', 'DE'],
  ],
])('%j', (heads, cells) => {
  const read = readImport([heads, cells])
  const [line] = read.kind === 'lines' ? read.lines : []
  expect(line?.taken).toMatchObject({ kind: 'content', content: erika })
})

test('rows without heads are read as they are pasted', () => {
  const read = readImport([['Erika Muster', 'Torstr. 12', '10119 Berlin', '0151 23456789']])
  const [line] = read.kind === 'lines' ? read.lines : []
  expect(line?.taken).toMatchObject({ kind: 'content', content: erika })
})

test('a nought that a spreadsheet dropped stands before the postcode again', () => {
  const heads = ['Name', 'Telefon', 'Straße', 'PLZ', 'Ort']
  const read = readImport([heads, ['Erika Muster', '0151 23456789', 'Prager Str. 12', '1069', 'Dresden']])
  const [line] = read.kind === 'lines' ? read.lines : []
  expect(line?.taken).toMatchObject({
    kind: 'content',
    content: { areaCode: '01069 Dresden', postcode: '01069', detail: 'Prager Str. 12' },
  })
})
