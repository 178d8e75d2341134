import { shared } from './state.ts'

/** The round button of narrow screens stays away while the page's tracking box (`data-tracking-box`) is in sight. */
export function startRoundButton(button: HTMLElement): void {
  const box = document.querySelector('[data-tracking-box]')
  if (box === null) return
  button.toggleAttribute('data-away', true)
  new IntersectionObserver(([entry]) => {
    const passed = entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.bottom < 0
    button.toggleAttribute('data-away', !passed)
  }).observe(box)
}

const key = 'hongyan:order-card'

/** How long the card may cover a corner of the page, ms. */
const cardTime = 10_000

/**
 * The order card appears once per session, when the first screen has been read. It goes when it is closed, or by
 * itself once nobody is at it: the header offers the same at any time.
 */
export function startOrderCard(card: HTMLElement): void {
  // Where somebody works with a tool or fills in a form, nothing comes between.
  if (stored() !== null || document.querySelector('main astro-island') !== null) return
  const leave = () => {
    if (card.matches(':hover, :focus-within')) setTimeout(leave, cardTime)
    else card.hidden = true
  }
  const stop = shared.listen(({ scrollY, windowHeight }) => {
    if (scrollY < windowHeight || card.childElementCount === 0) return
    stop()
    card.hidden = false
    store()
    setTimeout(leave, cardTime)
  })
  // Listened for on the card: what it holds comes later.
  card.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('[data-nudge-close]')) card.hidden = true
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
