import { expect, test } from 'vitest'
import type { ShownColumn } from '../../../calls/worklist.ts'
import { fileOfRows } from './file-of-rows.ts'

const column = (key: string, kind = 'text'): ShownColumn => ({ key, kind, label: { en: key, zh: key } })
const at = { locale: 'en-US' } as Parameters<typeof fileOfRows>[0]

/** The cells of the one row of a text table, as a spreadsheet reads them. */
async function cellsOf(columns: readonly ShownColumn[], row: Readonly<Record<string, unknown>>) {
  const { bytes } = await fileOfRows(at, { name: 'list', columns, rows: [row], format: 'csv' })
  const text = Buffer.from(bytes).toString('utf8')
  expect(text.startsWith('\ufeff')).toBe(true)
  return text.slice(text.indexOf('\r\n') + 2)
}

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1+1', '\r=1+1', '=HYPERLINK("http://x.example","a, b")'])(
  'a text that begins as a formula does, %j, stands behind an apostrophe',
  async (typed) => {
    const cell = await cellsOf([column('company')], { company: typed })
    expect(cell).toMatch(/^"?'/)
    expect(cell.replaceAll('""', '"')).toContain(typed)
  },
)

test.each(['样例商贸', 'a=b', 'x@y.example', "'quoted"])('%j stands as it is', async (typed) => {
  expect(await cellsOf([column('company')], { company: typed })).toBe(typed)
})

test('texts of a list, names of choices and headings are guarded alike', async () => {
  const named: ShownColumn = {
    key: 'state',
    kind: 'choice',
    label: { en: '=state', zh: '=state' },
    names: { open: { en: '+open', zh: '+open' } },
  }
  const row = { similar: ['=A1', 'EQ-1'], state: 'open' }
  expect(await cellsOf([column('similar', 'texts'), named], row)).toBe(`"'=A1, EQ-1","'+open"`)
  const { bytes } = await fileOfRows(at, { name: 'list', columns: [named], rows: [], format: 'csv' })
  expect(Buffer.from(bytes).toString('utf8')).toBe(`\ufeff"'=state"`)
})

test('figures stay figures, money in yuan', async () => {
  const columns = [column('pieces', 'number'), column('total', 'money'), column('none')]
  expect(await cellsOf(columns, { pieces: 3, total: -1250, none: null })).toBe('3,-12.5,')
})
