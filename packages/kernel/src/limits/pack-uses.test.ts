import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packUses, unpackUses } from './pack-uses.ts'

const dayMs = 86_400_000
const uses = fc
  .array(fc.integer({ min: 1_790_000_000_000, max: 1_790_000_000_000 + dayMs }), { maxLength: 3000 })
  .map((times) => times.toSorted((a, b) => a - b))

test('none is lost, and each counts as long as it should, or a minute of a day longer', () => {
  fc.assert(
    fc.property(uses, (times) => {
      const read = unpackUses(packUses(times, dayMs))
      expect(read).toHaveLength(times.length)
      for (const [index, at] of times.entries()) {
        const later = (read[index] ?? 0) - at
        expect(later >= 0 && later < 60_000).toBe(true)
      }
    }),
  )
})

test('few are kept one by one', () => {
  const times = Array.from({ length: 100 }, (_, index) => index)
  expect(packUses(times, dayMs)).toEqual(times)
})

test('what was packed before and grows is packed again, and a row stays small', () => {
  let stored = packUses([], dayMs)
  for (let at = 0; at < dayMs; at += 10_000) stored = packUses([...unpackUses(stored), at], dayMs)
  expect(unpackUses(stored)).toHaveLength(8640)
  expect(stored.length).toBeLessThanOrEqual(1441)
})
