const rowsOf = () => [...document.querySelectorAll<HTMLElement>('[data-address-row]')]

const keywordField = () => document.querySelector<HTMLElement>('search [name="keyword"]')

/** Moves the focus among the rows of the list: to the first, or from one to the next. */
export function focusRow(from: Element, to: 'first' | 1 | -1): void {
  const rows = rowsOf()
  const at = to === 'first' ? 0 : rows.findIndex((row) => row.contains(from)) + to
  const next = at < 0 ? keywordField() : rows[at]
  next?.focus()
}

/** Moves the focus from the row at `from`, which is about to go, to one beside it. */
export function leaveRow(from: Element): void {
  const rows = rowsOf()
  const at = rows.findIndex((row) => row.parentElement?.contains(from))
  const next = rows[at + 1] ?? rows[at - 1] ?? keywordField()
  next?.focus()
}
