import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { heightOf, type Size } from './budget.ts'
import { type ImageFormat, parseFileName } from './manifest.ts'

/** A rendered picture: straight-alpha sRGB bytes, four per pixel. */
type Picture = { width: number; height: number; bytes: Buffer }

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
  return image.webp({ quality, alphaQuality: 75, effort: 6, smartSubsample: true }).toBuffer()
}

/** The best quality that fits into `budget` bytes, found by halving. Throws when even the worst acceptable one does not. */
async function encodeWithin(
  picture: Picture,
  width: number,
  format: ImageFormat,
  budget: number,
): Promise<Encoded> {
  let best: Encoded | null = null
  let [low, high] = [0, (BEST - WORST) / STEP]
  while (low <= high) {
    const middle = Math.ceil((low + high) / 2)
    const quality = WORST + middle * STEP
    const bytes = await encodeAt(picture, width, format, quality)
    if (bytes.length <= budget) {
      best = { bytes, quality }
      low = middle + 1
    } else high = middle - 1
  }
  if (best === null) throw new Error(`${format} at ${width} px does not fit into ${budget} bytes`)
  return best
}

/** Encodes a scene in each size. */
async function encodeSizes(picture: Picture, sizes: readonly Size[]): Promise<Map<string, Encoded>> {
  const encoded = new Map<string, Encoded>()
  for (const { width, avif, webp } of sizes) {
    encoded.set(`-${width}.avif`, await encodeWithin(picture, width, 'avif', avif))
    if (webp !== undefined) encoded.set(`-${width}.webp`, await encodeWithin(picture, width, 'webp', webp))
  }
  return encoded
}

/** Writes all files of one scene and removes its former ones. Returns a line per file. */
export async function writeScene(
  folder: string,
  name: string,
  picture: Picture,
  sizes: readonly Size[],
): Promise<string[]> {
  const encoded = await encodeSizes(picture, sizes)
  const made = new Map([...encoded].map(([ending, { bytes }]) => [ending, bytes]))
  await writeFiles(folder, name, made)
  return [...encoded].map(([ending, one]) => describe(name + ending, one))
}

/**
 * Adds the sizes that a drawn scene does not have yet, made from its largest file, and leaves the others as they are.
 * Returns a line for each file that was made.
 */
export async function completeScene(folder: string, name: string, sizes: readonly Size[]): Promise<string[]> {
  const own = (await readdir(folder)).map(parseFileName).filter((file) => file?.name === name)
  const files = own.filter((file) => file !== null).sort((one, other) => one.width - other.width)
  const kept = new Map<string, Buffer>()
  for (const { file, width, format } of files)
    kept.set(`-${width}.${format}`, await readFile(join(folder, file)))
  const largest = kept.get(`-${files.at(-1)?.width}.avif`)
  if (largest === undefined) throw new Error(`${name} has not been drawn`)
  const { data, info } = await sharp(largest).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const missing = sizes.filter(({ width }) => !kept.has(`-${width}.avif`))
  const encoded = await encodeSizes({ width: info.width, height: info.height, bytes: data }, missing)
  if (encoded.size === 0) return []
  for (const [ending, { bytes }] of encoded) kept.set(ending, bytes)
  await writeFiles(folder, name, new Map([...kept].sort(([one], [other]) => (one < other ? -1 : 1))))
  return [...encoded].map(([ending, one]) => describe(name + ending, one))
}

/**
 * Writes the files of a scene by the ends of their names, and removes its former ones. They are named by the content of
 * them all: one mark for the whole scene, which pages that list its widths repeat at little cost.
 */
async function writeFiles(folder: string, name: string, made: ReadonlyMap<string, Buffer>): Promise<void> {
  const content = createHash('sha256')
  for (const bytes of made.values()) content.update(bytes)
  const stem = `${name}.${content.digest('hex').slice(0, 8)}`
  await mkdir(folder, { recursive: true })
  for (const [ending, bytes] of made) await writeFile(join(folder, stem + ending), bytes)
  for (const file of await readdir(folder))
    if (parseFileName(file)?.name === name && !file.startsWith(`${stem}-`)) await rm(join(folder, file))
}

function describe(file: string, { bytes, quality }: Encoded): string {
  return `${file}: ${(bytes.length / 1000).toFixed(1)} kB at quality ${quality}`
}
