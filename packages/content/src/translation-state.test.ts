import { expect, test } from 'vitest'
import { presentRecord, translationRows } from './translation-state.ts'

test('no English is older than its Chinese', () => {
  const older = translationRows().filter(({ states }) => states['en-US'] === 'older')
  expect(
    older.map(({ name }) => name),
    'compare the English of these, then run: npm run translations -- --record',
  ).toEqual([])
})

test('nothing is missing, and Traditional Chinese is derived unless someone wrote it', () => {
  for (const { name, states } of translationRows()) {
    expect(states['en-US'], name).not.toBe('missing')
    expect(states['zh-HK'], name).toMatch(/derived|written/)
  }
})

test('a change of the Chinese alone makes the English older; one of both does not', () => {
  const record = presentRecord()
  const [chinese, english] = record['page /products/express'] ?? ['', '']
  const rowOf = (recorded: readonly [string, string]) =>
    translationRows({ ...record, 'page /products/express': recorded }).find(
      ({ name }) => name === 'page /products/express',
    )
  expect(rowOf([chinese, english])?.states['en-US']).toBe('written')
  expect(rowOf(['earlier', english])?.states['en-US']).toBe('older')
  expect(rowOf(['earlier', 'earlier'])?.states['en-US']).toBe('written')
})
