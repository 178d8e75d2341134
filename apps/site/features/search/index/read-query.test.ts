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

  it('asks for the singular of a plural too', () => {
    const [unit] = readQuery('pallets')
    expect(unit?.forms.map(({ tokens }) => tokens[0]?.term)).toEqual(['pallets', 'pallet'])
  })

  it('counts other words for the same thing for less', () => {
    const [unit] = readQuery('理赔')
    expect(unit?.forms[0]).toMatchObject({ worth: 1, open: true })
    expect(unit?.forms.slice(1).every(({ worth, open }) => worth < 1 && !open)).toBe(true)
  })

  it('reads anything', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 100 }), (query) => {
        for (const { size, forms } of readQuery(query)) {
          expect(size).toBeGreaterThan(0)
          for (const { tokens } of forms) expect(tokens.length).toBeGreaterThan(0)
        }
      }),
    )
  })
})
