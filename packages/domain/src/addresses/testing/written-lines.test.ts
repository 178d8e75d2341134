import { expect, test } from 'vitest'
import { judgeLine } from './judge-line.ts'
import { writtenLines } from './written-lines.ts'

test('lines written from memory of real places are read as they are meant', () => {
  const lines = writtenLines()
  expect(lines.length).toBeGreaterThan(1000)
  const missed = lines.map((line) => ({ ...line, ...judgeLine(line) })).filter(({ area }) => area !== 'right')
  expect(missed.map(({ area, text }) => `${area}: ${text}`)).toEqual([])
})
