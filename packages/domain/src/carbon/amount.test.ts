import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountOf, boundaries, sumAmounts, wellToWheel, withoutBoundary } from './amount.ts'

test('boundaries cannot be mixed: it does not compile, and what reaches it all the same is refused', () => {
  const wtt = amountOf('wtt', 3)
  const ttw = amountOf('ttw', 4)
  // @ts-expect-error: tank-to-wheel is no well-to-tank
  expect(() => sumAmounts('wtt', [wtt, ttw])).toThrow(TypeError)
  // @ts-expect-error: half of the way is not all of it
  expect(() => sumAmounts('wtw', [wtt])).toThrow(TypeError)
  // @ts-expect-error: the halves go to their own places
  wellToWheel(ttw, wtt)
  // @ts-expect-error: nothing makes a well-to-wheel figure out of an open one
  expect(() => sumAmounts('wtw', [withoutBoundary(ttw)])).toThrow('open cannot be added to wtw')
})

test.each(boundaries)('%s adds up to itself alone', (boundary) => {
  for (const other of boundaries.filter((one) => one !== boundary)) {
    expect(() => sumAmounts(boundary, [amountOf(other, 1)] as never)).toThrow(TypeError)
  }
  fc.assert(
    fc.property(fc.array(fc.nat()), (numbers) => {
      const sum = sumAmounts(boundary, numbers.map((one) => amountOf(boundary, one)) as never)
      expect(sum).toEqual({ boundary, milligrams: numbers.reduce((a, b) => a + b, 0) })
    }),
  )
})

test('the two halves of one piece make the whole', () => {
  expect(wellToWheel(amountOf('wtt', 135), amountOf('ttw', 653))).toEqual({
    boundary: 'wtw',
    milligrams: 788,
  })
})
