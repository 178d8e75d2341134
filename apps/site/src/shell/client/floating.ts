import { shared } from './state.ts'

/** The round button of narrow screens stays away while the page's tracking box (`data-dock`) is in sight. */
export function startRoundButton(button: HTMLElement): void {
  const dock = document.querySelector('[data-dock]')
  if (dock === null) return
  button.toggleAttribute('data-away', true)
  new IntersectionObserver(([entry]) => {
    const passed = entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.bottom < 0
    button.toggleAttribute('data-away', !passed)
  }).observe(dock)
}

const key = 'hongyan:order-card'

/** The order card appears once per session, when the first screen has been read, and stays until it is closed. */
export function startOrderCard(card: HTMLElement): void {
  if (stored() !== null) return
  const stop = shared.listen(({ scrollY, windowHeight }) => {
    if (scrollY < windowHeight) return
    stop()
    card.hidden = false
    store()
  })
  card.querySelector('[data-nudge-close]')?.addEventListener('click', () => {
    card.hidden = true
  })
}

function stored(): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return 'no storage'
  }
}

function store(): void {
  sessionStorage.setItem(key, '1')
}
