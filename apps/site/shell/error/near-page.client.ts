import { nearPages, wordsOf } from './near-page.ts'

/** How many pages are offered for an address that does not exist. */
const offered = 3

/**
 * Lists the pages that the address was probably meant to be, of those that the footer leads to, in the place of the
 * usual tools; the search beside them looks for its words.
 */
export function showNearPages(): void {
  const list = document.querySelector<HTMLElement>('ul[data-near]')
  const search = document.querySelector<HTMLAnchorElement>('a[data-search]')
  if (!list || !search) return
  const asked = location.pathname.replace(/^\/(en|hk)(?=\/|$)/, '')
  const known = [
    ...document.querySelectorAll<HTMLAnchorElement>('footer nav a[href^="/"]:not([href*="#"])'),
  ].map((one) => ({
    path: one.pathname,
    name: one.textContent.trim(),
    href: one.href,
  }))
  const near = nearPages(asked, known, offered)
  const rows = [...list.children].slice(0, near.length)
  for (const [at, row] of rows.entries()) {
    const [link, name, path] = [row.querySelector('a'), row.querySelector('span'), row.querySelector('code')]
    const page = near[at]
    if (!link || !name || !path || !page) continue
    link.href = page.href
    name.textContent = (list.dataset.near ?? '').replace('{name}', page.name)
    path.textContent = page.path
  }
  const words = wordsOf(asked).join(' ')
  if (words !== '') search.search = new URLSearchParams({ q: words }).toString()
}
