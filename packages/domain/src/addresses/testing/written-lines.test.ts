import { expect, test } from 'vitest'
import { judgeLine } from './judge-line.ts'
import { writtenLines } from './written-lines.ts'

const lines = writtenLines()
const kinds = Map.groupBy(lines, ({ kind }) => kind)

test('many lines are written from memory of real places', () => expect(lines.length).toBeGreaterThan(1300))

test.each([...kinds])('%s: each is read as it is meant', (_kind, ofKind) => {
  const missed = ofKind
    .map((line) => ({ ...line, ...judgeLine(line) }))
    .filter(({ area }) => area !== 'right')
  expect(missed.map(({ area, text }) => `${area}: ${text}`)).toEqual([])
})
