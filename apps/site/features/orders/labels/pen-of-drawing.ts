import type { LabelDrawing } from './label-drawing.ts'
import type { LabelPen } from './label-pen.ts'
import { writeLines } from './write-lines.ts'

const anchors = { left: 'start', center: 'middle', right: 'end' } as const

/** Draws for the screen. `drawing` gives what was drawn, but for the size of the paper. */
export function penOfDrawing(): {
  readonly pen: LabelPen
  readonly drawing: () => Omit<LabelDrawing, 'width' | 'height'>
} {
  const fills: string[] = []
  const strokes: string[] = []
  const texts: LabelDrawing['texts'][number][] = []
  let mark = { x: 0, y: 0, size: 0 }
  const pen: LabelPen = {
    ...writeLines(
      (text, size) => widthOf(text) * size,
      ({ text, x, y }, { size, width, align = 'left', ...place }) => {
        // The screen's typeface is another one: a line is held where it begins, ends or has its middle.
        const held = { left: x, center: place.x + width / 2, right: place.x + width }[align]
        texts.push({ x: round(held), y: round(y), size: round(size), anchor: anchors[align], text })
      },
    ),
    line: ({ x, y }, length) => strokes.push(`M${round(x)} ${round(y)}h${round(length)}`),
    frame: (box) => strokes.push(rectangle(box)),
    circle: ({ x, y }, radius) => {
      const r = round(radius)
      strokes.push(
        `M${round(x - radius)} ${round(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`,
      )
    },
    mark: (at, size) => {
      mark = { ...at, size: round(size) }
    },
    fill: (boxes) => fills.push(...boxes.map(rectangle)),
  }
  return { pen, drawing: () => ({ mark, fills: fills.join(''), lines: strokes.join(''), texts }) }
}

function rectangle({
  x,
  y,
  width,
  height,
}: Readonly<Record<'x' | 'y' | 'width' | 'height', number>>): string {
  return `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}z`
}

/** A thousandth of a millimetre is seen by nobody. */
function round(length: number): number {
  return Math.round(length * 1000) / 1000
}

/** Widths of letters in heights of the typeface, generously: the screen's typeface is not that of the printer. */
function widthOf(text: string): number {
  return [...text].reduce((sum, letter) => sum + widthOfLetter(letter), 0)
}

function widthOfLetter(letter: string): number {
  if (letter > '\u2000') return 1
  if (/[ .,:;'!|ilj()-]/.test(letter)) return 0.36
  return /[mwMW@%]/.test(letter) ? 0.95 : /[A-Z]/.test(letter) ? 0.7 : 0.6
}
