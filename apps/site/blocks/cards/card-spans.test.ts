import { describe, expect, it } from 'vitest'
import { cardSpans } from './card-spans.ts'

describe('cards in twelve columns', () => {
  it.each([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])('%i cards fill every row, none alone', (count) => {
    const spans = cardSpans(count)
    expect(spans).toHaveLength(count)
    let filled = 0
    for (const span of spans) {
      expect([3, 4, 6]).toContain(span)
      filled += span
      expect(filled % 12 === 0 || (filled % 12) + span <= 12).toBe(true)
    }
    expect(filled % 12).toBe(0)
  })
})
