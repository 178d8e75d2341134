import { buffer } from 'node:stream/consumers'
import { localeOf, rootId } from '@hongyan/locales'
import PDFDocument from 'pdfkit'
import { drawLabel } from './draw-label.ts'
import { encodeBarcode, encodeSquare, type Modules } from './encode-codes.ts'
import { type LabelSize, labelSizes } from './label-sizes.ts'
import { penOfPdf } from './pen-of-pdf.ts'
import type { Label } from './present-label.ts'
import { printable } from './printable.ts'
import { runsOf, type Typeface, typeface } from './typefaces.ts'

/** Points in a millimetre. */
const points = 72 / 25.4

/**
 * Labels as a PDF, a page of the paper's size for each. The same labels always give the same bytes: `at` (ms UTC) is
 * the only day it bears.
 */
export async function writeLabels(labels: readonly Label[], size: LabelSize, at: number): Promise<Buffer> {
  const { width, height } = labelSizes[size]
  const document = new PDFDocument({
    size: [width * points, height * points],
    margin: 0,
    autoFirstPage: false,
    lang: localeOf(rootId).intl,
    pdfVersion: '1.7',
    info: {
      Title: labels.map(({ number }) => number).join(' '),
      CreationDate: new Date(at),
      ModDate: new Date(at),
    },
  })
  const bytes = buffer(document)
  for (const name of typefacesOf(labels)) document.registerFont(name, await typeface(name))
  // Packages of one shipment share the way to its tracking.
  const squares = new Map<string, Modules>()
  for (const label of labels) {
    const square = squares.get(label.link) ?? encodeSquare(label.link)
    squares.set(label.link, square)
    const codes = { barcode: await encodeBarcode(label.number), square }
    document.addPage()
    drawLabel(penOfPdf(document), label, codes, { width, height })
  }
  document.end()
  return bytes
}

/** The typefaces that the texts of labels are printed with. */
function typefacesOf(labels: readonly Label[]): ReadonlySet<Typeface> {
  const text = new Set(printable(JSON.stringify(labels)))
  return new Set<Typeface>(['sans', ...runsOf([...text].join('')).map((run) => run.typeface)])
}
