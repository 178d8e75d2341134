import type { Modules } from './encode-codes.ts'
import type { Box, LabelPen } from './label-pen.ts'
import { labelWords } from './label-words.ts'
import type { Label, LabelParty } from './present-label.ts'

type Paper = { readonly width: number; readonly height: number }
export type LabelCodes = { readonly barcode: Modules; readonly square: Modules }

/** A dot of a label printer (203 dpi), mm: a module of whole dots is printed evenly. */
const dot = 25.4 / 203
/** Light modules beside a barcode and around a square code (ISO/IEC 15417 and 18004). */
const quietOfBarcode = 10
const quietOfSquare = 4
const margin = 4

/** Draws one label of the given paper; all places in mm from the top left. */
export function drawLabel(pen: LabelPen, label: Label, codes: LabelCodes, paper: Paper): void {
  const inner = paper.width - 2 * margin
  const scale = paper.height / 150
  const text = (
    said: string,
    x: number,
    y: number,
    size: number,
    width = inner,
    align: 'left' | 'center' | 'right' = 'left',
    lines = 1,
  ) => pen.text(said, { x, y, size, width, align, lines })
  const rule = (at: number) => pen.line({ x: margin, y: at }, inner)
  let y = margin
  pen.mark({ x: margin, y }, 8 * scale)
  text(labelWords.brand, margin + 9.5 * scale, y, 4 * scale)
  text(labelWords.hotline, margin + 9.5 * scale, y + 5 * scale, 2.6 * scale)
  boxed(pen, label.product, margin + inner, y + 0.5, 4.4 * scale)
  y += 11 * scale
  rule(y)
  text(label.route, margin, y + 1.5 * scale, 10 * scale)
  text(label.district, margin + 27 * scale, y + 3.5 * scale, 6 * scale, 42 * scale)
  text(label.count, margin, y + 6 * scale, 4 * scale, inner, 'right')
  y += 16 * scale
  rule(y)
  pen.fill(barcodeBoxes(codes.barcode, { x: margin, y: y + 2 * scale, width: inner, height: 17 * scale }))
  text(label.number, margin, y + 20 * scale, 4 * scale, inner, 'center')
  y += 27 * scale
  rule(y)
  y = party(pen, labelWords.recipient, label.recipient, {
    y: y + 2 * scale,
    size: 4.6 * scale,
    height: 24 * scale,
    inner,
  })
  rule(y)
  y = party(pen, labelWords.sender, label.sender, {
    y: y + 2 * scale,
    size: 3.4 * scale,
    height: 16 * scale,
    inner,
  })
  rule(y)
  const side = 32 * scale
  pen.fill(squareBoxes(codes.square, { x: margin + inner - side, y: y + 2 * scale, width: side }))
  let line = y + 3 * scale
  for (const [name, value] of label.facts) {
    text(name, margin, line, 3 * scale, 12 * scale)
    text(value, margin + 13 * scale, line, 3.2 * scale, inner - side - 15 * scale, 'left', 2)
    line += 6.6 * scale
  }
  const foot = paper.height - margin - 9 * scale
  rule(foot)
  text(label.care, margin, foot + 2 * scale, 3 * scale, inner * 0.62, 'left', 2)
  text(label.note, margin + inner * 0.64, foot + 2 * scale, 3 * scale, inner * 0.36, 'right', 2)
}

/** Who and where, and the height at which it ends. */
function party(
  pen: LabelPen,
  role: string,
  { name, phone, address }: LabelParty,
  { y, size, height, inner }: Readonly<Record<'y' | 'size' | 'height' | 'inner', number>>,
): number {
  const across = size * 1.7
  pen.circle({ x: margin + across / 2, y: y + across / 2 }, across / 2)
  pen.text(role, { x: margin, y: y + across * 0.12, size: across * 0.55, width: across, align: 'center' })
  const x = margin + size * 2.2
  const width = inner - size * 2.2
  pen.text(`${name} ${phone}`, { x, y, size, width })
  pen.text(address, { x, y: y + size * 1.5, size: size * 0.85, width, lines: 3 })
  return y + height - size * 0.4
}

/** A text in a frame that ends at `right`. */
function boxed(pen: LabelPen, said: string, right: number, y: number, size: number): void {
  const width = pen.widthOf(said, size) + 3
  pen.frame({ x: right - width, y, width, height: size * 1.6 })
  pen.text(said, { x: right - width, y: y + size * 0.1, size, width, align: 'center' })
}

/** A barcode in the middle of its width, in modules of whole dots with a quiet zone on either side. */
function barcodeBoxes([row = []]: Modules, { x, y, width, height }: Box): readonly Box[] {
  // The margins of the paper are light too, and belong to the quiet zones.
  const module = wholeDots((width + 2 * margin) / (row.length + 2 * quietOfBarcode))
  return darkBoxes(row, { x: x + (width - row.length * module) / 2, y, width: module, height })
}

function squareBoxes(modules: Modules, { x, y, width: side }: Omit<Box, 'height'>): readonly Box[] {
  const module = wholeDots(side / (modules.length + 2 * quietOfSquare))
  const start = (side - modules.length * module) / 2
  return modules.flatMap((row, index) =>
    darkBoxes(row, { x: x + start, y: y + start + index * module, width: module, height: module }),
  )
}

/** The largest whole number of dots that fits, mm. */
function wholeDots(size: number): number {
  return Math.floor(size / dot) * dot
}

/** The dark modules of a row that begins with `first`; those that touch are one box, so that no seam shows. */
function darkBoxes(row: readonly boolean[], first: Box): readonly Box[] {
  return row.flatMap((dark, at) => {
    if (!dark || row[at - 1]) return []
    const end = row.indexOf(false, at)
    const length = (end === -1 ? row.length : end) - at
    return [{ ...first, x: first.x + at * first.width, width: length * first.width }]
  })
}
