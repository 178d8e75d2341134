import { covers } from './covers.ts'
import { shared } from './state.ts'

const fields = 'input, select, textarea, [contenteditable]'

/** Starts what floats over a page; fetched once somebody scrolls, before which it stays away (`main.ts`). */
export function startFloating(): void {
  const round = document.querySelector<HTMLElement>('[data-round]')
  if (round !== null) startRoundButton(round)
  const card = document.querySelector<HTMLElement>('[data-nudge]')
  if (card !== null) startOrderCard(card)
}

/**
 * The round button of narrow screens leaves while somebody reads on or types, while the page's tracking box
 * (`data-tracking-box`) is ahead, and wherever it would stand over something.
 */
function startRoundButton(button: HTMLElement): void {
  const box = document.querySelector('[data-tracking-box]')
  let ahead = box !== null
  let readingOn = box !== null && scrollY > 0
  let before = scrollY
  const place = () => {
    if (!shared.get().isMobile || document.querySelector('#quick-help:popover-open') !== null) return
    const typing = document.activeElement?.matches(fields) === true
    button.toggleAttribute('data-near', !(ahead || readingOn || typing || covers(button)))
  }
  shared.listen(({ scrollY }) => {
    if (scrollY !== before) readingOn = scrollY > before
    before = scrollY
    place()
  })
  for (const change of ['focusin', 'focusout']) document.addEventListener(change, () => setTimeout(place))
  new ResizeObserver(place).observe(document.body)
  if (box === null) return
  new IntersectionObserver(([entry]) => {
    ahead = entry === undefined || entry.isIntersecting || entry.boundingClientRect.bottom >= 0
    place()
  }).observe(box)
}

const key = 'hongyan:order-card'

/** How long the card stands in the margin, ms. */
const cardTime = 10_000

/**
 * The order card appears once per session, when the first screen has been read and no button that offers the same is
 * in sight. It goes when one comes, when it is closed, or by itself once nobody is at it.
 */
function startOrderCard(card: HTMLElement): void {
  // Where somebody works with a tool or fills in a form, nothing comes between.
  if (stored() !== null || document.querySelector('main :is(astro-island, form)') !== null) return
  const offers = new Set<Element>()
  const leave = () => {
    if (card.matches(':hover, :focus-within')) setTimeout(leave, cardTime)
    else card.hidden = true
  }
  let shown = false
  const look = () => {
    const { scrollY, windowHeight } = shared.get()
    if (shown || scrollY < windowHeight || offers.size > 0 || card.childElementCount === 0) return
    shown = true
    card.hidden = false
    store()
    setTimeout(leave, cardTime)
  }
  shared.listen(look)
  const sight = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) offers.add(target)
      else offers.delete(target)
    }
    if (offers.size > 0) card.hidden = true
    else look()
  })
  for (const offer of document.querySelectorAll('[data-opens="order-dialog"]')) {
    if (!card.contains(offer)) sight.observe(offer)
  }
  if (document.querySelectorAll('[data-opens="order-dialog"]').length === 0) look()
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
