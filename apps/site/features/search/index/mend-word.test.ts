import { describe, expect, it } from 'vitest'
import { mendWord } from './mend-word.ts'
import { createPostings, layOutPostings } from './postings.ts'

const postings = createPostings(
  layOutPostings([
    new Map([
      ['warehouse', 1],
      ['warehouses', 1],
      ['fright', 1],
    ]),
    new Map([['warehouse', 1]]),
  ]),
)
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
})
