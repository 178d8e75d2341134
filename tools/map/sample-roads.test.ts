import { expect, test } from 'vitest'
import { sampleRoads } from './sample-roads.ts'

const island = (left: number) => [
  { x: left, y: 0 },
  { x: left + 2, y: 0 },
  { x: left + 2, y: 2 },
  { x: left, y: 2 },
]

test('roads join neighbours, go past no third place and over no water', () => {
  const [a, b, c, over] = [0.5, 1, 1.5, 3.5].map((x) => ({ x, y: 1 }))
  const roads = sampleRoads([a, b, c, over] as { x: number; y: number }[], [island(0), island(3)], 'highway')
  const ends = roads.map(({ geometry }) => {
    const { coordinates } = geometry as GeoJSON.LineString
    return [coordinates[0]?.[0], coordinates.at(-1)?.[0]]
  })
  expect(ends).toEqual([
    [0.5, 1],
    [1, 1.5],
  ])
})
