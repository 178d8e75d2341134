import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { encodePicture } from './encode-picture.ts'

const middle = { x: 500, y: 500 }

const red = { r: 220, g: 20, b: 30 }
const blue = { r: 20, g: 30, b: 220 }

/** A picture whose left half is red and whose right half is blue. */
function halves(width: number, height: number) {
  const half = { width: width >> 1, height, channels: 3, background: red } as const
  return sharp({ create: { width, height, channels: 3, background: blue } }).composite([
    { input: { create: half }, left: 0, top: 0 },
  ])
}

async function colourAt(file: Uint8Array | undefined, x: number, y: number): Promise<'red' | 'blue'> {
  const image = sharp(file)
  const { width, height } = await image.metadata()
  const left = Math.round((width - 1) * x)
  const top = Math.round((height - 1) * y)
  const [r = 0, , b = 0] = await image
    .removeAlpha()
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer()
  return r > b ? 'red' : 'blue'
}

/** A small PNG whose header says that it is of another size. */
async function saying(width: number, height: number): Promise<Buffer> {
  const file = await halves(80, 60).png().toBuffer()
  file.writeUInt32BE(width, 16)
  file.writeUInt32BE(height, 20)
  file.writeUInt32BE(crc32(file.subarray(12, 29)), 29)
  return file
}

describe('a picture is encoded', () => {
  test('in the widths that it has, cropped to 4:3, without anything but its pixels', async () => {
    const file = await halves(1000, 700)
      .withExif({ IFD0: { Artist: 'somebody' } })
      .jpeg()
      .toBuffer()
    const { sizes, files, hash } = await encodePicture(file, middle)
    expect(sizes).toEqual({ width: 800, height: 600, avif: [400, 640, 800], webp: 800 })
    expect([...files.keys()]).toEqual(['-400.avif', '-640.avif', '-800.avif', '-800.webp', '-master.webp'])
    expect(hash).toMatch(/^[0-9a-f]{8}$/)
    for (const bytes of files.values()) {
      const { exif, icc, xmp } = await sharp(bytes).metadata()
      expect([exif, icc, xmp]).toEqual([undefined, undefined, undefined])
    }
  })

  test('smaller than any width that pages ask for, as it is', async () => {
    const file = await halves(80, 60).png().toBuffer()
    expect((await encodePicture(file, middle)).sizes).toEqual({ width: 80, height: 60, avif: [80], webp: 80 })
  })

  test.each([
    [{ x: 0, y: 500 }, 'red'],
    [{ x: 1000, y: 500 }, 'blue'],
  ] as const)('with its focus in sight', async (focus, colour) => {
    const file = await halves(1600, 400).png().toBuffer()
    const { files } = await encodePicture(file, focus)
    expect(await colourAt(files.get('-400.avif'), 0.5, 0.5)).toBe(colour)
  })

  test('turned as its camera says', async () => {
    const file = await halves(600, 800).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    const { sizes, files } = await encodePicture(file, middle)
    expect(sizes.width).toBe(800)
    expect(await colourAt(files.get('-800.avif'), 0.5, 0.1)).toBe('red')
    expect(await colourAt(files.get('-800.avif'), 0.5, 0.9)).toBe('blue')
  })

  test('of four inks in the colours of a screen', async () => {
    const file = await halves(400, 300).toColourspace('cmyk').jpeg().toBuffer()
    expect((await sharp(file).metadata()).space).toBe('cmyk')
    const { files } = await encodePicture(file, middle)
    expect((await sharp(files.get('-400.webp')).metadata()).space).toBe('srgb')
    expect(await colourAt(files.get('-400.webp'), 0.1, 0.5)).toBe('red')
  })

  test('by its first frame where it moves', async () => {
    const still = (background: object) =>
      sharp({ create: { width: 80, height: 60, channels: 3, background } })
        .png()
        .toBuffer()
    const frames = await Promise.all([red, blue].map(still))
    const file = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer()
    expect((await sharp(file).metadata()).pages).toBe(2)
    const { sizes, files } = await encodePicture(file, middle)
    expect(sizes.height).toBe(60)
    expect(await colourAt(files.get('-80.webp'), 0.5, 0.5)).toBe('red')
  })

  test('twice alike, so that its files have the same names', async () => {
    const file = await halves(400, 300).png().toBuffer()
    expect((await encodePicture(file, middle)).hash).toBe((await encodePicture(file, middle)).hash)
  })
})

describe('what is none is refused', () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  test.each([
    ['nothing', Buffer.alloc(0)],
    ['a text', Buffer.from('not a picture at all')],
    ['a drawing with a script', svg],
    ['a document', Buffer.from('%PDF-1.7\n')],
    [
      'a page that begins like a picture',
      Buffer.concat([Buffer.from('GIF89a'), Buffer.from('<script>alert(1)</script>')]),
    ],
  ])('%s', async (_, file) => {
    await expect(encodePicture(file, middle)).rejects.toMatchObject({ code: 'not-a-picture' })
  })

  test('one whose header says more than it holds', async () => {
    await expect(encodePicture(await saying(100, 100), middle)).rejects.toMatchObject({
      code: 'not-a-picture',
    })
  })

  test('half of one', async () => {
    const file = await halves(800, 600).jpeg().toBuffer()
    const half = file.subarray(0, file.length >> 1)
    await expect(encodePicture(half, middle)).rejects.toMatchObject({ code: 'not-a-picture' })
  })

  test('one whose header says that it takes 300 MB and more', async () => {
    await expect(encodePicture(await saying(10_000, 10_000), middle)).rejects.toMatchObject({
      code: 'too-large',
    })
  })

  test('and the next one is encoded all the same', async () => {
    const bad = encodePicture(svg, middle)
    const good = encodePicture(await halves(80, 60).png().toBuffer(), middle)
    await expect(bad).rejects.toThrow()
    expect((await good).sizes.width).toBe(80)
  })

  test('a page behind a picture is not in what is served', async () => {
    const page = Buffer.from('<script>alert(1)</script>')
    const file = Buffer.concat([await halves(80, 60).jpeg().toBuffer(), page])
    const { files } = await encodePicture(file, middle)
    for (const bytes of files.values()) expect(Buffer.from(bytes).includes(page)).toBe(false)
  })
})
