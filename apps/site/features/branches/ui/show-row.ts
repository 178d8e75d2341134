/** Scrolls a list that has its own way to the row of a branch; a page that scrolls as a whole stays where it is. */
export function showRow(list: HTMLElement | null, code: string): void {
  const row = list?.querySelector(`#b-${CSS.escape(code)}`)
  if (!list || !row || list.scrollHeight <= list.clientHeight) return
  const top = list.scrollTop + row.getBoundingClientRect().top - list.getBoundingClientRect().top
  list.scrollTo({ top })
}
