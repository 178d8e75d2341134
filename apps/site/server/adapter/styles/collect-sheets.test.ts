import { expect, test } from 'vitest'
import { collectedSheets, collectSheets, isMark } from './collect-sheets.ts'

const ids = ['apps/site/blocks/a.module.css', 'apps/site/blocks/b.module.css']
const marksIn = (order: readonly string[]) => {
  collectedSheets.clear()
  for (const id of order) collectSheets.transform('', id)
  return Object.fromEntries([...collectedSheets].map(([mark, { file }]) => [file, mark]))
}

test('the mark of a sheet is the same in whichever order sheets are compiled', () => {
  const marks = marksIn(ids)
  expect(marksIn(ids.toReversed())).toEqual(marks)
  expect(new Set(Object.values(marks)).size).toBe(2)
  expect(Object.values(marks).every(isMark)).toBe(true)
  expect(isMark('screens')).toBe(false)
})
