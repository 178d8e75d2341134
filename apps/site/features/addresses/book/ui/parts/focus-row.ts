/** Moves the focus among the rows of the list: to the first, or from one to the next. */
export function focusRow(from: Element, to: 'first' | 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-address-row]')]
  const at = to === 'first' ? 0 : rows.findIndex((row) => row.contains(from)) + to
  const before = document.querySelector<HTMLElement>('search [name="keyword"]')
  const next = at < 0 ? before : rows[at]
  next?.focus()
}
