import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { scenes } from '../packages/content/src/scenes.gen.ts'
import { heightOf, sizesOf } from './budget.ts'
import { type ManifestEntry, manifestOf, parseFileName } from './manifest.ts'
import { allScenes } from './scene/all.ts'

const PUBLIC = join(import.meta.dirname, '../apps/site/public')
const entries: readonly (readonly [string, ManifestEntry])[] = Object.entries(
  JSON.parse(JSON.stringify(scenes)) as Record<string, ManifestEntry>,
)
const inManifest = entries.flatMap(([, { sources }]) =>
  sources.flatMap(({ srcset }) => srcset.map(({ url }) => url)),
)

describe('the manifest', () => {
  it('has an entry for every scene, and no other', () => {
    expect(entries.map(([name]) => name)).toEqual(Object.keys(allScenes))
  })

  it.each(entries)('%s: every file exists and is within its budget', (name, { sources }) => {
    const scene = allScenes[name as keyof typeof allScenes]
    const sizes = sizesOf(name, scene.kind)
    for (const { type, srcset } of sources) {
      expect(srcset.map(({ width }) => width)).toEqual(sizes.map(({ width }) => width))
      for (const { url, width } of srcset) {
        expect(existsSync(PUBLIC + url), url).toBe(true)
        const budget =
          sizes.find((size) => size.width === width)?.[type === 'image/avif' ? 'avif' : 'webp'] ?? 0
        expect(statSync(PUBLIC + url).size, url).toBeLessThanOrEqual(budget)
      }
    }
  })

  it.each(entries)('%s: the fallback is one of its WebP files', (_name, { sources, fallback }) => {
    const webp = sources.find(({ type }) => type === 'image/webp')
    expect(webp?.srcset.map(({ url }) => url)).toContain(fallback)
  })

  it('leaves no orphan in the folder', () => {
    const present = readdirSync(`${PUBLIC}/scenes`).map((file) => `/scenes/${file}`)
    expect(present.sort()).toEqual([...inManifest].sort())
  })
})

describe('the pictures', () => {
  it.each(inManifest)('%s has its stated size and is transparent at the corners', async (url) => {
    const { data, info } = await sharp(PUBLIC + url)
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const width = parseFileName(url.replace('/scenes/', ''))?.width ?? 0
    expect([info.width, info.height]).toEqual([width, heightOf(width)])
    const alphaAt = (x: number, y: number) => data[(y * info.width + x) * 4 + 3] ?? 255
    for (const x of [0, info.width - 1])
      for (const y of [0, info.height - 1]) expect(alphaAt(x, y)).toBeLessThanOrEqual(4)
  })
})

describe('file names', () => {
  it('reads name, width and format', () => {
    expect(parseFileName('cold-chain-240.0a1b2c3d.avif')).toEqual({
      file: 'cold-chain-240.0a1b2c3d.avif',
      name: 'cold-chain',
      width: 240,
      format: 'avif',
    })
  })

  it.each(['hub.avif', 'hub-800.avif', 'hub-800.0a1b2c3d.png', 'hub-800.xyzw1234.webp', '.DS_Store'])(
    'refuses %s',
    (file) => {
      expect(parseFileName(file)).toBeNull()
    },
  )

  it('keeps a scene whose name begins with another one apart', () => {
    const files = ['cold-400.00000001.webp', 'cold-chain-240.00000002.webp']
    const manifest = manifestOf(files, ['cold', 'cold-chain'])
    expect(manifest.cold?.fallback).toBe('/scenes/cold-400.00000001.webp')
    expect(manifest['cold-chain']?.fallback).toBe('/scenes/cold-chain-240.00000002.webp')
  })
})
