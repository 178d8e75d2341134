import type { Column } from './declarations.ts'

/** How wide a column is at least and how much it grows, by its kind; rem of 80 px. */
const widths: Readonly<Record<string, readonly [least: number, grows: number]>> = {
  'number-of-record': [1.75, 0],
  due: [2.6, 0],
  instant: [1.6, 0],
  day: [1.3, 0],
  choice: [1.6, 0],
  choices: [1.9, 0],
  coded: [1.7, 0.8],
  pairs: [2.4, 1],
  masked: [1.5, 0],
  text: [1.7, 1],
  texts: [1.8, 0.5],
  number: [0.9, 0],
  money: [1.4, 0],
  grams: [1.1, 0],
  flag: [0.8, 0],
}

/** The box by which a row is selected. */
const boxRem = 0.5

/** Figures stand at the end of their column. */
export function alignOf({ kind }: Column): 'start' | 'end' {
  return ['number', 'money', 'grams'].includes(kind) ? 'end' : 'start'
}

/** The columns of the grid, the box before them, as a style sheet says it: every row is laid out by itself. */
export function templateOf(columns: readonly Column[]): string {
  const tracks = columns.map((column) => {
    const [least, grows] = widthOf(column)
    return grows > 0 ? `minmax(${least}rem, ${grows}fr)` : `${least}rem`
  })
  return [`${boxRem}rem`, ...tracks].join(' ')
}

/** How wide the grid is at least, as a style sheet says it. */
export function leastWidthOf(columns: readonly Column[]): string {
  const all = columns.reduce((sum, column) => sum + widthOf(column)[0], boxRem)
  return `${Number(all.toFixed(3))}rem`
}

function widthOf({ kind }: Column): readonly [least: number, grows: number] {
  return widths[kind] ?? [1.4, 0]
}
