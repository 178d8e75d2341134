const idleTimeout = 2000
const fetched = new Set<string>()

/**
 * Fetches a page before it is asked for: on hover or focus, and the likely next pages (`data-prefetch`) when the
 * browser is idle. Browsers with speculation rules do the first part themselves.
 */
export function startPrefetch(): void {
  const connection = (navigator as { connection?: { saveData?: boolean } }).connection
  if (connection?.saveData) return
  if (!HTMLScriptElement.supports?.('speculationrules')) {
    const hint = (event: Event) => {
      const link = (event.target as Element).closest?.<HTMLAnchorElement>('a[href]')
      if (link) prefetch(link)
    }
    document.addEventListener('pointerover', hint, { passive: true })
    document.addEventListener('focusin', hint)
  }
  const likely = () => {
    if (!navigator.onLine) return
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-prefetch]')) prefetch(link)
  }
  if ('requestIdleCallback' in window) requestIdleCallback(likely, { timeout: idleTimeout })
  else setTimeout(likely, idleTimeout)
}

function prefetch(link: HTMLAnchorElement): void {
  if (!mayPrefetch(link, location) || fetched.has(link.href)) return
  fetched.add(link.href)
  const hint = document.createElement('link')
  hint.rel = 'prefetch'
  hint.href = link.href
  document.head.append(hint)
}

type Address = { readonly origin: string; readonly pathname: string; readonly search: string }

/** Only pages of ours that answer the same to everyone: no query, no order or sign-in page, not this page. */
export function mayPrefetch(
  link: Address & { readonly hash: string; readonly target: string },
  here: Address,
): boolean {
  return (
    link.origin === here.origin &&
    link.pathname !== here.pathname &&
    link.search === '' &&
    link.target !== '_blank' &&
    !/\/(route|my|address|sign-in|v1)(\/|$)/.test(link.pathname)
  )
}
