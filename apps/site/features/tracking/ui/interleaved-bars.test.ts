import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { interleavedBars } from './interleaved-bars.ts'

/** Reads the bars back as a scanner would: what is wider than one and a half elements is wide. */
function scan(digits: string): string {
  const { bars, width } = interleavedBars(digits)
  const elements = bars.flatMap((bar, index) => {
    const end = bar.at + bar.width
    const next = bars[index + 1]
    return next ? [bar.width, next.at - end] : [bar.width]
  })
  expect(elements.reduce((sum, element) => sum + element, 0)).toBe(width)
  const read = elements.map((element) => (element > 1.5 ? 1 : 0))
  expect(read.slice(0, 4)).toEqual([0, 0, 0, 0])
  expect(read.slice(-3)).toEqual([1, 0, 0])
  const body = read.slice(4, -3)
  let text = ''
  for (let at = 0; at < body.length; at += 10) {
    for (const from of [0, 1]) text += digitOf([0, 2, 4, 6, 8].map((step) => body[at + from + step] ?? 0))
  }
  return text
}

/** Weights 1, 2, 4, 7 and parity; 4 + 7 stands for zero. */
function digitOf(elements: readonly number[]): string {
  expect(elements.reduce((sum, element) => sum + element, 0)).toBe(2)
  const sum = [1, 2, 4, 7].reduce((total, weight, index) => total + weight * (elements[index] ?? 0), 0)
  return String(sum === 11 ? 0 : sum)
}

describe('interleavedBars', () => {
  test('what was written is what a scanner reads', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 99 }), { minLength: 1, maxLength: 20 }), (pairs) => {
        const digits = pairs.map((pair) => String(pair).padStart(2, '0')).join('')
        expect(scan(digits)).toBe(digits)
      }),
    )
  })

  test.each(['', '1', '123', '12a4', '１２'])('%j has no such bars', (digits) => {
    expect(() => interleavedBars(digits)).toThrow(RangeError)
  })
})
