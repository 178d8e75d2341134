import PDFDocument from 'pdfkit'
import { WrongCompanyFile } from '../read-company-file.ts'
import { cutWeight } from './cut-typeface.ts'
import type { Typeface } from './typeface-file.ts'

/** How a face of the device is drawn until a typeface comes; shares of its own size. */
export type StandIn = {
  readonly size: number
  readonly ascent: number
  readonly descent: number
  readonly gap: number
}

/** What fontkit (2.0.4) reads of a face; it has no types of its own. */
type Face = {
  readonly unitsPerEm: number
  readonly ascent: number
  readonly descent: number
  readonly lineGap: number
  readonly layout: (text: string) => { readonly advanceWidth: number }
  readonly hasGlyphForCodePoint: (point: number) => boolean
}

/** Running English, with as few capitals and figures as pages have. */
const text =
  'We carry letters, parcels and freight to every city of the country, and say on the way where they are. Whoever sends something sees the price and the day of arrival before they order, without an account. If a shipment is late, we tell why and what happens next, and part of the charge is paid back. Branches are open until 22:00; most cities are reached in one to three days, the others within a week. What may not be sent stands in one list, with the reason and with what can be done instead.'

/** Arial has the widths and kerning of Helvetica, whose measures (AFM) come with pdfkit. */
const measures = { 400: 'Helvetica', 600: 'Helvetica-Bold' } as const

/**
 * How Arial is drawn so that nothing moves when a typeface comes: as wide on running English as the typeface in that
 * weight, and as high (CSS Fonts 5, size-adjust and ascent-override). @throws WrongCompanyFile
 */
export async function standInOf(typeface: Typeface, weight: keyof typeof measures): Promise<StandIn> {
  const fontkit: string = 'fontkit'
  const { create } = (await import(fontkit)) as { create: (bytes: Buffer) => Face }
  const face = create(await cutWeight(typeface, text, weight))
  const { unitsPerEm: unit, ascent, descent, lineGap } = face
  const missing = [...new Set(text)].filter((one) => !face.hasGlyphForCodePoint(one.codePointAt(0) ?? 0))
  if (missing.length > 0) throw new WrongCompanyFile([`${typeface.name} lacks ${missing.join(' ')}`])
  const size = face.layout(text).advanceWidth / unit / widthIn(measures[weight])
  return { size, ascent: ascent / unit / size, descent: -descent / unit / size, gap: lineGap / unit / size }
}

/** How wide pdfkit (0.20.2) sets the text, in ems. */
function widthIn(name: string): number {
  return new PDFDocument().font(name).fontSize(1000).widthOfString(text) / 1000
}
