import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { piecesOf, termsToFind, termsToStore } from './tokens.ts'

const terms = (text: string) => termsToFind(text).map(({ term }) => term)

describe('tokens', () => {
  it('pairs Chinese characters and leaves words whole', () => {
    expect(terms('冷链运输 cold-chain v2')).toEqual(['冷链', '链运', '运输', 'cold', 'chain', 'v2'])
    expect(terms('冷')).toEqual(['冷'])
  })

  it('keeps characters beside pairs, so that one character finds something', () => {
    expect(termsToStore('冷链')).toEqual(['冷', '链', '冷链'])
  })

  it('parts Chinese from what stands beside it without a space', () => {
    expect(piecesOf('用wms管仓').map(({ term }) => term)).toEqual(['用', 'wms', '管仓'])
  })

  it('looks only for what a text is kept under', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'冷链运输 ab-9𠮷') }), (text) => {
        const kept = new Set(termsToStore(text))
        for (const { term, start } of termsToFind(text)) {
          expect(kept).toContain(term)
          expect(text.startsWith(term, start)).toBe(true)
        }
      }),
    )
  })
})
