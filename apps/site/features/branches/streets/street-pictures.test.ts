import { copyFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { temporaryFolder } from '@hongyan/testing/temporary-folder'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { shownTiles } from '../../../server/map-archive/shown-tiles.ts'
import { streetsAddress } from '../coast/coast-address.ts'
import { registerStreetPictures } from './street-pictures.ts'

const sample = new URL('../../../../../tools/map/sample.pmtiles', import.meta.url)
const beijing = { west: 116.31, south: 39.86, east: 116.49, north: 39.97 }
const zhejiang = { west: 118, south: 27, east: 123, north: 31 }
const folder = temporaryFolder('streets')
const path = join(folder, 'a.pmtiles')
const app = Fastify()

beforeAll(() => {
  copyFileSync(sample, path)
  registerStreetPictures(app, { kind: 'file', path }, null)
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

async function picture(window: typeof beijing): Promise<string> {
  const { statusCode, body } = await app.inject(streetsAddress(window))
  expect(statusCode).toBe(200)
  return body
}

/** How many lines or areas are drawn in a colour. */
function pieces(svg: string, colour: string): number {
  return [...svg.matchAll(/<path ([^>]*)>/g)]
    .filter(([, path = '']) => path.includes(colour))
    .reduce((sum, [, path = '']) => sum + (path.match(/M/g)?.length ?? 0), 0)
}

it('draws the streets of a town, and of a province only its great roads, in few bytes', async () => {
  const town = await picture(beijing)
  expect(pieces(town, 'stroke="#ffffff"')).toBeGreaterThan(50)
  expect(pieces(town, 'stroke="#eadfd6"')).toBeGreaterThan(50)
  const province = await picture(zhejiang)
  expect(pieces(province, 'stroke="#ffffff"')).toBeGreaterThan(20)
  expect(pieces(province, 'stroke="#eadfd6"')).toBe(0)
  expect(pieces(province, '#deeaf4')).toBeGreaterThan(5)
  for (const svg of [town, province]) {
    expect(svg).not.toContain('NaN')
    expect(svg.length).toBeLessThan(12_000)
  }
})

it('sends a picture packed to whoever takes it so, and no picture of a window that no map has', async () => {
  const { headers, rawPayload } = await app.inject({
    url: streetsAddress(beijing),
    headers: { 'accept-encoding': 'br' },
  })
  expect(headers).toMatchObject({ 'content-encoding': 'br', 'content-type': 'image/svg+xml' })
  expect(brotliDecompressSync(rawPayload).toString()).toBe(await picture(beijing))
  expect((await app.inject('/img/streets/0_0_179000_80000.svg')).statusCode).toBe(404)
})

it('draws the coast alone while the archive cannot be read', async () => {
  const aside = `${path}.aside`
  const whole = await picture(zhejiang)
  renameSync(path, aside)
  const without = await picture(zhejiang)
  expect(pieces(without, 'stroke-linecap')).toBe(0)
  expect(pieces(without, '#deeaf4')).toBeGreaterThan(5)
  writeFileSync(path, 'PMTiles, and nothing that follows')
  expect(await picture(zhejiang)).toBe(without)
  renameSync(aside, path)
  expect(await picture(zhejiang)).toBe(whole)
})

it('is asked of nobody where the archive is somebody else’s', async () => {
  const other = Fastify()
  const address = 'https://tiles.example.com/a.pmtiles'
  registerStreetPictures(other, { kind: 'address', address, origin: 'https://tiles.example.com' }, null)
  expect((await other.inject(streetsAddress(beijing))).statusCode).toBe(404)
  await other.close()
})

it('says whose data an archive is: the setting before the archive itself', async () => {
  const file = { kind: 'file', path } as const
  expect(await shownTiles(undefined, undefined)).toBeNull()
  expect(await shownTiles(file, 'Somebody')).toEqual({ ...file, by: 'Somebody', invented: true })
  expect(await shownTiles(file, undefined)).toEqual({
    ...file,
    by: expect.stringContaining('Natural Earth'),
    invented: true,
  })
  expect(await shownTiles({ kind: 'file', path: `${path}.gone` }, undefined)).toMatchObject({ by: null })
})
