import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isOneSlip, mendWord } from './mend-word.ts'
import { createPostings } from './postings.ts'

const postings = createPostings([
  new Map([
    ['warehouse', 1],
    ['warehouses', 1],
    ['fright', 1],
  ]),
  new Map([['warehouse', 1]]),
])
const index = { postings, words: [...postings.terms].sort() }

describe('mending a word', () => {
  it.each([
    ['warehose', 'warehouse'],
    ['warehoouse', 'warehouse'],
    ['waerhouse', 'warehouse'],
    ['warehuuse', 'warehouse'],
  ])('%s was meant to be %s', (typed, meant) => {
    expect(mendWord(typed, index)).toBe(meant)
  })

  it('leaves short words and strangers alone', () => {
    for (const word of ['war', 'elephant', 'warehouse']) expect(mendWord(word, index)).not.toBe(word)
    expect(mendWord('elephant', index)).toBeNull()
    expect(mendWord('frt', index)).toBeNull()
  })

  it('is one slip away both ways, and never zero', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-c]{0,5}$/), fc.stringMatching(/^[a-c]{0,5}$/), (one, other) => {
        expect(isOneSlip(one, other)).toBe(isOneSlip(other, one))
        expect(isOneSlip(one, one)).toBe(false)
      }),
    )
  })

  it('sees every letter left out and every pair swapped', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-f]{2,8}$/), fc.nat(), (word, random) => {
        const at = random % (word.length - 1)
        expect(isOneSlip(word, word.slice(0, at) + word.slice(at + 1))).toBe(true)
        const swapped = word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2)
        expect(isOneSlip(word, swapped)).toBe(swapped !== word)
      }),
    )
  })
})
