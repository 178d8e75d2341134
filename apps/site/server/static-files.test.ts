import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fileEncoding, StaticFiles } from './static-files.ts'

/** Text that packs better the longer it is looked at. */
const script = Array.from({ length: 4000 }, (_, at) => `export const name${at % 97} = ${at * 7919}\n`).join(
  '',
)
const picture = Buffer.from([0x89, 0x50, 0x4e, 0x47])
const path = '/_assets/chunk.js'

let root = ''
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'static-files-'))
  await mkdir(join(root, '_assets'))
  await Promise.all([
    writeFile(join(root, path), script),
    writeFile(join(root, '_assets/other.css'), 'p{margin:0}'),
    writeFile(join(root, 'dot.png'), picture),
  ])
})
afterEach(() => rm(root, { recursive: true }))

const noRest = async () => undefined
const sizeOf = (files: StaticFiles, encoding: 'br' | 'gzip') =>
  files.peek(path)?.bodies[encoding]?.byteLength ?? Number.NaN

describe('a script of the build', () => {
  it('is packed quickly for whoever asks first', async () => {
    const files = await StaticFiles.open(root, true)
    expect(files.peek(path)).toBeUndefined()
    const file = await files.load(path)
    expect(brotliDecompressSync(file.bodies.br ?? picture).toString()).toBe(script)
    expect(gunzipSync(file.bodies.gzip ?? picture).toString()).toBe(script)
    // What is not there yet goes another way.
    expect(fileEncoding(file, 'zstd')).toBe('identity')
    expect(fileEncoding(file, 'gzip, br, zstd')).toBe('br')
  })

  it('is small once all are packed, and still the same file', async () => {
    const files = await StaticFiles.open(root, true)
    const quick = await files.load(path)
    const before = sizeOf(files, 'br')
    await files.packAll(noRest)
    const best = await files.load(path)
    expect(sizeOf(files, 'br')).toBeLessThan(before)
    expect(best.etag).toBe(quick.etag)
    expect(fileEncoding(best, 'zstd')).toBe('zstd')
    expect(brotliDecompressSync(best.bodies.br ?? picture).toString()).toBe(script)
    expect(best.headers.br).toContain(String(best.bodies.br?.byteLength))
  })

  it('ends small when it is asked for while all are packed', async () => {
    const files = await StaticFiles.open(root, true)
    const loading = files.load(path)
    await files.packAll(noRest)
    await loading
    const best = sizeOf(files, 'br')
    const again = await StaticFiles.open(root, true)
    await again.load(path)
    expect(best).toBeLessThan(sizeOf(again, 'br'))
  })
})

describe('packing', () => {
  it('goes one by one, rests after each, and leaves pictures alone', async () => {
    const files = await StaticFiles.open(root, true)
    const waits: (() => void)[] = []
    const packing = files.packAll((ms) => {
      expect(ms).toBeGreaterThan(0)
      return new Promise<void>((resolve) => waits.push(resolve))
    })
    await expect.poll(() => waits.length, { timeout: 20_000 }).toBe(1)
    const ready = () => [path, '/_assets/other.css'].filter((name) => files.peek(name)).length
    expect(ready()).toBe(1)
    waits[0]?.()
    await expect.poll(() => waits.length, { timeout: 20_000 }).toBe(2)
    waits[1]?.()
    await packing
    expect(ready()).toBe(2)
    expect(files.peek('/dot.png')).toBeUndefined()
  })

  it('leaves the event loop free', async () => {
    const files = await StaticFiles.open(root, true)
    let turns = 0
    const timer = setInterval(() => {
      turns += 1
    }, 1)
    await files.packAll(noRest)
    clearInterval(timer)
    expect(turns).toBeGreaterThan(2)
  })
})
