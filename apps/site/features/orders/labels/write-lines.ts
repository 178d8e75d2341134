import type { Box, LabelPen, TextPlace } from './label-pen.ts'
import { baseline, lineStep } from './label-pen.ts'
import { breakLines, cutLines, type WidthOf } from './lay-text.ts'
import { printable } from './printable.ts'

/** One line where it is written: `x` is where it begins, `y` what its letters stand on. */
type WrittenLine = { readonly text: string; readonly x: number; readonly y: number }

/** How both pens write: the same lines at the same places, measured by the typeface of each. */
export function writeLines(
  widthOf: WidthOf,
  write: (line: WrittenLine, place: TextPlace) => void,
): Pick<LabelPen, 'text' | 'widthOf'> {
  const measure: WidthOf = (text, size) => widthOf(printable(text), size)
  return {
    widthOf: measure,
    text: (text, place): Box => {
      const { y, size, width, align = 'left', lines: most = 1 } = place
      const lines = cutLines(breakLines(printable(text), place, widthOf), most, place, widthOf)
      const boxes = lines.map((text, index) => {
        const length = widthOf(text, size)
        const x = place.x + { left: 0, center: (width - length) / 2, right: width - length }[align]
        write({ text, x, y: y + (baseline + index * lineStep) * size }, place)
        return { x, length }
      })
      const left = Math.min(...boxes.map(({ x }) => x))
      const right = Math.max(...boxes.map(({ x, length }) => x + length))
      if (boxes.length === 0) return { x: place.x, y, width: 0, height: 0 }
      return { x: left, y, width: right - left, height: boxes.length * lineStep * size }
    },
  }
}
