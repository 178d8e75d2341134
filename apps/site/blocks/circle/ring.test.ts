import { expect, it } from 'vitest'
import { nodesOn } from './ring.ts'

it.each([3, 4, 5, 6, 7, 8])('places %i partners on the ring, half of them on each side', (count) => {
  const nodes = nodesOn(count, 0.4)
  expect(nodes).toHaveLength(count)
  expect(nodes.filter(({ side }) => side === 'left')).toHaveLength(Math.floor(count / 2))
  for (const { side, x, y, row } of nodes) {
    expect(Math.hypot(x - 0.5, y - 0.5)).toBeCloseTo(0.4)
    expect(side === 'left' ? x < 0.5 : x > 0.5).toBe(true)
    expect(row).toBeGreaterThan(0)
    expect(row).toBeLessThan(1)
  }
})

it('goes down each side, so that words beside it stand in the order of the list', () => {
  const lefts = nodesOn(6, 0.4).filter(({ side }) => side === 'left')
  expect(lefts.map(({ y }) => y)).toEqual(lefts.map(({ y }) => y).toSorted((a, b) => a - b))
})
