import { describe, expect, it } from 'vitest'
import { rulerFor } from './ruler.ts'
import { bandWords, weightWords } from './weight-words.ts'

describe('ruler of weights', () => {
  it('has even steps while every band can be seen', () => {
    const ruler = rulerFor([
      { from: 0, to: 3 },
      { from: 3, to: 20 },
      { from: 20, to: 60 },
    ])
    expect(ruler.multiplies).toBe(false)
    expect(ruler.scale(30)).toBeCloseTo(0.5)
    expect(ruler.marks).toEqual([0, 20, 40, 60])
  })

  it('multiplies where even steps would hide a band, and leaves none without width', () => {
    const bands = [
      { from: 0, to: 20 },
      { from: 20, to: 30 },
      { from: 30, to: 500 },
      { from: 3000, to: null },
    ]
    const ruler = rulerFor(bands)
    expect(ruler.multiplies).toBe(true)
    expect(ruler.marks).toEqual([1, 10, 100, 1000, 10_000])
    for (const { from, to } of bands) {
      expect((to === null ? 1 : ruler.scale(to)) - ruler.scale(from)).toBeGreaterThan(0.03)
    }
  })

  it('runs on beyond the last boundary of an open band', () => {
    const ruler = rulerFor([
      { from: 0, to: 50 },
      { from: 50, to: null },
    ])
    expect(ruler.scale(50)).toBeLessThan(0.8)
  })
})

describe('words for weights', () => {
  it('change to tonnes from a thousand kilograms on', () => {
    expect(weightWords('en-US', 500)).toBe('500 kg')
    expect(weightWords('zh-CN', 2500)).toBe('2.5 吨')
  })

  it('name a band with one unit where both ends share it', () => {
    expect(bandWords('en-US', 0, 20)).toBe('0–20 kg')
    expect(bandWords('en-US', 500, 3000)).toBe('500 kg – 3 t')
    expect(bandWords('en-US', 1000, 3000)).toBe('1–3 t')
    expect(bandWords('zh-CN', 3000, null)).toBe('3 吨以上')
  })
})
