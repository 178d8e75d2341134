import fc from 'fast-check'
import Papa from 'papaparse'
import { describe, expect, it, test } from 'vitest'
import { inertCell, writeCsv } from '../../../../client/csv/write-csv.ts'
import { batchWords } from './batch-words.ts'
import { readRows, textOfRows } from './read-rows.ts'
import { type BatchLine, resultTable } from './result-table.ts'

const row = (from: string, to: string, weight: string, mode = 'road') => ({ from, to, weight, mode })

describe('reading rows', () => {
  it('takes what spreadsheets give: tabs, commas, semicolons, quotes, headings, empty lines', () => {
    const wanted = [row('北京', '上海', '10'), row('苏州', '成都', '120.5', 'rail')]
    for (const text of [
      '北京\t上海\t10\t公路\n苏州\t成都\t120.5\t铁路',
      '\uFEFF起点,终点,公斤,走法\r\n北京,上海,10,\r\n\r\n苏州,成都,120.5 公斤,鐵路\r\n',
      'From;To;kg;Mode\n北京;上海;10kg;Road\n"苏州";"成都";120.5;RAIL',
    ]) {
      expect(readRows(text).rows).toEqual(wanted)
    }
  })

  it('keeps what it cannot judge for the server to refuse', () => {
    expect(readRows('北京,上海').rows).toEqual([row('北京', '上海', '')])
    expect(readRows('北京,上海,十公斤,气球').rows).toEqual([row('北京', '上海', '十', '气球')])
    expect(readRows('').rows).toEqual([])
    expect(readRows(' \n \n').rows).toEqual([])
  })

  it('never throws, and never makes more rows than there are lines', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 400 }), (text) => {
        expect(readRows(text).rows.length).toBeLessThanOrEqual(text.split(/\r\n|\r|\n/).length)
      }),
    )
  })
})

test('columns are known by their heads in any order, and what was not used is told', () => {
  const read = readRows('序号,目的地,起運地,重量（kg）,备注\n1,上海,北京,10,x\n\n合计,,,10,')
  expect(read).toEqual({
    rows: [row('北京', '上海', '10')],
    columns: [
      { head: '序号', column: null },
      { head: '目的地', column: 'to' },
      { head: '起運地', column: 'from' },
      { head: '重量（kg）', column: 'weight' },
      { head: '备注', column: null },
    ],
    leftOut: [4],
    refusal: null,
  })
  expect(readRows('<!DOCTYPE html><html>').refusal).toMatchObject({ problem: 'table-web-page' })
  expect(readRows('sep=;\n北京;上海;1,5').rows).toEqual([row('北京', '上海', '1,5')])
  const rows = [row('Xi"an', 'a\tb', '1'), row('北京, 朝阳', '上海', '2', 'rail')]
  expect(readRows(textOfRows(rows)).rows).toEqual([row('Xi an', 'a b', '1'), rows[1]])
})

const done: BatchLine['done'] = {
  problem: null,
  weightKg: 10,
  mode: 'road',
  km: 1320.4,
  china: { kgCo2e: 1.137112, boundary: 'open' },
  international: { kgCo2e: 1.569029, boundary: 'wtw' },
  wtt: 0.3,
  ttw: 1.2,
  link: '/carbon?from=110100',
}

describe('the table to keep', () => {
  const words = batchWords('zh-CN')
  const lines: readonly BatchLine[] = [
    { asked: row('北京', '上海', '10'), done },
    {
      asked: row('=cmd|x', '上海', '-1', '气球'),
      done: {
        ...done,
        problem: 'unknown-from',
        weightKg: null,
        mode: null,
        km: null,
        china: null,
        international: null,
        wtt: null,
        ttw: null,
        link: null,
      },
    },
  ]
  const table = resultTable(words, lines, { set: '2026-10', origin: 'https://www.hongyan.example' })

  it('has a heading, exact numbers, the edition and a link in every row, or the problem', () => {
    expect(table[0]).toHaveLength(15)
    expect(table[1]).toEqual([
      1,
      '北京',
      '上海',
      10,
      '公路',
      1320.4,
      1.569029,
      '燃料全过程（WTW）',
      0.3,
      1.2,
      1.137112,
      '各段核算边界不同',
      '2026-10',
      'https://www.hongyan.example/carbon?from=110100',
      null,
    ])
    expect(table[2]?.slice(0, 5)).toEqual([2, '=cmd|x', '上海', '-1', '气球'])
    expect(table[2]?.at(-1)).toBe('起点没找到')
  })

  it('is a CSV that reads back, and in which nothing is a formula', () => {
    const text = writeCsv(table.map((cells) => cells.map((cell) => String(cell ?? ''))))
    const back = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), { skipEmptyLines: true }).data
    expect(back).toHaveLength(3)
    expect(back[2]?.[1]).toBe("'=cmd|x")
    fc.assert(
      fc.property(fc.string(), (cell) => {
        expect(inertCell(cell)).not.toMatch(/^[=+\-@\t\r]/)
        expect(Papa.parse<string[]>(writeCsv([[cell, 'x']]).slice(1), { delimiter: ',' }).data[0]?.[1]).toBe(
          'x',
        )
      }),
    )
  })
})
