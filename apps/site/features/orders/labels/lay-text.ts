/** Lines in which a text fits a width, and how a text that needs more than it may take ends. */
const ellipsis = '…'

/** The width of a text at a size, in the unit of the size. */
export type WidthOf = (text: string, size: number) => number

/** Breaks each line of a text into lines that fit, between words where it can be: as many as it needs. */
export function breakLines(
  text: string,
  { size, width }: { readonly size: number; readonly width: number },
  widthOf: WidthOf,
): readonly string[] {
  return text.split('\n').flatMap((line) => brokenLine(line, { size, width }, widthOf))
}

function brokenLine(
  text: string,
  { size, width }: { readonly size: number; readonly width: number },
  widthOf: WidthOf,
): readonly string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.match(/[!-~]+|[^!-~]/gu) ?? []) {
    for (const part of widthOf(word, size) > width ? word : [word]) {
      if (line !== '' && widthOf(line + part, size) > width) {
        lines.push(line.trimEnd())
        line = ''
      }
      if (line !== '' || part !== ' ') line += part
    }
  }
  if (line.trim() !== '') lines.push(line.trimEnd())
  return lines
}

/** The first `most` lines; where there are more, the last of them ends in an ellipsis. */
export function cutLines(
  lines: readonly string[],
  most: number,
  { size, width }: { readonly size: number; readonly width: number },
  widthOf: WidthOf,
): readonly string[] {
  if (lines.length <= most) return lines
  const last = [...(lines[most - 1] ?? '')]
  while (last.length > 0 && widthOf(`${last.join('')}${ellipsis}`, size) > width) last.pop()
  return [...lines.slice(0, most - 1), `${last.join('')}${ellipsis}`]
}
