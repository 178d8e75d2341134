import { bodyPath, wingPath } from '../../../shell/brand/mark-paths.ts'
import type { Modules } from './encode-codes.ts'
import { labelWords } from './label-words.ts'
import type { Label, LabelParty } from './present-label.ts'
import { printable } from './printable.ts'

type Paper = { readonly width: number; readonly height: number }
type Codes = { readonly barcode: Modules; readonly square: Modules }

/** Points in a millimetre. */
const mm = 72 / 25.4
/** A dot of a label printer (203 dpi), mm: a module of whole dots is printed evenly. */
const dot = 25.4 / 203
/** Light modules beside a barcode and around a square code (ISO/IEC 15417 and 18004). */
const quietOfBarcode = 10
const quietOfSquare = 4
const margin = 4

/** Draws one label onto the present page; all places in mm from the top left. */
export function drawLabel(document: PDFKit.PDFDocument, label: Label, codes: Codes, paper: Paper): void {
  const inner = paper.width - 2 * margin
  const scale = paper.height / 150
  const pen = penOf(document, inner)
  let y = margin
  pen.mark(margin, y, 8 * scale)
  pen.text(labelWords.brand, margin + 9.5 * scale, y, 4 * scale)
  pen.text(labelWords.hotline, margin + 9.5 * scale, y + 5 * scale, 2.6 * scale)
  pen.boxed(label.product, margin + inner, y + 0.5, 4.4 * scale)
  y += 11 * scale
  pen.rule(y)
  pen.text(label.route, margin, y + 1.5 * scale, 10 * scale)
  pen.text(label.district, margin + 27 * scale, y + 3.5 * scale, 6 * scale, 42 * scale)
  pen.text(label.count, margin, y + 6 * scale, 4 * scale, inner, 'right')
  y += 16 * scale
  pen.rule(y)
  pen.bars(codes.barcode, margin, y + 2 * scale, inner, 17 * scale)
  pen.text(label.number, margin, y + 20 * scale, 4 * scale, inner, 'center')
  y += 27 * scale
  pen.rule(y)
  y = party(pen, labelWords.recipient, label.recipient, y + 2 * scale, 4.6 * scale, 24 * scale)
  pen.rule(y)
  y = party(pen, labelWords.sender, label.sender, y + 2 * scale, 3.4 * scale, 16 * scale)
  pen.rule(y)
  const side = 32 * scale
  pen.square(codes.square, margin + inner - side, y + 2 * scale, side)
  let line = y + 3 * scale
  for (const [name, value] of label.facts) {
    pen.text(name, margin, line, 3 * scale, 12 * scale)
    pen.text(value, margin + 13 * scale, line, 3.2 * scale, inner - side - 15 * scale, 'left', 2)
    line += 6.6 * scale
  }
  const foot = paper.height - margin - 9 * scale
  pen.rule(foot)
  pen.text(label.care, margin, foot + 2 * scale, 3 * scale, inner * 0.62, 'left', 2)
  pen.text(label.note, margin + inner * 0.64, foot + 2 * scale, 3 * scale, inner * 0.36, 'right', 2)
}

/** Who and where, and the height at which it ends. */
function party(
  pen: Pen,
  role: string,
  { name, phone, address }: LabelParty,
  y: number,
  size: number,
  height: number,
): number {
  pen.disc(role, margin, y, size * 1.7)
  const at = margin + size * 2.2
  const width = pen.inner - size * 2.2
  pen.text(`${name} ${phone}`, at, y, size, width)
  pen.text(address, at, y + size * 1.5, size * 0.85, width, 'left', 3)
  return y + height - size * 0.4
}

type Pen = ReturnType<typeof penOf>

/** What a label is drawn with, in mm. A text that is too long for its lines ends in an ellipsis. */
function penOf(document: PDFKit.PDFDocument, inner: number) {
  const text = (
    said: string,
    x: number,
    y: number,
    size: number,
    width = inner,
    align: 'left' | 'center' | 'right' = 'left',
    lines = 1,
  ) => {
    if (said === '') return
    document
      .fillColor('black')
      .fontSize(size * mm)
      .text(printable(said), x * mm, y * mm, {
        width: width * mm,
        height: (lines * size * 1.25 + 0.5) * mm,
        align,
        ellipsis: '…',
        lineGap: -size * 0.2 * mm,
      })
  }
  return {
    inner,
    text,
    rule: (y: number) => {
      document
        .moveTo(margin * mm, y * mm)
        .lineTo((margin + inner) * mm, y * mm)
        .lineWidth(0.25 * mm)
        .strokeColor('black')
        .stroke()
    },
    mark: (x: number, y: number, size: number) => {
      document
        .save()
        .translate(x * mm, y * mm)
        .scale((size * mm) / 48)
        .path(wingPath)
        .fill('black')
        .path(bodyPath)
        .fill('black')
        .restore()
    },
    boxed: (said: string, right: number, y: number, size: number) => {
      const width = document.fontSize(size * mm).widthOfString(said) / mm + 3
      document
        .rect((right - width) * mm, y * mm, width * mm, size * 1.6 * mm)
        .lineWidth(0.35 * mm)
        .strokeColor('black')
        .stroke()
      text(said, right - width, y + size * 0.1, size, width, 'center')
    },
    disc: (said: string, x: number, y: number, across: number) => {
      document
        .circle((x + across / 2) * mm, (y + across / 2) * mm, (across / 2) * mm)
        .lineWidth(0.35 * mm)
        .strokeColor('black')
        .stroke()
      text(said, x, y + across * 0.12, across * 0.55, across, 'center')
    },
    /** A barcode in the middle of its width, in modules of whole dots with a quiet zone on either side. */
    bars: ([row = []]: Modules, x: number, y: number, width: number, height: number) => {
      // The margins of the paper are light too, and belong to the quiet zones.
      const module = wholeDots((width + 2 * margin) / (row.length + 2 * quietOfBarcode))
      const start = x + (width - row.length * module) / 2
      fillRow(document, row, start, y, module, height)
    },
    square: (modules: Modules, x: number, y: number, side: number) => {
      const module = wholeDots(side / (modules.length + 2 * quietOfSquare))
      const start = (side - modules.length * module) / 2
      for (const [index, row] of modules.entries()) {
        fillRow(document, row, x + start, y + start + index * module, module, module)
      }
    },
  }
}

/** The largest whole number of dots that fits, mm. */
function wholeDots(size: number): number {
  return Math.floor(size / dot) * dot
}

/** Fills the dark modules of a row; those that touch are one rectangle, so that no seam shows. */
function fillRow(
  document: PDFKit.PDFDocument,
  row: readonly boolean[],
  x: number,
  y: number,
  module: number,
  height: number,
): void {
  for (let at = 0; at < row.length; at += 1) {
    if (!row[at] || row[at - 1]) continue
    const end = row.indexOf(false, at)
    const length = (end === -1 ? row.length : end) - at
    document.rect((x + at * module) * mm, y * mm, length * module * mm, height * mm)
  }
  document.fill('black')
}
