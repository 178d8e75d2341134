import { followStrip } from '../../../../shell/parts/strip/strip.client.ts'

/** Turns links and panels into tabs: arrows, Home and End move between them (ARIA tabs pattern). */
export function startTabs(): void {
  for (const part of document.querySelectorAll('[data-tabs]')) start(part)
}

function start(part: Element): void {
  const list = part.querySelector<HTMLElement>('[data-list]')
  const strip = part.querySelector<HTMLElement>('[data-strip]')
  if (!list || !strip) return
  const tabs = [...list.querySelectorAll('a')]
  const label = list.parentElement?.getAttribute('aria-label')
  list.parentElement?.removeAttribute('aria-label')
  list.parentElement?.setAttribute('role', 'none')
  list.setAttribute('role', 'tablist')
  if (label) list.setAttribute('aria-label', label)

  for (const [index, panel] of [...strip.children].entries()) {
    const tab = tabs[index]
    if (!tab) continue
    tab.setAttribute('role', 'tab')
    tab.setAttribute('aria-controls', panel.id)
    tab.removeAttribute('aria-current')
    panel.setAttribute('role', 'tabpanel')
    panel.setAttribute('aria-labelledby', tab.id)
  }
  const show = followStrip(strip, (index) => {
    for (const [at, tab] of tabs.entries()) {
      tab.setAttribute('aria-selected', `${at === index}`)
      tab.tabIndex = at === index ? 0 : -1
    }
    const tab = tabs[index]
    if (tab) list.scrollTo({ left: tab.offsetLeft - (list.clientWidth - tab.clientWidth) / 2 })
  })
  list.addEventListener('click', (event) => {
    const index = tabs.indexOf((event.target as Element).closest('a') as HTMLAnchorElement)
    if (index < 0) return
    event.preventDefault()
    show(index, 'instant')
  })
  list.addEventListener('keydown', (event) => {
    const at = tabs.indexOf(document.activeElement as HTMLAnchorElement)
    const goal = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key]
    if (at < 0 || goal === undefined) return
    event.preventDefault()
    const index = (goal + tabs.length) % tabs.length
    tabs[index]?.focus({ preventScroll: true })
    show(index, 'instant')
  })
}
