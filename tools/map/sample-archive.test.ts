import { readFileSync } from 'node:fs'
import { PMTiles, type Source } from 'pmtiles'
import { expect, test } from 'vitest'

const file = new URL('sample.pmtiles', import.meta.url)

test('the sample is an archive that the reader of the map reads, small enough to be kept', async () => {
  const bytes = readFileSync(file)
  expect(bytes.length).toBeLessThan(950_000)
  const source: Source = {
    getKey: () => 'sample',
    getBytes: async (offset, length) => ({
      data: new Uint8Array(bytes.subarray(offset, offset + length)).buffer,
    }),
  }
  const archive = new PMTiles(source)
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
  expect(await archive.getZxy(7, 1, 15)).toBeUndefined()
})
