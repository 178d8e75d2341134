import { expect, test } from 'vitest'
import { placeTitles } from './place-titles.ts'
import type { TileMark } from './tile-mark.ts'

const frame = { width: 400, height: 300 }
const mapAt = (zoom: number) => ({
  zoom: () => zoom,
  spotOf: ({ longitude, latitude }: { longitude: number; latitude: number }) => ({
    x: longitude,
    y: latitude,
  }),
})
const mark = (code: string, longitude: number, title: string | null): TileMark => ({
  code,
  title,
  longitude,
  latitude: 100,
  size: 6,
  name: code,
  note: '',
  text: null,
  look: 'plain',
})

test('a title stands off every other mark, and on the side of its own that is free', () => {
  const right = placeTitles(mapAt(4), [mark('a', 100, 'Town')], frame).get('a')?.place
  expect(right).toMatchObject({ anchor: 'start' })
  const left = placeTitles(mapAt(4), [mark('a', 100, 'Town'), mark('b', 120, null)], frame).get('a')?.place
  expect(left).toMatchObject({ anchor: 'end' })
})

test('none is written outside of the map, and none where the map names its towns itself', () => {
  expect(placeTitles(mapAt(4), [mark('a', 500, 'Town')], frame).size).toBe(0)
  expect(placeTitles(mapAt(6), [mark('a', 100, 'Town')], frame).size).toBe(0)
})

test('a title says what happens there where that has room, and stands under no button and across no line', () => {
  const town = { ...mark('a', 200, 'Town'), titleWithState: 'Town · out for delivery' }
  expect(placeTitles(mapAt(4), [town], frame).get('a')?.text).toBe('Town · out for delivery')
  const narrow = { width: 150, height: 300 }
  expect(placeTitles(mapAt(4), [{ ...town, longitude: 75 }], narrow).get('a')?.text).toBe('Town')
  const buttons = [{ left: 215, top: 80, right: 255, bottom: 120 }]
  expect(placeTitles(mapAt(4), [mark('a', 200, 'Town')], frame, { buttons }).get('a')?.place).toMatchObject({
    anchor: 'end',
  })
  const lines = [{ ends: [mark('a', 200, null), mark('b', 390, null)] as const, ahead: false }]
  expect(placeTitles(mapAt(4), [mark('a', 200, 'Town')], frame, { lines }).get('a')?.place).toMatchObject({
    anchor: 'end',
  })
})
