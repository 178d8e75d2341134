import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fold, foldInPlace } from './fold.ts'

describe('folding', () => {
  it.each([
    ['冷鏈', '冷链'],
    ['ＷＭＳ　Ｃｏｌｄ', 'wms cold'],
    ['㎏', 'kg'],
    ['運單號 HY26', '运单号 hy26'],
    ['サービス ﾈｯﾄﾜｰｸ', 'さーびす ねっとわーく'],
  ])('%s is compared as %s', (text, folded) => {
    expect(fold(text)).toBe(folded)
  })

  it('folds a folded text into itself', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => fold(fold(text)) === fold(text)))
  })

  it('names a place in the text for every folded character, in order', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const { folded, from } = foldInPlace(text)
        expect(from).toHaveLength(folded.length)
        expect(from).toEqual([...from].sort((one, other) => one - other))
        for (const place of from) expect(place).toBeLessThan(text.length)
      }),
    )
  })
})
