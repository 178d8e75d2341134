import { goToNamedPlace } from './named-place.ts'

const signsOfLife = ['scroll', 'pointerdown', 'keydown'] as const

/**
 * Fetches the style sheet of what stands below the first screenful and turns it on: at once where it is fetched ahead
 * (its `media`) or a place of the page is asked for, else once the first picture stands, or as soon as somebody moves.
 */
export function startRestStyles(link: HTMLLinkElement): void {
  const bring = () => {
    if (link.rel === 'stylesheet') return
    // Without its styles the rest of the page is plain; hidden it would be of no use at all.
    for (const end of ['load', 'error']) link.addEventListener(end, show, { once: true })
    link.media = 'all'
    link.rel = 'stylesheet'
  }
  if (document.readyState === 'complete' || matchMedia(link.media).matches || location.hash !== '') {
    bring()
    return
  }
  const afterPaint = () => requestAnimationFrame(() => setTimeout(bring))
  addEventListener('load', afterPaint, { once: true })
  for (const sign of signsOfLife) addEventListener(sign, bring, { once: true, passive: true })
}

function show(): void {
  document.documentElement.removeAttribute('data-rest')
  goToNamedPlace()
}
