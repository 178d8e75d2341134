import { showFailure } from './toast.ts'

/**
 * Shows the banner while the browser knows that there is no network. A form sent meanwhile stays, with what was typed,
 * where the browser would show its own error page.
 */
export function startOfflineBanner(region: HTMLElement): void {
  const banner = region.firstElementChild
  const show = () => {
    if (banner instanceof HTMLElement) banner.hidden = navigator.onLine
  }
  show()
  addEventListener('online', show)
  addEventListener('offline', show)
  addEventListener('pageshow', show)
  document.addEventListener('submit', (event) => {
    const leaves = (event.target as HTMLFormElement).method !== 'dialog'
    if (navigator.onLine || event.defaultPrevented || !leaves) return
    event.preventDefault()
    showFailure(region.textContent ?? '')
  })
}
