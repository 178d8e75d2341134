import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { DRAWN, sizesOf } from '../../../illustrations/budget.ts'
import { writeScene } from '../../../illustrations/encode.ts'
import { manifestOf } from '../../../illustrations/manifest.ts'
import { oklchOf } from '../colours/oklch.ts'
import { recolourPixels } from './recolour-pixels.ts'
import { drawnIn, recolourScenes } from './recolour-scenes.ts'

const pixel = (hex: string, alpha = 255) => [
  ...[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)),
  alpha,
]
function turned(hex: string, to: string): string {
  const bytes = Uint8Array.from(pixel(hex))
  recolourPixels(bytes, drawnIn, to)
  return `#${[...bytes.slice(0, 3)].map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

describe('pixels', () => {
  test('the colour itself becomes the other one', () => {
    for (const to of ['#1257a8', '#0b7a4b', '#7a3ff2']) expect(turned(drawnIn, to)).toBe(to)
  })

  test('what has another hue or none stays: wood, skin, leaves, glass, ink, white, lamps', () => {
    for (const hex of [
      '#d8a063',
      '#e9b994',
      '#7fae6b',
      '#6fa9cf',
      '#262a35',
      '#fffdfb',
      '#f2b632',
      '#8a6a4a',
    ])
      expect(turned(hex, '#1257a8')).toBe(hex)
  })

  test('its shade and its shine have the new hue', () => {
    const hue = oklchOf('#1257a8').hue
    for (const hex of ['#b3170f', '#ee5a4f', '#7a120c', '#f7b9b3'])
      expect(Math.abs(oklchOf(turned(hex, '#1257a8')).hue - hue)).toBeLessThan(14)
  })

  test('what cannot be seen is left alone', () => {
    const bytes = Uint8Array.from(pixel(drawnIn, 0))
    expect(recolourPixels(bytes, drawnIn, '#1257a8')).toBe(0)
    expect([...bytes]).toEqual(pixel(drawnIn, 0))
  })
})

describe('the scenes of a site', () => {
  let root: string
  const folder = (name: string) => join(root, name)
  const shown = () => readdirSync(folder('apps/site/public/scenes')).sort()
  const list = () => readFileSync(folder('packages/documents/src/scenes.gen.json'), 'utf8')

  beforeEach(async () => {
    root = mkdtempSync(join(tmpdir(), 'scenes-'))
    for (const one of ['apps/site/public/scenes', 'packages/documents/src', 'illustrations'])
      mkdirSync(folder(one), { recursive: true })
    const names = ['van', 'locker']
    writeFileSync(
      folder('illustrations/output.json'),
      JSON.stringify({ scenes: Object.fromEntries(names.map((name) => [name, 'object'])) }),
    )
    const { width, height } = DRAWN.object
    const ground = { width, height, channels: 4, background: '#00000000' } as const
    for (const [at, name] of names.entries()) {
      const body = { create: { width: 300, height: 200 + at, channels: 4, background: drawnIn } } as const
      const bytes = await sharp({ create: ground })
        .composite([{ input: body, top: 200, left: 300 }])
        .raw()
        .toBuffer()
      await writeScene(
        folder('apps/site/public/scenes'),
        name,
        { width, height, bytes },
        sizesOf(name, 'object'),
      )
    }
    writeFileSync(
      folder('packages/documents/src/scenes.gen.json'),
      `${JSON.stringify(manifestOf(shown(), names), null, 2)}\n`,
    )
  })
  afterEach(() => rmSync(root, { recursive: true }))

  async function middleOf(format: 'avif' | 'webp'): Promise<number> {
    const file = shown().find((one) => one.startsWith('van.') && one.endsWith(`-480.${format}`)) ?? ''
    const [red = 0, green = 0, blue = 0] = await sharp(join(folder('apps/site/public/scenes'), file))
      .extract({ left: 220, top: 140, width: 1, height: 1 })
      .raw()
      .toBuffer()
    const hex = [red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')
    return oklchOf(`#${hex}`).hue
  }

  // Hundreds of pictures: on two cores that are busy it takes its time.
  test('are put into another colour once, into a third from what was drawn, and back', {
    timeout: 180_000,
  }, async () => {
    const [files, manifest] = [shown(), list()]
    expect(await recolourScenes(root, drawnIn)).toEqual([])
    expect(readdirSync(folder('illustrations'))).toEqual(['output.json'])

    expect(await recolourScenes(root, '#1257a8')).toEqual(['van', 'locker'])
    expect(Math.abs((await middleOf('avif')) - oklchOf('#1257a8').hue)).toBeLessThan(4)
    expect(Math.abs((await middleOf('webp')) - oklchOf('#1257a8').hue)).toBeLessThan(4)
    const blue = shown()
    for (const file of blue) expect(list()).toContain(file)
    expect(await recolourScenes(root, '#1257a8')).toEqual([])
    expect(shown()).toEqual(blue)

    expect(await recolourScenes(root, '#0b7a4b')).toEqual(['van', 'locker'])
    expect(Math.abs((await middleOf('avif')) - oklchOf('#0b7a4b').hue)).toBeLessThan(4)

    expect(await recolourScenes(root, drawnIn)).toEqual(['van', 'locker'])
    expect([shown(), list()]).toEqual([files, manifest])
    expect(readdirSync(folder('illustrations'))).toEqual(['output.json'])
  })
})
