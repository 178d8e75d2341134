import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { packBuild } from './pack-build.ts'
import { fileEncoding, mostMade, StaticFiles } from './static-files.ts'

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

describe('a file of the build', () => {
  it('is read with what was packed beside it, once', async () => {
    await packBuild(root)
    const files = await StaticFiles.open(root, null)
    expect(files.peek(path)).toBeUndefined()
    const [file, again] = await Promise.all([files.load(path), files.load(path)])
    expect(again).toBe(file)
    expect(files.peek(path)).toBe(file)
    expect(brotliDecompressSync(file.bodies.br ?? picture).toString()).toBe(script)
    expect(gunzipSync(file.bodies.gzip ?? picture).toString()).toBe(script)
    expect(fileEncoding(file, 'gzip, br, zstd')).toBe('br')
    expect(file.headers.br).toContain(String(file.bodies.br?.byteLength))
  })

  it('of an earlier build is served beside those of this one, and no page may name it', async () => {
    const before = await mkdtemp(join(tmpdir(), 'static-files-'))
    await mkdir(join(before, '_assets'))
    await writeFile(join(before, '_assets/gone.js'), 'import "./chunk.js"')
    await writeFile(join(before, path), 'another text of the same name')
    await Promise.all([packBuild(root), packBuild(before)])
    const files = await StaticFiles.open(root, null, before)
    expect((await files.load('/_assets/gone.js')).bodies.identity.toString()).toBe('import "./chunk.js"')
    expect((await files.load(path)).bodies.identity.toString()).toBe(script)
    expect([...(await files.scriptIndex()).keys()]).toEqual([path])
    await rm(before, { recursive: true })
  })

  it('that another build has replaced meanwhile is read where that build has laid it', async () => {
    const before = await mkdtemp(join(tmpdir(), 'static-files-'))
    await packBuild(root)
    const files = await StaticFiles.open(root, null, before)
    await cp(join(root, '_assets'), join(before, '_assets'), { recursive: true })
    await rm(join(root, '_assets'), { recursive: true })
    expect((await files.load(path)).bodies.identity.toString()).toBe(script)
    await rm(before, { recursive: true })
    await expect(files.load('/_assets/other.css')).rejects.toThrow('ENOENT')
  })

  it('has an address, and what is packed beside it has none', async () => {
    await packBuild(root)
    const files = await StaticFiles.open(root, null)
    expect(files.has(path)).toBe(true)
    expect(files.has(`${path}.br`)).toBe(false)
  })

  it('is left as it is when it is a picture', async () => {
    await packBuild(root)
    expect(await readdir(root)).toEqual(['_assets', 'dot.png'])
    const file = await (await StaticFiles.open(root, null)).load('/dot.png')
    expect(file.bodies).toEqual({ identity: picture })
    expect(fileEncoding(file, 'br')).toBe('identity')
  })

  it('made while the process runs is kept for as long as others are not needed more', async () => {
    const files = await StaticFiles.open(root, null)
    const first = files.addText('the first', '.html')
    const second = files.addText('the second', '.html')
    for (let at = 2; at < mostMade; at += 1) files.addText(`<title>${at}`, '.html')
    expect([files.made, files.has(second)]).toEqual([mostMade, true])
    expect(files.addText('the first', '.html')).toBe(first)
    for (let at = 0; at < mostMade; at += 1) {
      if (at % 100 === 0) files.addText('the first', '.html')
      files.addText(`<title>more ${at}`, '.html')
    }
    expect([files.made, files.has(first), files.has(second), files.peek(second)]).toEqual([
      mostMade,
      true,
      false,
      undefined,
    ])
    expect((await files.load(first)).bodies.identity.toString()).toBe('the first')
  })

  it('is asked for again after it could not be read', async () => {
    const files = await StaticFiles.open(root, null)
    await expect(files.load(path)).rejects.toThrow('ENOENT')
    await packBuild(root)
    expect((await files.load(path)).bodies.identity.toString()).toBe(script)
  })
})
