const signsOfLife = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const
let touched = false
for (const sign of signsOfLife) {
  addEventListener(
    sign,
    () => {
      touched = true
    },
    { once: true, passive: true },
  )
}

/**
 * Goes again to the place that the address names, after styles that came late have moved it; not once a visitor has
 * begun to move about, nor on the way back to a page, where the browser knows the place.
 */
export function goToNamedPlace(): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const place = document.getElementById(location.hash.slice(1))
  if (place === null || navigation?.type !== 'navigate') return
  // What is drawn for the first time on the way moves the place once more.
  for (const wait of [0, 100, 300, 1000]) {
    setTimeout(() => touched || place.scrollIntoView({ behavior: 'instant' }), wait)
  }
}
