import { layOutFarParts } from './far-parts.ts'
import { bringTypeface } from './typeface.ts'

/** What the first styles keep away in the middle of the page, in its order (`server/rendering/place-styles.ts`). */
const waiting = 'main :is(link[data-deferred-styles],:has(link[data-deferred-styles]))~:not(link,noscript)'
const waitingAround = 'body>:not(header,main,a)'
/** Milliseconds that the rest waits for the typeface. */
const patience = 1000
const signsOfLife = ['scroll', 'pointerdown', 'keydown'] as const

/**
 * Fetches the style sheets of what stands below the first screenful, with the typeface, and turns them on: at once where
 * they are fetched ahead (their `media`), where a place of the page is asked for or come back to, or where the page before
 * was ours and they are here; else once the first picture stands, or as soon as somebody moves.
 */
export function startDeferredStyles(links: readonly HTMLLinkElement[]): void {
  let brought = false
  const bring = () => {
    if (brought) return
    brought = true
    // What is shown before its typeface is laid out twice; but nobody is to wait long for how letters look.
    const typeface = Promise.race([bringTypeface(), new Promise((resolve) => setTimeout(resolve, patience))])
    // Without its styles the rest of the page is plain; hidden it would be of no use at all.
    void Promise.allSettled([...links.map(fetchSheet), typeface]).then(() => show(links))
  }
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const fetchedAhead =
    matchMedia(links[0]?.media ?? '').matches || document.referrer.startsWith(location.origin)
  const placeWanted = location.hash !== '' || navigation?.type !== 'navigate'
  if (fetchedAhead || placeWanted || document.readyState === 'complete') {
    bring()
    return
  }
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(bring)), { once: true })
  for (const sign of signsOfLife) addEventListener(sign, bring, { once: true, passive: true })
}

/** Resolves when the sheet is here, still without effect: the page is to be styled once for all of them. Or does not come. */
function fetchSheet(link: HTMLLinkElement): Promise<unknown> {
  return new Promise((resolve) => {
    for (const end of ['load', 'error']) link.addEventListener(end, resolve, { once: true })
    link.media = 'print'
    link.rel = 'stylesheet'
  })
}

/**
 * One part in each frame, for no frame to take long, then at once what stands around them; everything at once where
 * a place among them is wanted, or nobody looks. What keeps them away moves from the root to each of them first, in
 * the frame that the new styles take anyway: whatever changes at the root later styles the whole page anew.
 */
function show(links: readonly HTMLLinkElement[]): void {
  for (const link of links) link.media = 'all'
  const root = document.documentElement
  const parts = [...document.querySelectorAll<HTMLElement>(waiting)]
  const around = [...document.querySelectorAll<HTMLElement>(waitingAround)]
  const frames = location.hash !== '' || document.hidden ? [] : [...parts.map((part) => [part]), around]
  for (const part of frames.flat()) part.style.setProperty('--deferred', 'none')
  root.style.setProperty('--deferred', 'initial')
  const step = () => {
    const frame = frames.shift()
    for (const part of frame ?? []) part.style.removeProperty('--deferred')
    if (frame !== undefined) {
      requestAnimationFrame(step)
      return
    }
    root.removeAttribute('data-deferred-styles')
    layOutFarParts()
  }
  if (frames.length === 0) step()
  else requestAnimationFrame(() => requestAnimationFrame(step))
}
