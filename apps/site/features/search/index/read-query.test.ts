import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readQuery } from './read-query.ts'

const parts = (query: string) => readQuery(query).map(({ text }) => text)

describe('taking a question apart', () => {
  it('finds words of the table inside a run of characters', () => {
    expect(parts('怎么查冷链运费')).toEqual(['查', '冷链', '运费'])
    expect(parts('Cold-Chain prices')).toEqual(['cold chain', 'prices'])
  })

  it('leaves out how the question is put, unless nothing else is asked', () => {
    expect(parts('how do I send fish')).toEqual(['send', 'fish'])
    expect(parts('how')).toEqual(['how'])
  })

  it('says a word once', () => {
    expect(parts('货 货 货')).toEqual(['货'])
  })

  it('parts what is written without a space into its words', () => {
    expect(parts('进口木材查验')).toEqual(['进口', '木材', '查验'])
  })

  it('counts other words for the same thing for less', () => {
    const [unit] = readQuery('理赔')
    expect(unit?.forms[0]).toMatchObject({ worth: 1 })
    expect(unit?.forms.slice(1).every(({ worth }) => worth < 1)).toBe(true)
  })

  it('reads anything', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 100 }), (query) => {
        for (const { forms } of readQuery(query)) {
          for (const { tokens } of forms) expect(tokens.length).toBeGreaterThan(0)
        }
      }),
    )
  })
})
