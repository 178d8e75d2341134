import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isOneSlip } from './one-slip.ts'

describe('a slip of the keyboard', () => {
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
