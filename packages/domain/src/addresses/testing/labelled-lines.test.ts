import { describe, expect, test } from 'vitest'
import { judgeLine } from './judge-line.ts'
import { labelledLines } from './labelled-lines.ts'

const judged = labelledLines(7, 40).map((line) => ({ ...line, ...judgeLine(line) }))
const linesOf = (lines: typeof judged) => lines.map(({ kind, text, area }) => `${kind} (${area}): ${text}`)

describe('lines in the forms in which people send them', () => {
  test('are the same ones each time', () => {
    expect(labelledLines(7, 2)).toEqual(labelledLines(7, 2))
    expect(judged.length).toBeGreaterThan(1000)
  })

  test('are never read wrong and said to be sure, nor wrong at all', () => {
    expect(linesOf(judged.filter(({ area }) => area === 'sure' || area === 'wrong'))).toEqual([])
  })

  test('are right in 99 of 100', () => {
    const asked = judged.filter(({ area }) => area === 'asked')
    expect(asked.length / judged.length, linesOf(asked).join('\n')).toBeLessThan(0.01)
  })

  test('keep labels, remarks and numbers of documents out of the street', () => {
    expect(linesOf(judged.filter(({ fields, without }) => without !== undefined && !fields))).toEqual([])
  })
})
