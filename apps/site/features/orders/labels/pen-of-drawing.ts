import type { LabelDrawing } from './label-drawing.ts'
import { baseline, type LabelPen, lineStep, type TextPlace } from './label-pen.ts'
import { printable } from './printable.ts'

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
    text: (said, place) => {
      const { x, y, size, width, align = 'left' } = place
      const start = { left: x, center: x + width / 2, right: x + width }[align]
      for (const [index, text] of linesOf(printable(said), place).entries()) {
        const stands = y + (baseline + index * lineStep) * size
        texts.push({ x: round(start), y: round(stands), size: round(size), anchor: anchors[align], text })
      }
    },
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
    widthOf: (said, size) => widthOf(said) * size,
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

/** A text in lines that fit its width, broken between words where it can be; the last ends in an ellipsis. */
function linesOf(said: string, { size, width, lines: most = 1 }: TextPlace): readonly string[] {
  const room = width / size
  const lines: string[] = []
  let line = ''
  for (const word of said.match(/[!-~]+|[^!-~]/gu) ?? []) {
    for (const part of widthOf(word) > room ? word : [word]) {
      if (widthOf(line + part) > room) {
        lines.push(line.trimEnd())
        line = ''
      }
      if (line !== '' || part !== ' ') line += part
    }
  }
  if (line.trim() !== '') lines.push(line.trimEnd())
  if (lines.length <= most) return lines
  const last = [...(lines[most - 1] ?? '')]
  while (last.length > 0 && widthOf(`${last.join('')}…`) > room) last.pop()
  return [...lines.slice(0, most - 1), `${last.join('')}…`]
}

/** Widths of letters in heights of the typeface, generously: the screen's typeface is not that of the printer. */
function widthOf(said: string): number {
  return [...said].reduce((sum, letter) => sum + widthOfLetter(letter), 0)
}

function widthOfLetter(letter: string): number {
  if (letter > '\u2000') return 1
  if (/[ .,:;'!|ilj()-]/.test(letter)) return 0.36
  return /[mwMW@%]/.test(letter) ? 0.95 : /[A-Z]/.test(letter) ? 0.7 : 0.6
}
