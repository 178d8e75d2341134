import { nearPage } from './near-page.ts'

/** Names the page that the address was probably meant to be, of those that the footer leads to. */
export function showNearPage(): void {
  const link = document.querySelector<HTMLAnchorElement>('a[data-near]')
  const words = link?.firstChild
  const asked = location.pathname.replace(/^\/(en|hk)(?=\/|$)/, '')
  const known = [...document.querySelectorAll<HTMLAnchorElement>('footer nav a[href^="/"]')].map((one) => ({
    path: one.pathname,
    name: one.textContent.trim(),
    href: one.href,
  }))
  const near = nearPage(asked, known)
  const found = known.find(({ path }) => path === near?.path)
  if (!link || !words || !found) return
  link.href = found.href
  words.textContent = (link.dataset.near ?? '').replace('{name}', found.name)
}
