import { inflateSync } from 'node:zlib'
import {
  BinaryBitmap,
  Code128Reader,
  DecodeHintType,
  GlobalHistogramBinarizer,
  QRCodeReader,
  RGBLuminanceSource,
} from '@zxing/library'

/** A filled rectangle in mm from the top left of its page. */
export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** Points in a millimetre. */
const mm = 72 / 25.4

/** The drawing instructions of every page of a document. */
export function drawingsOf(bytes: Buffer): readonly string[] {
  const text = bytes.toString('latin1')
  return [...text.matchAll(/\/Length (\d+)[^>]*\/FlateDecode\s*>>\s*stream\n/g)]
    .map((match) => {
      const start = match.index + match[0].length
      return inflateSync(bytes.subarray(start, start + Number(match[1]))).toString('latin1')
    })
    .filter((drawing) => /^1 0 0 -1 0 /.test(drawing))
}

/** The rectangles that are filled on a page; what is stroked is none. */
export function boxesOf(drawing: string): readonly Box[] {
  const boxes: Box[] = []
  let open: Box[] = []
  for (const line of drawing.split('\n')) {
    const rectangle = /^(-?[\d.]+) (-?[\d.]+) (-?[\d.]+) (-?[\d.]+) re$/.exec(line)
    if (rectangle) {
      const [x = 0, y = 0, width = 0, height = 0] = rectangle.slice(1).map((figure) => Number(figure) / mm)
      open.push({ x, y, width, height })
    } else if (/^[fFSsBbn]\*?$/.test(line)) {
      if (/^[fF]/.test(line)) boxes.push(...open)
      open = []
    }
  }
  return boxes
}

/** What a scanner reads of boxes, at sixteen dots in a millimetre with light around them. */
export function scan(boxes: readonly Box[], symbol: 'barcode' | 'square'): string {
  const dots = 16
  const left = Math.min(...boxes.map(({ x }) => x)) - 5
  const top = Math.min(...boxes.map(({ y }) => y)) - 5
  const right = Math.max(...boxes.map(({ x, width }) => x + width)) + 5
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height)) + 5
  const [width, height] = [Math.ceil((right - left) * dots), Math.ceil((bottom - top) * dots)]
  const light = new Uint8ClampedArray(width * height).fill(255)
  for (const box of boxes) {
    const [from, to] = [box.x - left, box.x + box.width - left].map((at) => Math.round(at * dots))
    const [first, last] = [box.y - top, box.y + box.height - top].map((at) => Math.round(at * dots))
    for (let y = first ?? 0; y < (last ?? 0); y += 1)
      light.fill(0, y * width + (from ?? 0), y * width + (to ?? 0))
  }
  const source = new RGBLuminanceSource(light, width, height)
  const bitmap = new BinaryBitmap(new GlobalHistogramBinarizer(source))
  // Nothing else is in the picture, and it stands upright.
  const hints = new Map([[DecodeHintType.PURE_BARCODE, true]])
  const reader = symbol === 'barcode' ? new Code128Reader() : new QRCodeReader()
  return reader.decode(bitmap, hints).getText()
}
