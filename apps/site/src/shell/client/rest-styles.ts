import { layOutFarParts } from './far-parts.ts'

/** What the first styles keep away in the middle of the page, in its order (`server/page-cache/split-styles.ts`). */
const waiting = 'main link[data-rest]~*,main [data-around]~*'
const signsOfLife = ['scroll', 'pointerdown', 'keydown'] as const

/**
 * Fetches the style sheet of what stands below the first screenful, with the typeface, and turns it on: at once where
 * it is fetched ahead (its `media`), where a place of the page is asked for or come back to, or where the page before
 * was ours and it is here; else once the first picture stands, or as soon as somebody moves.
 */
export function startRestStyles(link: HTMLLinkElement): void {
  const bring = () => {
    if (link.rel === 'stylesheet') return
    // Without its styles the rest of the page is plain; hidden it would be of no use at all.
    for (const end of ['load', 'error']) link.addEventListener(end, show, { once: true })
    link.media = 'all'
    link.rel = 'stylesheet'
  }
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const fetchedAhead = matchMedia(link.media).matches || document.referrer.startsWith(location.origin)
  const placeWanted = location.hash !== '' || navigation?.type !== 'navigate'
  if (fetchedAhead || placeWanted || document.readyState === 'complete') {
    bring()
    return
  }
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(bring)), { once: true })
  for (const sign of signsOfLife) addEventListener(sign, bring, { once: true, passive: true })
}

/**
 * One part in each frame, for no frame to take long, then at once all that stands after them; everything at once where
 * a place among them is wanted, or nobody looks.
 */
function show(): void {
  const parts = document.querySelectorAll<HTMLElement>(waiting)
  const whole = location.hash !== '' || document.hidden
  let shown = 0
  const step = () => {
    const part = whole ? undefined : parts[shown++]
    if (part === undefined) {
      document.documentElement.removeAttribute('data-rest')
      layOutFarParts()
    } else {
      part.style.setProperty('--rest', 'initial')
      requestAnimationFrame(step)
    }
  }
  step()
}
