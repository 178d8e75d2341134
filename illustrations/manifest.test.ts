import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import scenes from '../packages/documents/src/scenes.gen.json' with { type: 'json' }
import { heightOf, type SceneKind, sizesOf } from './budget.ts'
import { type ManifestEntry, manifestOf, parseFileName } from './manifest.ts'
import output from './output.json' with { type: 'json' }

const PUBLIC = join(import.meta.dirname, '../apps/site/public')
const entries: readonly (readonly [string, ManifestEntry])[] = Object.entries(scenes)
/** Names and kinds of the scenes that were drawn last; the scenes themselves are in another test. */
const kinds = output.scenes as Readonly<Record<string, SceneKind>>
const inManifest = entries.flatMap(([, { avif, webp }]) => [...avif.map(({ url }) => url), webp])

describe('the manifest', () => {
  it('has an entry for every scene, and no other', () => {
    expect(entries.map(([name]) => name)).toEqual(Object.keys(output.scenes))
  })

  it.each(entries)('%s: every file exists and is within its budget', (name, { avif, webp }) => {
    const sizes = sizesOf(name, kinds[name] ?? 'scene')
    const expected = sizes.flatMap(({ width, ...budgets }) =>
      Object.entries(budgets).map(([format, most]) => ({ ending: `-${width}.${format}`, most })),
    )
    const urls = [...avif.map(({ url }) => url), webp]
    expect(urls).toHaveLength(expected.length)
    for (const { ending, most } of expected) {
      const url = urls.find((one) => one.endsWith(ending)) ?? ending
      expect(existsSync(PUBLIC + url), url).toBe(true)
      expect(statSync(PUBLIC + url).size, url).toBeLessThanOrEqual(most)
    }
  })

  it.each(entries)('%s: its files share one mark', (_name, { avif, webp }) => {
    const marks = [...avif.map(({ url }) => url), webp].map((url) => url.replace(/-\d+\.\w+$/, ''))
    expect(new Set(marks).size).toBe(1)
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
    expect(parseFileName('cold-chain.0a1b2c3d-240.avif')).toEqual({
      file: 'cold-chain.0a1b2c3d-240.avif',
      name: 'cold-chain',
      width: 240,
      format: 'avif',
    })
  })

  it.each(['hub.avif', 'hub-800.avif', 'hub.0a1b2c3d-800.png', 'hub.xyzw1234-800.webp', '.DS_Store'])(
    'refuses %s',
    (file) => {
      expect(parseFileName(file)).toBeNull()
    },
  )

  it('keeps a scene whose name begins with another one apart', () => {
    const files = ['cold.00000001-400.webp', 'cold-chain.00000002-240.webp']
    const manifest = manifestOf(files, ['cold', 'cold-chain'])
    expect(manifest.cold?.webp).toBe('/scenes/cold.00000001-400.webp')
    expect(manifest['cold-chain']?.webp).toBe('/scenes/cold-chain.00000002-240.webp')
  })
})
