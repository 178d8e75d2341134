import { describe, expect, test } from 'vitest'
import { type CellKind, readCell, showCell } from './cell-kinds.ts'

describe('a cell', () => {
  test.each([
    ['12', 'money', 1200, '12.00'],
    ['¥1,234.50', 'money', 123_450, '1234.50'],
    ['１２．５', 'money', 1250, '12.50'],
    ['5.8', 'percent', 580, '5.8'],
    ['0.5', 'kilograms', 500, '0.5'],
    ['150', 'centimetres', 1500, '150'],
    ['2', 'days', [2, 2], '2'],
    ['2-3', 'days', [2, 3], '2-3'],
    ['9:30', 'clock', '09:30', '09:30'],
    ['2026-12-01', 'day', '2026-12-01', '2026-12-01'],
    ['2026-12-01、2026-12-02', 'dayList', ['2026-12-01', '2026-12-02'], '2026-12-01 2026-12-02'],
  ] as const)('%s as %s', (text, kind, value, shown) => {
    const read = readCell(text, kind)
    expect(read).toEqual({ kind: 'value', value })
    expect(showCell(value, kind)).toBe(shown)
  })

  test.each([
    ['12.345', 'money', 'unclear'],
    ['12.3456', 'money', 'too-fine'],
    ['abc', 'money', 'not-a-number'],
    ['3-2', 'days', 'days'],
    ['25:00', 'clock', 'clock'],
    ['tomorrow', 'day', 'day'],
  ] as const)('%s is no %s', (text, kind: CellKind, problem) => {
    expect(readCell(text, kind)).toEqual({ kind: 'problem', problem })
  })

  test('nothing is no value, and a list of no days', () => {
    expect(readCell(' ', 'money')).toEqual({ kind: 'value', value: undefined })
    expect(readCell('', 'dayList')).toEqual({ kind: 'value', value: [] })
    expect(showCell(undefined, 'money')).toBe('')
  })
})
