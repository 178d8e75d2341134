import { readFileSync } from 'node:fs'
import { sampleNetwork } from '@hongyan/domain/branches/sample-network'
import { VectorTile } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'
import { PMTiles, type Source } from 'pmtiles'
import { expect, test } from 'vitest'
import { onLand } from '../../apps/site/features/branches/coast/on-land.ts'
import { sampleBounds } from './sample-bounds.ts'

const bytes = readFileSync(new URL('sample.pmtiles', import.meta.url))
const source: Source = {
  getKey: () => 'sample',
  getBytes: async (offset, length) => ({
    data: new Uint8Array(bytes.subarray(offset, offset + length)).buffer,
  }),
}
const archive = new PMTiles(source)

test('the sample is an archive that the reader of the map reads, small enough to be kept', async () => {
  expect(bytes.length).toBeLessThan(1_062_000)
  const header = await archive.getHeader()
  expect([header.minZoom, header.maxZoom, header.tileType, header.minLon]).toEqual([1, 11, 1, 73])
  expect(await archive.getMetadata()).toMatchObject({ attribution: expect.stringContaining('Natural Earth') })
  const textAt = async (x: number, y: number, z = 7) => {
    const tile = await archive.getZxy(z, x, y)
    return Buffer.from(tile?.data ?? new ArrayBuffer(0)).toString('utf8')
  }
  const hongKong = await textAt(104, 55)
  expect(hongKong).toContain('earth')
  expect(hongKong).toContain('九龙城区')
  expect(hongKong).not.toContain('boundaries')
  // Streets of addresses, by their names in each language.
  const beijing = await textAt(1686, 775, 11)
  for (const name of ['streets', 'minor_road', '飞鸿大道', '飛鴻大道', 'Feihong Avenue'])
    expect(beijing).toContain(name)
  for (const name of ['鸿归街', '鴻歸街', 'Honggui Street']) expect(beijing).toContain(name)
  expect(await archive.getZxy(7, 1, 15)).toBeUndefined()
})

test('no branch of the sample stands in the water of these tiles', async () => {
  const zoom = 7
  const [west, south, east, north] = sampleBounds
  const inside = sampleNetwork().branches.filter(
    ({ longitude, latitude }) => longitude > west && longitude < east && latitude > south && latitude < north,
  )
  expect(inside.length).toBeGreaterThan(1400)
  // As shares of the plane of tiles.
  const places = inside.map(({ code, longitude, latitude }) => {
    const turned = Math.asinh(Math.tan((latitude * Math.PI) / 180)) / Math.PI
    return { code, x: ((longitude + 180) / 360) * 2 ** zoom, y: ((1 - turned) / 2) * 2 ** zoom }
  })
  const wet: string[] = []
  for (const [name, shown] of Map.groupBy(places, ({ x, y }) => `${Math.floor(x)} ${Math.floor(y)}`)) {
    const [column = 0, row = 0] = name.split(' ').map(Number)
    const tile = await archive.getZxy(zoom, column, row)
    const earth = tile && new VectorTile(new PbfReader(tile.data)).layers.earth
    const rings = Array.from(
      { length: earth?.length ?? 0 },
      (_, at) => earth?.feature(at).loadGeometry() ?? [],
    )
    const extent = earth?.extent ?? 1
    for (const { code, x, y } of shown)
      if (!onLand(rings.flat(), { x: (x - column) * extent, y: (y - row) * extent })) wet.push(code)
  }
  expect(wet).toEqual([])
})
