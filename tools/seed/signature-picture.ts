import { crc32, deflateSync } from 'node:zlib'
import type { Random } from './random.ts'

const width = 320
const height = 128

/**
 * A handwritten-looking scribble as a PNG of 320 × 128 pixels in 8-bit grey, about 2 kB.
 * The stroke is a sum of two slow waves with a pen width that follows its speed.
 */
export function drawSignature(random: Random): Uint8Array {
  const pixels = new Uint8Array(width * height).fill(255)
  const strokes = random.between(2, 3)
  for (let stroke = 0; stroke < strokes; stroke++) {
    const left = 24 + (stroke * (width - 60)) / strokes
    drawStroke(pixels, random, left, left + (width - 60) / strokes)
  }
  return encodePng(pixels)
}

function drawStroke(pixels: Uint8Array, random: Random, from: number, to: number): void {
  const loops = random.between(2, 4)
  const tilt = random.next() * 24 - 12
  const phase = random.next() * Math.PI * 2
  const steps = 1200
  for (let step = 0; step <= steps; step++) {
    const along = step / steps
    const turn = along * loops * Math.PI * 2 + phase
    const x = from + along * (to - from) + Math.cos(turn) * 11
    const y = height / 2 + Math.sin(turn) * (26 - along * 10) + Math.sin(turn * 2.3) * 7 + tilt * along
    dot(pixels, x, y, 1.1 + 0.9 * Math.abs(Math.sin(turn)))
  }
}

/** Inks one round spot with a soft edge. */
function dot(pixels: Uint8Array, x: number, y: number, radius: number): void {
  const reach = Math.ceil(radius + 1)
  for (let row = Math.floor(y) - reach; row <= y + reach; row++) {
    for (let column = Math.floor(x) - reach; column <= x + reach; column++) {
      if (row < 0 || row >= height || column < 0 || column >= width) continue
      const cover = Math.min(1, Math.max(0, radius + 0.5 - Math.hypot(column - x, row - y)))
      const at = row * width + column
      pixels[at] = Math.min(pixels[at] ?? 255, Math.round(255 - cover * 225))
    }
  }
}

/** A grey-scale PNG (ISO/IEC 15948): signature, IHDR, one IDAT, IEND. */
function encodePng(pixels: Uint8Array): Uint8Array {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.writeUInt8(8, 8)
  const rows = Buffer.alloc((width + 1) * height)
  for (let row = 0; row < height; row++) {
    rows.set(pixels.subarray(row * width, (row + 1) * width), row * (width + 1) + 1)
  }
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(kind: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}
