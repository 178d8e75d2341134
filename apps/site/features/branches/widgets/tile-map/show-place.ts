/** Shows the row of a place in the list beside its map, as one looks at it: opened, marked, and within the screen. */
export function showPlace(code: string | null): void {
  for (const shown of document.querySelectorAll('[data-place][data-chosen]'))
    shown.removeAttribute('data-chosen')
  const row = code && document.querySelector(`[data-place="${CSS.escape(code)}"]`)
  if (!row) return
  row.setAttribute('data-chosen', '')
  row.closest('details')?.setAttribute('open', '')
  // Where the map goes with the page, its row may be far below it.
  const isBeside = matchMedia('(min-width: 55.0625em)').matches
  if (isBeside) row.scrollIntoView({ block: 'nearest' })
}
