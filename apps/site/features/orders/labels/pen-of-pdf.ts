import { bodyPath, wingPath } from '../../../shell/brand/mark-paths.ts'
import { firm, type LabelPen, markUnits, thin } from './label-pen.ts'
import { runsOf } from './typefaces.ts'
import { writeLines } from './write-lines.ts'

/** Points in a millimetre. */
const mm = 72 / 25.4

/** Draws onto the present page of a document, in which the typefaces that it needs are registered by their names. */
export function penOfPdf(document: PDFKit.PDFDocument): LabelPen {
  const stroke = (width: number) =>
    document
      .lineWidth(width * mm)
      .strokeColor('black')
      .stroke()
  return {
    ...writeLines(
      (said, size) => {
        const runs = runsOf(said).map(({ typeface, text }) =>
          document
            .font(typeface)
            .fontSize(size * mm)
            .widthOfString(text),
        )
        return runs.reduce((sum, width) => sum + width, 0) / mm
      },
      ({ text, x, y }, { size }) => {
        let at = x * mm
        for (const run of runsOf(text)) {
          document
            .font(run.typeface)
            .fontSize(size * mm)
            .fillColor('black')
          document.text(run.text, at, y * mm, { lineBreak: false, baseline: 'alphabetic' })
          at += document.widthOfString(run.text)
        }
      },
    ),
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
  }
}
