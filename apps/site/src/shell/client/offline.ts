/** Shows the banner while the browser knows that there is no network. */
export function startOfflineBanner(region: HTMLElement): void {
  const banner = region.firstElementChild
  const show = () => {
    if (banner instanceof HTMLElement) banner.hidden = navigator.onLine
  }
  show()
  addEventListener('online', show)
  addEventListener('offline', show)
  addEventListener('pageshow', show)
}
