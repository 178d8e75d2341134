import { tones } from '@hongyan/ui/colours.gen.ts'
import { inkPath, signalPath } from '@hongyan/ui/mark.gen.ts'
import { plainText } from '../../server/http/without-marks.ts'

/** Points of the page: A4 with its margins. */
const left = 56
const width = 595.28 - 2 * left
const bottom = 841.89 - 64

const ink = tones.ink[900]
const muted = tones.ink[500]
const rule = '#eadfd6'
const signal = tones.signal[500]

type Figure = { readonly name: string; readonly value: string; readonly under: readonly string[] }

/** The parts a statement is made of, set one under the other; a part that does not fit begins a new page. */
export type Sheet = {
  /** The mark and the name of who speaks. */
  readonly brand: (name: string) => void
  readonly title: (text: string) => void
  readonly heading: (text: string) => void
  readonly text: (text: string) => void
  /** Names and values in two columns. */
  readonly pairs: (pairs: readonly (readonly [name: string, value: string])[]) => void
  /** Figures side by side, each with its name over it and its parts under it. */
  readonly figures: (figures: readonly Figure[]) => void
  readonly row: (name: string, about: string, lines: readonly string[]) => void
  readonly link: (name: string, address: string) => void
  /** Writes the number of every page; last of all. */
  readonly number: (text: (page: number, pages: number) => string) => void
}

export function createSheet(document: PDFKit.PDFDocument): Sheet {
  const heightOf = (text: string, size: number, within = width) =>
    document.fontSize(size).heightOfString(text, { width: within, lineGap: size * 0.35 })
  const room = (height: number) => {
    if (document.y + height > bottom) document.addPage()
  }
  const write = (given: string, size: number, color: string, at = left, within = width) => {
    // The typeface has no subscript figures, and its apostrophe is as wide as a Chinese character.
    const text = plainText(given).replaceAll('₂', '2').replaceAll('’', "'")
    document
      .fillColor(color)
      .fontSize(size)
      .text(text, at, document.y, { width: within, lineGap: size * 0.35 })
  }
  const line = (color: string, thickness: number) => {
    document
      .moveTo(left, document.y)
      .lineTo(left + width, document.y)
      .lineWidth(thickness)
      .strokeColor(color)
      .stroke()
  }
  const down = (points: number) => {
    document.y += points
  }

  return {
    brand: (name) => {
      const top = document.y
      document
        .save()
        .translate(left, top - 4)
        .scale(0.5)
      document.path(signalPath).fill(signal).path(inkPath).fill(ink).restore()
      document.y = top
      write(name, 11, ink, left + 32, width - 32)
      down(14)
    },
    title: (text) => {
      down(2)
      write(text, 20, ink)
      down(10)
    },
    heading: (text) => {
      room(60)
      down(14)
      line(ink, 1)
      down(8)
      write(text, 12, ink)
      down(4)
    },
    text: (text) => {
      room(heightOf(text, 9))
      write(text, 9, ink)
      down(4)
    },
    pairs: (pairs) => {
      for (const [name, value] of pairs) {
        const top = document.y
        write(name, 9, muted, left, 90)
        document.y = top
        write(value, 9, ink, left + 100, width - 100)
        down(2)
      }
    },
    figures: (figures) => {
      room(120)
      const each = width / figures.length
      const top = document.y
      const ends = figures.map(({ name, value, under }, index) => {
        const at = left + index * each
        document.y = top
        write(name, 9, muted, at, each - 16)
        write(value, 20, ink, at, each - 16)
        for (const one of under) write(one, 8.5, ink, at, each - 16)
        return document.y
      })
      document.y = Math.max(...ends)
      down(8)
    },
    row: (name, about, lines) => {
      room(16 + lines.reduce((sum, one) => sum + heightOf(one, 8.5, width - 16), 20))
      line(rule, 0.75)
      down(6)
      const top = document.y
      write(name, 9.5, ink, left, 130)
      document.y = top
      write(about, 9, muted, left + 140, width - 140)
      for (const one of lines) write(one, 8.5, ink, left + 16, width - 16)
      down(6)
    },
    link: (name, address) => {
      room(heightOf(name, 9) + heightOf(address, 9))
      down(6)
      write(name, 9, muted)
      document
        .fillColor(signal)
        .fontSize(9)
        .text(address, left, document.y, { width, link: address, underline: true, lineGap: 3 })
    },
    number: (text) => {
      const { count } = document.bufferedPageRange()
      for (let page = 0; page < count; page += 1) {
        document.switchToPage(page)
        // Below the margin, where text would begin a new page.
        document.page.margins.bottom = 0
        document
          .fillColor(muted)
          .fontSize(8)
          .text(text(page + 1, count), left, 841.89 - 40, { width, align: 'right', lineBreak: false })
      }
    },
  }
}
