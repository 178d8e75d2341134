import fc from 'fast-check'
import { expect, it } from 'vitest'
import { bounds } from '../testing/bounds.ts'
import { workbookOf } from '../testing/workbook-of.ts'
import { readSheet } from './read-sheet.ts'
import { openWorkbook } from './read-workbook.ts'
import { storedTexts } from './stored-texts.ts'

const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`
const parts = { strings: () => undefined, styles: [], calendar: 1900 } as const

it('a sheet is the same wherever its text is cut', () => {
  const sheet = `<?xml version="1.0"?><sheetData><!-- a > b --><row r="2">${cell('a &amp; b &#x1F4E6;')}<c t="str" x="1>2"><v><![CDATA[c<d]]></v></c></row><row/><row r="4"><c><v>4.20</v></c>${cell('末')}</row></sheetData>`
  const read = (pieces: readonly string[]) => [...readSheet(pieces, parts, bounds)].flat()
  const whole = read([sheet])
  expect(whole).toEqual([[], ['a & b 📦', 'c<d'], [], ['4.2', '末']])
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(sheet.length), { maxLength: 12 }), (cuts) => {
      const ends = [...cuts.sort((one, other) => one - other), sheet.length]
      expect(read(ends.map((end, at) => sheet.slice(ends[at - 1] ?? 0, end)))).toEqual(whole)
    }),
  )
  expect(read([...sheet])).toEqual(whole)
})

it('a row behind one that comes after it is refused', () => {
  const rows = ['<d><row r="1">', cell('a'), `</row><row r="5">${cell('b')}`, `</row><row r="1">${cell('c')}`]
  expect(() => [...readSheet([...rows, '</row></d>'], parts, bounds)]).toThrow('table-damaged')
})

it('the first rows of a file are there before it is read to its end', () => {
  const many = 20_000
  const bytes = workbookOf(
    Array.from({ length: many }, (_, at) => `<row>${cell(`a ${(at * 7919) % many}`)}</row>`).join(''),
  )
  let read = 0
  const file = {
    size: bytes.length,
    read: (from: number, length: number) => {
      const some = bytes.subarray(from, from + length)
      // The directory at the end aside.
      if (from + length < bytes.length) read += some.length
      return some
    },
  }
  const again = openWorkbook(file, { ...bounds, rows: many })
  const turns = again()
  let mostAtOnce = turns.next().value?.length ?? 0
  expect(mostAtOnce).toBeGreaterThan(0)
  expect(read).toBeLessThan(bytes.length)
  let rows = mostAtOnce
  for (const some of turns) {
    rows += some.length
    mostAtOnce = Math.max(mostAtOnce, some.length)
  }
  expect(rows).toBe(many)
  expect(mostAtOnce).toBeLessThan(many / 5)
  expect([...again()].flat()).toHaveLength(many)
})

it('stored texts are what they were, and none where there is none', () => {
  const texts = storedTexts()
  const added = ['', '鸿雁', 'a\u0000b', '📦', 'x'.repeat(32_767), '', ...Array(1500).fill('雁'.repeat(500))]
  for (const text of added) texts.add(text)
  expect(added.map((_, index) => texts.at(index))).toEqual(added)
  expect([-1, 1.5, Number.NaN, added.length].map(texts.at)).toEqual(Array(4).fill(undefined))
})
