import { PMTiles, type Source } from 'pmtiles'
import { expect, test } from 'vitest'
import { sampleArchive } from './sample-archive.ts'

test('the sample is an archive that the reader of the map reads, small enough to be made in a test', async () => {
  const bytes = sampleArchive()
  expect(bytes.length).toBeLessThan(200_000)
  const source: Source = {
    getKey: () => 'sample',
    getBytes: async (offset, length) => ({
      data: new Uint8Array(bytes.subarray(offset, offset + length)).buffer,
    }),
  }
  const archive = new PMTiles(source)
  const header = await archive.getHeader()
  expect([header.minZoom, header.maxZoom, header.tileType, header.minLon]).toEqual([0, 5, 1, 70])
  expect(await archive.getMetadata()).toMatchObject({ attribution: 'Natural Earth' })
  // Around Wuhan, and the open ocean far outside.
  const wuhan = await archive.getZxy(5, 26, 13)
  const text = Buffer.from(wuhan?.data ?? new ArrayBuffer(0)).toString('utf8')
  expect(text).toContain('武汉')
  expect(text).toContain('earth')
  expect(await archive.getZxy(5, 1, 15)).toBeUndefined()
})
