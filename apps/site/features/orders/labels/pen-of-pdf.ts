import { inkPath, signalPath } from '@hongyan/ui/mark.gen.ts'
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
      (text, size) => [...text].reduce((sum, letter) => sum + advanceOf(document, letter), 0) * size,
      ({ text, x, y }, { size }) => {
        let at = x * mm
        for (const run of runsOf(text)) {
          document
            .font(run.typeface)
            .fontSize(size * mm)
            .fillColor('black')
          document.text(run.text, at, y * mm, { lineBreak: false, baseline: 'alphabetic' })
          at += [...run.text].reduce((sum, letter) => sum + advanceOf(document, letter), 0) * size * mm
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
        .path(signalPath)
        .fill('black')
        .path(inkPath)
        .fill('black')
        .restore()
    },
    fill: (boxes) => {
      for (const { x, y, width, height } of boxes) document.rect(x * mm, y * mm, width * mm, height * mm)
      document.fill('black')
    },
  }
}

/** Widths of letters in heights of the typeface: a line is measured often while it is broken. */
const advances = new Map<string, number>()

function advanceOf(document: PDFKit.PDFDocument, letter: string): number {
  const known = advances.get(letter)
  if (known !== undefined) return known
  const [run] = runsOf(letter)
  if (run === undefined) return 0
  const advance = document.font(run.typeface).fontSize(1000).widthOfString(letter) / 1000
  advances.set(letter, advance)
  return advance
}
