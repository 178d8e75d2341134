import { nearPages, wordsOf } from './near-page.ts'

/** How many pages are offered for an address that does not exist. */
const offered = 2

/**
 * Names the pages that the address was probably meant to be, of those that the footer leads to; the search beside them
 * looks for its words.
 */
export function showNearPages(): void {
  const search = document.querySelector<HTMLAnchorElement>('a[data-near]')
  if (!search) return
  const asked = location.pathname.replace(/^\/(en|hk)(?=\/|$)/, '')
  const known = [
    ...document.querySelectorAll<HTMLAnchorElement>('footer nav a[href^="/"]:not([href*="#"])'),
  ].map((one) => ({
    path: one.pathname,
    name: one.textContent.trim(),
    href: one.href,
  }))
  for (const { name, href } of nearPages(asked, known, offered)) {
    const link = search.cloneNode(true) as HTMLAnchorElement
    link.href = href
    link.firstChild?.replaceWith((search.dataset.near ?? '').replace('{name}', name))
    search.before(link)
  }
  const words = wordsOf(asked).join(' ')
  if (words !== '') search.search = new URLSearchParams({ q: words }).toString()
}
