import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '@hongyan/testing/temporary-folder'
import { afterAll, expect, test } from 'vitest'
import { parseConfig } from '../config.ts'

const folder = temporaryFolder('tiles')
afterAll(() => rmSync(folder, { recursive: true }))

function archive(name: string, change: (header: Buffer) => Buffer = (header) => header): string {
  const header = Buffer.alloc(127)
  header.write('PMTiles')
  header[7] = 3
  header[99] = 1
  const path = join(folder, name)
  writeFileSync(path, change(header))
  return path
}

test('a file that is an archive, and an address, are taken', () => {
  const path = archive('good.pmtiles')
  expect(parseConfig({ MAP_TILES: path }).MAP_TILES).toEqual({ kind: 'file', path })
  const address = 'https://tiles.example.com/china.pmtiles'
  expect(parseConfig({ MAP_TILES: address }).MAP_TILES).toEqual({
    kind: 'address',
    address,
    origin: 'https://tiles.example.com',
  })
  expect(parseConfig({}).MAP_TILES).toBeUndefined()
})

test.each([
  ['a file that is not there', () => join(folder, 'none.pmtiles'), /cannot be read/],
  ['a folder', () => folder, /is no file/],
  ['a short file', () => archive('short', (header) => header.subarray(0, 100)), /no PMTiles archive/],
  ['another format', () => archive('other', (header) => header.fill('x', 0, 7)), /no PMTiles archive/],
  ['an older version', () => archive('older', (header) => header.fill(2, 7, 8)), /another version than 3/],
  ['pictures', () => archive('png', (header) => header.fill(2, 99, 100)), /no vector tiles/],
  ['plain http', () => 'http://tiles.example.com/a.pmtiles', /https:\/\/host/],
  ['a password', () => 'https://me:secret@tiles.example.com/a', /without a name or password/],
  ['a second rule for a policy', () => "https://a.example;script-src'/a", /policy can name|https:\/\/host/],
])('%s ends the start, with the name of the setting', (_what, value, message) => {
  const MAP_TILES = value()
  expect(() => parseConfig({ MAP_TILES })).toThrowError(/MAP_TILES: /)
  expect(() => parseConfig({ MAP_TILES })).toThrowError(message)
})
