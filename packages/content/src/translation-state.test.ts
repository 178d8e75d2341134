import { whereWritten } from '@hongyan/testing/where-written'
import { expect, test } from 'vitest'
import { shippedSeed } from './shipped-seeds.ts'
import { isEnglishOlder, presentRecord, type RecordedTexts, translationRows } from './translation-state.ts'

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
    whereWritten('zh-HK', (hk) => expect(states[hk], name).toMatch(/derived|written/))
  }
})

test('a change of the Chinese alone makes the English older; one of both does not', () => {
  const record = presentRecord()
  const now = record['page /products/express'] ?? { chinese: '', english: '' }
  const rowOf = (recorded: RecordedTexts) =>
    translationRows({ ...record, 'page /products/express': recorded }).find(
      ({ name }) => name === 'page /products/express',
    )
  expect(rowOf(now)?.states['en-US']).toBe('written')
  expect(rowOf({ ...now, chinese: 'earlier' })?.states['en-US']).toBe('older')
  expect(rowOf({ chinese: 'earlier', english: 'earlier' })?.states['en-US']).toBe('written')
})

test('a document is behind at the desk by the same record', () => {
  const record = presentRecord()
  const name = 'page/products/express'
  const [seed, now] = [shippedSeed(name), record['page /products/express']]
  expect(isEnglishOlder(name, seed, record)).toBe(false)
  const earlier = { english: now?.english ?? '', chinese: 'earlier' }
  expect(isEnglishOlder(name, seed, { ...record, 'page /products/express': earlier })).toBe(true)
  const footer = { english: record.footer?.english ?? '', chinese: 'earlier' }
  expect(isEnglishOlder('document/footer', shippedSeed('document/footer'), { footer })).toBe(true)
})
