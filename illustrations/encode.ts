import { createHash } from 'node:crypto'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { heightOf, type Size } from './budget.ts'
import { type ImageFormat, parseFileName } from './manifest.ts'

/** A rendered picture: straight-alpha sRGB bytes, four per pixel. */
export type Picture = { width: number; height: number; bytes: Buffer }

const BEST = 76
const WORST = 28
const STEP = 4

type Encoded = { bytes: Buffer; quality: number }

async function encodeAt(
  picture: Picture,
  width: number,
  format: ImageFormat,
  quality: number,
): Promise<Buffer> {
  const image = sharp(picture.bytes, { raw: { width: picture.width, height: picture.height, channels: 4 } })
  image.resize(width, heightOf(width), { kernel: 'lanczos3' })
  if (format === 'avif') return image.avif({ quality, effort: 6, chromaSubsampling: '4:2:0' }).toBuffer()
  return image.webp({ quality, alphaQuality: 80, effort: 6, smartSubsample: true }).toBuffer()
}

/** The best quality that fits into `budget` bytes. Throws when even the worst acceptable one does not. */
async function encodeWithin(
  picture: Picture,
  width: number,
  format: ImageFormat,
  budget: number,
): Promise<Encoded> {
  for (let quality = BEST; quality >= WORST; quality -= STEP) {
    const bytes = await encodeAt(picture, width, format, quality)
    if (bytes.length <= budget) return { bytes, quality }
  }
  throw new Error(`${format} at ${width} px does not fit into ${budget} bytes`)
}

/**
 * Writes all files of one scene and removes its former ones. They are named by the content of them all: one mark
 * for the whole scene, which pages that list its widths repeat at little cost. Returns a line per file.
 */
export async function writeScene(
  folder: string,
  name: string,
  picture: Picture,
  sizes: readonly Size[],
): Promise<string[]> {
  const encoded = new Map<string, Encoded>()
  for (const { width, avif, webp } of sizes) {
    encoded.set(`-${width}.avif`, await encodeWithin(picture, width, 'avif', avif))
    if (webp !== undefined) encoded.set(`-${width}.webp`, await encodeWithin(picture, width, 'webp', webp))
  }
  const content = createHash('sha256')
  for (const { bytes } of encoded.values()) content.update(bytes)
  const stem = `${name}.${content.digest('hex').slice(0, 8)}`
  const files = new Map([...encoded].map(([ending, made]) => [stem + ending, made]))
  await mkdir(folder, { recursive: true })
  for (const [file, { bytes }] of files) await writeFile(join(folder, file), bytes)
  for (const file of await readdir(folder))
    if (parseFileName(file)?.name === name && !files.has(file)) await rm(join(folder, file))
  return [...files].map(
    ([file, { bytes, quality }]) => `${file}: ${(bytes.length / 1000).toFixed(1)} kB at quality ${quality}`,
  )
}
