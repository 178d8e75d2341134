import type { Modules } from './encode-codes.ts'
import { type Box, type LabelPen, lineStep } from './label-pen.ts'
import { labelWords } from './label-words.ts'
import { breakLines } from './lay-text.ts'
import type { Label, LabelParty } from './present-label.ts'

type Paper = { readonly width: number; readonly height: number }
type LabelCodes = { readonly barcode: Modules; readonly square: Modules }

/** A dot of a label printer (203 dpi), mm: a module of whole dots is printed evenly. */
const dot = 25.4 / 203
/** Light modules beside a barcode and around a square code (ISO/IEC 15417 and 18004). */
const quietOfBarcode = 10
const quietOfSquare = 4
const margin = 4
/** Between two things side by side, mm. */
const gap = 1.5

/** Draws one label of the given paper; all places in mm from the top left. */
export function drawLabel(pen: LabelPen, label: Label, codes: LabelCodes, paper: Paper): void {
  const inner = paper.width - 2 * margin
  const scale = paper.height / 150
  const rule = (at: number) => pen.line({ x: margin, y: at }, inner)
  let y = margin
  pen.mark({ x: margin, y }, 8 * scale)
  const brand = margin + 9.5 * scale
  const brandWidth = pen.widthOf(labelWords.brand, 4 * scale) + 1
  pen.text(labelWords.brand, { x: brand, y, size: 4 * scale, width: brandWidth })
  pen.text(labelWords.hotline, { x: brand, y: y + 5 * scale, size: 2.6 * scale, width: brandWidth })
  const room = margin + inner - brand - brandWidth - gap
  boxed(pen, label.product, { right: margin + inner, y: y + 0.5, size: 4.4 * scale, room })
  y += 11 * scale
  rule(y)
  drawRoute(pen, label, { y, scale, inner })
  y += 16 * scale
  rule(y)
  pen.fill(barcodeBoxes(codes.barcode, { x: margin, y: y + 2 * scale, width: inner, height: 17 * scale }))
  pen.text(label.number, { x: margin, y: y + 20 * scale, size: 4 * scale, width: inner, align: 'center' })
  y += 27 * scale
  rule(y)
  y = drawParty(pen, labelWords.recipient, label.recipient, {
    y: y + 1.6 * scale,
    size: 4.6 * scale,
    inner,
    lines: 3,
  })
  rule(y)
  y = drawParty(pen, labelWords.sender, label.sender, {
    y: y + 1.6 * scale,
    size: 3.4 * scale,
    inner,
    lines: 2,
  })
  rule(y)
  const side = 32 * scale
  const square = { x: margin + inner - side, y: y + 1.4 * scale, width: side }
  pen.fill(squareBoxes(codes.square, square))
  const end = drawFacts(pen, label, { y: y + 1.6 * scale, scale, width: inner - side - gap })
  const foot = Math.max(end, square.y + side) + 0.6 * scale
  rule(foot)
  drawFoot(pen, label, { y: foot + scale, end: paper.height - margin + 1, scale, inner })
}

type Lengths<Names extends string> = Readonly<Record<Names, number>>

/** Where it is sorted to, and which of the packages it is. */
function drawRoute(
  pen: LabelPen,
  { route, district, count }: Label,
  { y, scale, inner }: Lengths<'y' | 'scale' | 'inner'>,
): void {
  const code = pen.text(route, { x: margin, y: y + 1.5 * scale, size: 10 * scale, width: 26 * scale })
  const counted = pen.text(count, {
    x: margin + inner / 2,
    y: y + 6 * scale,
    size: 4 * scale,
    width: inner / 2,
    align: 'right',
  })
  const x = Math.max(margin + 27 * scale, code.x + code.width + gap)
  const width = counted.x - gap - x
  const size = largest(pen, district, { width, lines: 2 }, [6, 5, 4.4, 3.6, 3], scale)
  const height = breakLines(district, { size, width }, pen.widthOf).length * lineStep * size
  pen.text(district, { x, y: y + (16 * scale - height) / 2, size, width, lines: 2 })
}

/** Who and where; the phone is written whole however long the name is. Gives the height at which the next begins. */
function drawParty(
  pen: LabelPen,
  role: string,
  { name, phone, address }: LabelParty,
  { y, size, inner, lines }: Lengths<'y' | 'size' | 'inner' | 'lines'>,
): number {
  const across = size * 1.7
  pen.circle({ x: margin + across / 2, y: y + across / 2 }, across / 2)
  const inside = { x: margin, y: y + across * 0.15, size: across * 0.55, width: across }
  pen.text(role, { ...inside, align: 'center' })
  const x = margin + size * 2.2
  const width = inner - size * 2.2
  const phoneWidth = pen.widthOf(phone, size) + 0.1
  const named = pen.text(name, { x, y, size, width: width - phoneWidth - gap })
  pen.text(phone, { x: named.x + named.width + gap, y, size, width: phoneWidth })
  const street = { x, y: y + size * 1.4, size: size * 0.85, width, lines }
  // With less room than that, as much as can be of all of it.
  const isWhole = breakLines(address, street, pen.widthOf).length <= lines
  const written = pen.text(isWhole ? address : address.replaceAll('\n', ', '), street)
  return Math.max(street.y + written.height, y + across) + 0.4 * size
}

/** What is in it, what it weighs, who pays; what the courier collects stands in a frame. Gives where they end. */
function drawFacts(
  pen: LabelPen,
  { goods, facts, collect }: Label,
  { y, scale, width }: Lengths<'y' | 'scale' | 'width'>,
): number {
  const size = 3.2 * scale
  const step = size * lineStep + 0.5 * scale
  const indent = 10.5 * scale
  let line = y
  for (const [name, value, lines] of [[labelWords.goods, goods, 2] as const, ...facts]) {
    pen.text(name, { x: margin, y: line, size: 3 * scale, width: indent })
    const place = { x: margin + indent, y: line, size, width: width - indent, lines: lines ?? 1 }
    const written = pen.text(value, place)
    line += Math.max(step, written.height + 0.5 * scale)
  }
  if (collect === null) return line
  const text = `${labelWords.collect} ${collect}`
  const room = width - 3
  const bold = largest(pen, text, { width: room, lines: 1 }, [4.8, 4.2, 3.6, 3.2, 2.6], scale)
  boxed(pen, text, { right: margin + width, y: line + 0.6 * scale, size: bold, room: width })
  return line + 0.6 * scale + bold * frameHeight
}

/** What has to be minded on the way, whole, then the note of the sender as far as there is room; else where one signs. */
function drawFoot(
  pen: LabelPen,
  { care, note }: Label,
  { y, end, scale, inner }: Lengths<'y' | 'end' | 'scale' | 'inner'>,
): void {
  const place = { x: margin, width: inner }
  if (care + note === '') {
    pen.text(labelWords.signed, { ...place, y, size: 3 * scale })
    return
  }
  const notes = note === '' ? 0 : 1
  const size =
    [3, 2.8, 2.6, 2.4, 2.2]
      .map((one) => one * scale)
      .find((one) => {
        const lines = breakLines(care, { size: one, width: inner }, pen.widthOf).length
        return (lines + notes) * one * lineStep <= end - y
      }) ?? 2.2 * scale
  const most = Math.floor((end - y) / (size * lineStep) + 0.001)
  const { height } = pen.text(care, { ...place, y, size, lines: most })
  const left = most - Math.round(height / (size * lineStep))
  if (left > 0) pen.text(note, { ...place, y: y + height, size, lines: Math.min(left, 2) })
}

/** The largest of some sizes at which a text fits, the smallest where none is small enough. */
function largest(
  pen: LabelPen,
  text: string,
  { width, lines }: { readonly width: number; readonly lines: number },
  sizes: readonly number[],
  scale: number,
): number {
  const own = sizes.map((size) => size * scale)
  const fits = own.find((size) => breakLines(text, { size, width }, pen.widthOf).length <= lines)
  return fits ?? own.at(-1) ?? scale
}

/** Height of a frame, in heights of its text. */
const frameHeight = 1.5

/** A text in a frame that ends at `right`, smaller where it has less room. */
function boxed(
  pen: LabelPen,
  text: string,
  { right, y, size: wanted, room }: Lengths<'right' | 'y' | 'size' | 'room'>,
): void {
  const size = wanted * Math.min(1, (room - 3) / pen.widthOf(text, wanted))
  const width = pen.widthOf(text, size) + 3
  pen.frame({ x: right - width, y, width, height: size * frameHeight })
  pen.text(text, { x: right - width + 1.5, y: y + size * 0.12, size, width: width - 2.9 })
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
