import { expect, it } from 'vitest'
import { nameSize } from '../../../../shell/parts/map/map-label.tsx'
import { type LabelWish, labelBox } from '../../../../shell/parts/map/place-labels.ts'
import { placeHubNames } from './place-hub-names.ts'

const frame = { width: 320, height: 290 }
const hub = (text: string, x: number, y: number): LabelWish => ({
  x: x / frame.width,
  y: y / frame.height,
  text,
  radius: 4.5,
})
const boxOf = (named: LabelWish, others: readonly LabelWish[] = []) => {
  const setting = { frame, led: false, hubs: [named], others, cities: [], dots: [], along: [] }
  const [place] = placeHubNames(setting).places
  if (!place) throw new Error('no place')
  return labelBox(named, place, frame, nameSize)
}

it('stand nearer to their own hub than to one that has no name', () => {
  const wuhan = hub('武汉', 206, 152)
  const { left } = boxOf(wuhan, [hub('西安', 222, 152), hub('郑州', 206, 130)])
  expect(boxOf(wuhan).left).toBeGreaterThan(206)
  expect(left).toBeLessThan(206)
})

it('leave the corner of the buttons free, and do not touch the edge', () => {
  const guangzhou = boxOf(hub('Guangzhou', 236, 200))
  expect(guangzhou.right <= frame.width - 60 || guangzhou.bottom <= frame.height - 120).toBe(true)
  expect(boxOf(hub('Shanghai', 244, 150)).right).toBeLessThanOrEqual(frame.width - 6)
})
