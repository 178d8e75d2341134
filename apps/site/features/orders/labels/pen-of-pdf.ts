import { bodyPath, wingPath } from '../../../shell/brand/mark-paths.ts'
import { firm, type LabelPen, lineStep, markUnits, thin } from './label-pen.ts'
import { printable } from './printable.ts'

/** Points in a millimetre. */
const mm = 72 / 25.4

/** Draws onto the present page of a document, in its present font. */
export function penOfPdf(document: PDFKit.PDFDocument): LabelPen {
  const stroke = (width: number) =>
    document
      .lineWidth(width * mm)
      .strokeColor('black')
      .stroke()
  return {
    text: (said, { x, y, size, width, align = 'left', lines = 1 }) => {
      if (said === '') return
      document
        .fillColor('black')
        .fontSize(size * mm)
        .text(printable(said), x * mm, y * mm, {
          width: width * mm,
          height: (lines * size * lineStep + 0.5) * mm,
          align,
          ellipsis: '…',
          lineGap: -size * 0.2 * mm,
        })
    },
    line: ({ x, y }, length) => {
      document.moveTo(x * mm, y * mm).lineTo((x + length) * mm, y * mm)
      stroke(thin)
    },
    frame: ({ x, y, width, height }) => {
      document.rect(x * mm, y * mm, width * mm, height * mm)
      stroke(firm)
    },
    circle: ({ x, y }, radius) => {
      document.circle(x * mm, y * mm, radius * mm)
      stroke(firm)
    },
    mark: ({ x, y }, size) => {
      document
        .save()
        .translate(x * mm, y * mm)
        .scale((size * mm) / markUnits)
        .path(wingPath)
        .fill('black')
        .path(bodyPath)
        .fill('black')
        .restore()
    },
    fill: (boxes) => {
      for (const { x, y, width, height } of boxes) document.rect(x * mm, y * mm, width * mm, height * mm)
      document.fill('black')
    },
    widthOf: (said, size) => document.fontSize(size * mm).widthOfString(said) / mm,
  }
}
