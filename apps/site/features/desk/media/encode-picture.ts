import { createHash } from 'node:crypto'
import { type EncodedPicture, type Focus, masterSuffix } from '@hongyan/domain/media/picture-library'
import { DomainError } from '@hongyan/kernel/errors'
import type { Sharp } from 'sharp'

/** Widths that pages ask for, as those of the pictures that ship. */
const widths = [400, 640, 800, 1200, 1600]
const webpWidth = 800
/** What others are cropped from when the focus moves. */
const masterWidth = 2400
/** Pictures of 50 million pixels take 200 MB while they are decoded; a header that says more is not believed. */
const mostPixels = 50_000_000
const mostSeconds = 30

/** What a file of each kind begins with, after so many bytes. Nothing else is given to a decoder: no SVG, no PDF. */
const beginnings: readonly (readonly [skip: number, begins: string])[] = [
  [0, '\xff\xd8\xff'],
  [0, '\x89PNG\r\n\x1a\n'],
  [0, 'GIF8'],
  [8, 'WEBP'],
  [4, 'ftypavif'],
  [4, 'ftypavis'],
]

let last: Promise<unknown> = Promise.resolve()

/**
 * A picture in the files that pages show: turned as its camera says, in sRGB, the first frame alone, without anything
 * but its pixels, cropped to 4:3 around its focus. Pictures are encoded one after the other. Refuses `not-a-picture`,
 * `too-large`.
 */
export function encodePicture(bytes: Uint8Array, focus: Focus): Promise<EncodedPicture> {
  const encoding = last.then(() => encode(bytes, focus))
  last = encoding.catch(() => undefined)
  return encoding
}

async function encode(bytes: Uint8Array, focus: Focus): Promise<EncodedPicture> {
  const start = Buffer.from(bytes.subarray(0, 16)).toString('latin1')
  if (!beginnings.some(([skip, begins]) => start.startsWith(begins, skip))) throw refused('not-a-picture')
  // Only who uploads needs it: a process that nobody uploads to never loads it.
  const { default: sharp } = await import('sharp')
  const open = (input: Uint8Array): Sharp =>
    sharp(input, { limitInputPixels: mostPixels, failOn: 'error', pages: 1, sequentialRead: true }).timeout({
      seconds: mostSeconds,
    })
  try {
    const { width = 0, height = 0 } = await open(bytes).metadata()
    if (width * height > mostPixels) throw refused('too-large')
    const master = await open(bytes)
      .autoOrient()
      .toColourspace('srgb')
      .resize({ width: masterWidth, height: masterWidth, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 92, effort: 4 })
      .toBuffer({ resolveWithObject: true })
    return await cropped(master, focus, open)
  } catch (error) {
    if (error instanceof DomainError) throw error
    throw refused(/pixel limit/i.test(String(error)) ? 'too-large' : 'not-a-picture')
  }
}

async function cropped(
  master: { readonly data: Buffer; readonly info: { readonly width: number; readonly height: number } },
  focus: Focus,
  open: (input: Uint8Array) => Sharp,
): Promise<EncodedPicture> {
  const area = cropOf(master.info, focus)
  const fitting = widths.filter((width) => width <= area.width)
  const avif = fitting.length === 0 ? [area.width] : fitting
  const webp = avif.findLast((width) => width <= webpWidth) ?? area.width
  const files = new Map<string, Uint8Array>()
  const at = (width: number): Sharp => open(master.data).extract(area).resize(width, heightOf(width))
  for (const width of avif)
    files.set(`-${width}.avif`, await at(width).avif({ quality: 55, effort: 4 }).toBuffer())
  files.set(`-${webp}.webp`, await at(webp).webp({ quality: 76, effort: 4 }).toBuffer())
  const hash = createHash('sha256')
  for (const file of files.values()) hash.update(file)
  files.set(masterSuffix, master.data)
  const width = avif.at(-1) ?? area.width
  return {
    hash: hash.digest('hex').slice(0, 8),
    sizes: { width, height: heightOf(width), avif, webp },
    files,
  }
}

function heightOf(width: number): number {
  return Math.max(1, Math.round((width * 3) / 4))
}

/** The largest part of 4:3 that has the focus as near to its middle as the edges allow. */
function cropOf(size: { readonly width: number; readonly height: number }, { x, y }: Focus) {
  const width = Math.max(1, Math.min(size.width, Math.floor((size.height * 4) / 3)))
  const height = Math.max(1, Math.min(size.height, Math.floor((width * 3) / 4)))
  const within = (length: number, whole: number, at: number): number =>
    Math.round(Math.min(Math.max((at / 1000) * whole - length / 2, 0), whole - length))
  return { width, height, left: within(width, size.width, x), top: within(height, size.height, y) }
}

function refused(code: 'not-a-picture' | 'too-large'): DomainError {
  return new DomainError({ entity: 'media', code, detail: 'the file cannot be used' })
}
