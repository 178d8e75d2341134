import { describe, expect, it } from 'vitest'
import { headColumn, mergeCells, type TableColumn, wholeColumns } from './merge-cells.ts'

const column = (label: string, merge = false): TableColumn => ({ label, align: 'start', merge })
const days = (value: string) => ({ value, unit: '天' })

describe('merging cells', () => {
  const columns = [column('重量'), column('省会', true), column('到县', true)]
  const rows = [
    ['0–30', days('3'), days('4')],
    ['30–300', days('3'), days('5')],
    ['300+', days('3'), days('5')],
  ]

  it('joins equal neighbours of merging columns', () => {
    expect(mergeCells(columns, rows)).toEqual([
      [1, 3, 1],
      [1, 0, 2],
      [1, 0, 0],
    ])
  })

  it('keeps apart what another value or an empty cell parts', () => {
    const parted = [
      ['a', null, 'x'],
      ['b', null, 'y'],
      ['c', 'same', 'x'],
    ]
    expect(mergeCells(columns, parted)).toEqual([
      [1, 1, 1],
      [1, 1, 1],
      [1, 1, 1],
    ])
  })

  it('knows the columns that say one figure for all', () => {
    expect([...wholeColumns(columns, rows)]).toEqual([[1, { value: '3', unit: '天', label: '省会' }]])
    expect(wholeColumns(columns, rows.slice(0, 1)).size).toBe(0)
  })

  it('names rows by the first column that stays as it is', () => {
    expect(headColumn(columns)).toBe(0)
    expect(headColumn([column('类别', true), column('名称')])).toBe(1)
  })
})
