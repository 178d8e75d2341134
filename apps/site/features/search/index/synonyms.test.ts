import { expect, test } from 'vitest'
import { fold } from '../../../server/text-matching/fold.ts'
import { synonyms } from './synonyms.ts'

test('every word is compared as it stands in the table, and has others beside it', () => {
  for (const [word, others] of synonyms) {
    expect(fold(word)).toBe(word)
    expect(others.length, word).toBeGreaterThan(0)
  }
})

test('no word belongs to two groups: the second would hide the first', () => {
  for (const [word, others] of synonyms) {
    for (const other of others) expect(synonyms.get(other), `${word}, ${other}`).toContain(word)
  }
})
