import { layOutFarParts } from './far-parts.ts'
import { bringTypeface } from './typeface.ts'

/** What the first styles keep away in the middle of the page, in its order (`server/page-cache/split-styles.ts`). */
const waiting = 'main link[data-rest]~*,main [data-around]~*'
const waitingAround = 'body>:not(header,main,a)'
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
    for (const end of ['load', 'error']) link.addEventListener(end, () => show(link.sheet), { once: true })
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
 * One part in each frame, for no frame to take long, then at once what stands around them; everything at once where
 * a place among them is wanted, or nobody looks. What keeps them away moves from the root to each of them first, in
 * the frame that the new styles take anyway: whatever changes at the root later styles the whole page anew.
 */
function show(sheet: CSSStyleSheet | null): void {
  if (sheet !== null) void bringTypeface(sheet)
  const root = document.documentElement
  const parts = [...document.querySelectorAll<HTMLElement>(waiting)]
  const around = [...document.querySelectorAll<HTMLElement>(waitingAround)]
  const frames = location.hash !== '' || document.hidden ? [] : [...parts.map((part) => [part]), around]
  for (const part of frames.flat()) part.style.setProperty('--rest', 'none')
  root.style.setProperty('--rest', 'initial')
  const step = () => {
    const frame = frames.shift()
    for (const part of frame ?? []) part.style.removeProperty('--rest')
    if (frame !== undefined) {
      requestAnimationFrame(step)
      return
    }
    root.removeAttribute('data-rest')
    layOutFarParts()
  }
  if (frames.length === 0) step()
  else requestAnimationFrame(() => requestAnimationFrame(step))
}
