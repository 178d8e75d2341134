import fc from 'fast-check'
import { expect, it } from 'vitest'
import { pick } from './pick-recommended.client.ts'

it('picks different items, as many as asked or all there are', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.string()),
      fc.nat(5),
      fc.infiniteStream(fc.double({ min: 0, max: 0.999, noNaN: true })),
      (items, count, numbers) => {
        const picked = pick(items, count, () => numbers.next().value ?? 0)
        expect(new Set(picked).size).toBe(Math.min(count, items.length))
        for (const item of picked) expect(items).toContain(item)
      },
    ),
  )
})

it('reaches every item', () => {
  const items = ['a', 'b', 'c', 'd']
  const firsts = [0, 0.3, 0.6, 0.9].map((number) => pick(items, 1, () => number)[0])
  expect(firsts).toEqual(items)
})
