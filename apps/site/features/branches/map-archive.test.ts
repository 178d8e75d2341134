import { once } from 'node:events'
import {
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  truncateSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { temporaryFolder } from '@hongyan/testing/temporary-folder'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { askedBytes } from '../../server/http/byte-range.ts'
import { registerMapArchive } from './map-archive.ts'

// More than a connection holds by itself.
const size = 9_000_000
const bytes = Buffer.alloc(size, 'PMTiles and what follows ')
const url = '/map/tiles.pmtiles'
const folder = temporaryFolder('archive')
const path = join(folder, 'a.pmtiles')
const app = Fastify()

beforeAll(() => {
  writeFileSync(path, bytes)
  registerMapArchive(app, { kind: 'file', path }, null)
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

async function listening(): Promise<number> {
  if (!app.server.listening) await app.listen({ port: 0, host: 'localhost' })
  return (app.server.address() as AddressInfo).port
}

/** How often this process has the archive open, where the system says so. */
function opened(): number {
  const folders = process.platform === 'linux' ? readdirSync('/proc/self/fd') : []
  return folders.filter((file) => {
    try {
      return readlinkSync(`/proc/self/fd/${file}`) === path
    } catch {
      return false
    }
  }).length
}

test.each([
  [undefined, { kind: 'all' }],
  ['bytes=0-9', { kind: 'part', start: 0, end: 9 }],
  ['bytes=90-', { kind: 'part', start: 90, end: 99 }],
  ['bytes=-5', { kind: 'part', start: 95, end: 99 }],
  ['bytes=-500', { kind: 'part', start: 0, end: 99 }],
  ['bytes=50-5000', { kind: 'part', start: 50, end: 99 }],
  ['bytes=100-', { kind: 'none' }],
  ['bytes=-0', { kind: 'none' }],
  ['bytes=0-1,5-6', { kind: 'none' }],
  ['bytes=9-1', { kind: 'all' }],
  ['bytes=-', { kind: 'all' }],
  ['bytes=a-b', { kind: 'all' }],
  ['pages=0-1', { kind: 'all' }],
])('of a hundred bytes %s asks for %o', (header, asked) => {
  expect(askedBytes(header, 100)).toEqual(asked)
})

describe('the archive', () => {
  const get = (headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    app.inject({ method, url, headers })

  it('is sent in parts, and whole to whoever asks for no part or holds another version', async () => {
    const part = await get({ range: 'bytes=127-1126' })
    expect([part.statusCode, part.headers['content-range']]).toEqual([206, `bytes 127-1126/${size}`])
    expect(part.rawPayload.equals(bytes.subarray(127, 1127))).toBe(true)
    const whole = await get()
    expect([whole.statusCode, whole.rawPayload.equals(bytes)]).toEqual([200, true])
    expect((await get({ range: 'bytes=0-1', 'if-range': '"other"' })).statusCode).toBe(200)
    const same = { range: 'bytes=0-1', 'if-range': String(part.headers.etag) }
    expect((await get(same)).statusCode).toBe(206)
  })

  it('refuses what lies behind its end, and says how long it is', async () => {
    const answer = await get({ range: `bytes=${size}-` })
    expect([answer.statusCode, answer.headers['content-range'], answer.body]).toEqual([
      416,
      `bytes */${size}`,
      '',
    ])
  })

  it('answers HEAD with its length alone, and 304 to whoever has it', async () => {
    const head = await get({}, 'HEAD')
    expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([200, String(size), ''])
    expect((await get({ 'if-none-match': String(head.headers.etag) })).statusCode).toBe(304)
  })

  it('is the one file there: no path leads to another', async () => {
    for (const other of ['/map/../a.pmtiles', '/map/%2e%2e/package.json', '/map/a.pmtiles'])
      expect((await app.inject(other)).statusCode).toBe(404)
  })

  it('refuses many ranges at once, however they are asked for', async () => {
    const many = Array.from({ length: 500 }, (_, at) => `${at * 2}-${at * 2}`).join(',')
    const answer = await get({ range: `bytes=${many}` })
    expect([answer.statusCode, answer.body]).toEqual([416, ''])
  })

  it('outlives two hundred clients at once that leave in the middle, and closes what it opened', async () => {
    const port = await listening()
    const leave = async () => {
      const asking = request({ port, host: 'localhost', path: url, agent: false }).end()
      asking.on('error', () => {})
      const [answer] = await once(asking, 'response')
      answer.on('error', () => {})
      await once(answer, 'data')
      asking.destroy()
    }
    await Promise.all(Array.from({ length: 200 }, leave))
    await expect.poll(opened, { timeout: 10_000 }).toBe(0)
    expect((await get({ range: 'bytes=0-6' })).body).toBe('PMTiles')
  })

  it('replaced while it is sent arrives whole as it was, and a reader of parts begins anew', async () => {
    const before = await get({ range: 'bytes=0-6' })
    const port = await listening()
    const asking = request({ port, host: 'localhost', path: url, agent: false }).end()
    const [answer] = await once(asking, 'response')
    const next = Buffer.alloc(size + 1, 'PMTiles of another day ')
    writeFileSync(`${path}.next`, next)
    renameSync(`${path}.next`, path)
    expect((await buffer(answer)).equals(bytes)).toBe(true)
    const after = await get({ range: 'bytes=0-6', 'if-range': String(before.headers.etag) })
    expect([after.statusCode, after.rawPayload.equals(next)]).toEqual([200, true])
  })

  it('cut short while it is sent ends the connection: nobody waits for the rest', async () => {
    const port = await listening()
    const asking = request({ port, host: 'localhost', path: url, agent: false }).end()
    const [answer] = await once(asking, 'response')
    truncateSync(path, 1_000_000)
    await expect(buffer(answer)).rejects.toThrow('aborted')
  })

  it('that is gone is not found, and where none is named there is no address', async () => {
    unlinkSync(path)
    expect((await get()).statusCode).toBe(404)
    const bare = Fastify()
    registerMapArchive(bare, null, null)
    expect((await bare.inject(url)).statusCode).toBe(404)
  })
})
