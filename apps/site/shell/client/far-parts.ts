/** Where parts that are put off can stand. */
export const farParts = 'main > * > *, main > * > * > *, [data-topic]'

/**
 * Lays out what was put off because it stands far below (`content-visibility: auto`), one part in each idle moment:
 * afterwards scrolling, going to a place and taking a picture of the page find everything where it belongs.
 */
export function layOutFarParts(): void {
  const idle =
    'requestIdleCallback' in window ? requestIdleCallback : (step: () => void) => setTimeout(step, 50)
  const parts = [...document.querySelectorAll<HTMLElement>(farParts)]
  const step = () => {
    const far = parts.find((part) => getComputedStyle(part).contentVisibility === 'auto')
    if (far === undefined) return
    far.style.contentVisibility = 'visible'
    idle(step)
  }
  idle(step)
}
