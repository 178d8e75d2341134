import { shownKey } from './notice-shown.ts'

/** Lets the strip be closed, and remembers its version once somebody has had it before them. */
export function startNoticeStrip(): void {
  const strip = document.querySelector<HTMLElement>('[data-notice]')
  if (strip === null) return
  strip.querySelector('[data-notice-close]')?.addEventListener('click', () => {
    strip.remove()
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
  })
  const remember = (): void => {
    try {
      localStorage.setItem(shownKey, strip.dataset.notice ?? '')
    } catch {
      // A browser that keeps nothing shows the notice again.
    }
  }
  // A page made ahead of time has been seen by nobody.
  if ((document as { prerendering?: boolean }).prerendering) {
    document.addEventListener('prerenderingchange', remember, { once: true })
  } else remember()
}
