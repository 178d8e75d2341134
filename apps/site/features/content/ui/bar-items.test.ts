import { expect, it } from 'vitest'
import { barItems } from './bar-items.ts'

const named = (...names: string[]) => names.map((short) => ({ id: short, title: short, short }))

it('leaves every name in the bar where all have room', () => {
  const anchors = named('价格', '时效', '理赔')
  expect(barItems(anchors, true)).toEqual({ shown: anchors, rest: [] })
})

it('has room for more names where no button stands beside them', () => {
  const anchors = named(...Array.from({ length: 9 }, (_, index) => `第${index}类服务的时效`))
  expect(barItems(anchors, true).rest).not.toEqual([])
  expect(barItems(anchors, false).shown.length).toBeGreaterThan(barItems(anchors, true).shown.length)
})

it('shows fewer where they are long, and leaves none out', () => {
  const anchors = named(
    ...Array.from({ length: 6 }, (_, index) => `What is published, and where it is, ${index}`),
  )
  const { shown, rest } = barItems(anchors, true)
  expect(shown.length).toBeLessThan(6)
  expect([...shown, ...rest]).toEqual(anchors)
})
