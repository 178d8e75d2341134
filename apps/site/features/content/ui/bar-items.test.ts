import { expect, it } from 'vitest'
import { barItems } from './bar-items.ts'

const named = (...names: string[]) => names.map((short) => ({ id: short, title: short, short }))

it('leaves every name in the bar where all have room', () => {
  const anchors = named('价格', '时效', '理赔')
  expect(barItems(anchors)).toEqual({ shown: anchors, rest: [] })
})

it('shows seven names at most', () => {
  const { shown, rest } = barItems(named('一', '二', '三', '四', '五', '六', '七', '八', '九'))
  expect(shown).toHaveLength(7)
  expect(rest.map(({ short }) => short)).toEqual(['八', '九'])
})

it('shows fewer where they are long, and leaves none out', () => {
  const anchors = named(
    ...Array.from({ length: 6 }, (_, index) => `What is published, and where it is, ${index}`),
  )
  const { shown, rest } = barItems(anchors)
  expect(shown.length).toBeLessThan(6)
  expect([...shown, ...rest]).toEqual(anchors)
})
