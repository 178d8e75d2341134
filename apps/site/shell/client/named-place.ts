const signsOfLife = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const

/**
 * Stays at the place that the address names while the page still grows (styles and typeface that come late, far parts
 * laid out), until a visitor moves; not on the way back to a page, where the browser knows the place.
 */
export function stayAtNamedPlace(): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const place = document.getElementById(location.hash.slice(1))
  if (place === null || navigation?.type !== 'navigate') return
  const growth = new ResizeObserver(() => place.scrollIntoView({ behavior: 'instant' }))
  growth.observe(document.body)
  for (const sign of signsOfLife) {
    addEventListener(sign, () => growth.disconnect(), { once: true, passive: true })
  }
}
