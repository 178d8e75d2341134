import { expect, test } from 'vitest'
import { batchesOf } from './batches.ts'
import { type Checked, isOpen, type Row, rowsReducer } from './rows.ts'

const file = (name: string, text = 'a: 1') => ({ file: name, text })
const checked = (more: Partial<Checked>): Checked => ({
  ...{ files: ['a.yaml'], name: 'news/a', candidates: [], outcome: 'changed', refusal: null, problems: [] },
  ...{ kind: null, foreign: null, base: 0, seed: null, changes: [], count: 1, others: [] },
  ...more,
})
const told = (rows: readonly Row[], ...documents: readonly Checked[]) =>
  rowsReducer(rows, { kind: 'checked', files: [file('a.yaml'), file('b.yaml')], documents })

test('what can be imported is chosen, unless somebody else has it open', () => {
  const rows = told(
    [],
    checked({}),
    checked({ files: ['b.yaml'], name: 'news/b', others: [{ id: '1', name: 'Lan' }] }),
    checked({ name: 'news/c', outcome: 'unchanged' }),
    checked({ name: 'news/d', outcome: 'refused', refusal: 'unreadable' }),
  )
  expect(rows.map(({ isChosen }) => isChosen)).toEqual([true, false, false, false])
  expect(rows.map(isOpen)).toEqual([true, true, false, false])
  expect(rows[0]?.files).toEqual([file('a.yaml')])
  expect(new Set(rows.map(({ key }) => key)).size).toBe(4)
  const all = rows.map(({ key }) => key)
  const chosen = rowsReducer(rows, { kind: 'chosen', keys: all, isChosen: true })
  expect(chosen.map(({ isChosen }) => isChosen)).toEqual([true, true, false, false])
})

test('two of one document that were checked apart are refused both, until one of them is in', () => {
  const once = told([], checked({}))
  const twice = told(once, checked({ files: ['b.yaml'] }))
  expect(twice.map((row) => [row.checked?.refusal, row.isChosen])).toEqual([
    ['twice', false],
    ['twice', false],
  ])
  const [first] = once
  const done = rowsReducer(once, {
    ...{ kind: 'became', key: first?.key ?? '' },
    state: { kind: 'done', revision: 1 },
  })
  expect(told(done, checked({ files: ['b.yaml'] })).map((row) => row.checked?.refusal)).toEqual([null, null])
})

test('what is checked anew stands where it stood', () => {
  const rows = told([], checked({ name: null, outcome: 'unplaced' }), checked({ name: 'news/b' }))
  const placed = rowsReducer(rows, {
    ...{ kind: 'checked', files: [file('a.yaml')], instead: rows[0]?.key ?? '' },
    documents: [checked({ name: 'news/new', outcome: 'new', base: null })],
  })
  expect(placed.map((row) => row.checked?.name)).toEqual(['news/new', 'news/b'])
})

test('a file that was never sent is told with the reason, and nothing is left once the list is cleared', () => {
  const rows = rowsReducer([], { kind: 'unfit', file: 'a.png', why: 'other-file' })
  expect(rows).toMatchObject([{ unfit: 'other-file', checked: null, isChosen: false }])
  expect(rowsReducer(rows, { kind: 'cleared' })).toEqual([])
})

test('batches hold few files and few bytes, and the files of a folder together', () => {
  const many = Array.from({ length: 45 }, (_, n) => file(`news/${n}.yaml`))
  const batches = batchesOf([
    file('home.yaml'),
    ...many,
    file('p/a.yaml', '汉'.repeat(60_000)),
    file('p/b.yaml'),
  ])
  expect(batches.every((batch) => batch.length <= 20)).toBe(true)
  expect(batches.flat()).toHaveLength(48)
  expect(
    batches
      .at(-1)
      ?.slice(-2)
      .map((one) => one.file),
  ).toEqual(['p/a.yaml', 'p/b.yaml'])
  expect(batchesOf([])).toEqual([])
})
