import type { Marks } from '@hongyan/locales'

/** Fields that hold names of things, not words for a reader. */
const technical = new Set(
  'kind id ids path href scene align merge verdict newTab file type outline tone status state aircraft days sees own'.split(
    ' ',
  ),
)

/**
 * The texts of plain content in reading order. The words of one row or item stay together, joined as the language
 * joins them; paragraphs stand alone.
 */
export function readPassages(value: unknown, marks: Marks): readonly string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap((item) => readItem(item, marks))
  if (value === null || typeof value !== 'object') return []
  const fields = Object.entries(value).filter(([name]) => !technical.has(name))
  const own = fields.flatMap(([, field]) => (typeof field === 'string' ? [field] : []))
  const inner = fields.flatMap(([, field]) => (typeof field === 'object' ? readPassages(field, marks) : []))
  return own.length === 0 ? inner : [joined(own, marks.colon), ...inner]
}

/** A term and what is said of it; after a whole sentence no colon stands. */
function joined(texts: readonly string[], colon: string): string {
  return texts.reduce(
    (sum, text) => `${sum}${/[。！？：]$/.test(sum) ? '' : /[.!?:]$/.test(sum) ? ' ' : colon}${text}`,
  )
}

/** A row of a table is read across. */
function readItem(item: unknown, marks: Marks): readonly string[] {
  if (!Array.isArray(item)) return readPassages(item, marks)
  const cells = item.flatMap((cell) => readPassages(cell, marks))
  return cells.length === 0 ? [] : [cells.join(marks.comma)]
}
