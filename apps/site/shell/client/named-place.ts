import { stayAt } from './stay-at.ts'

/** Stays at the place that the address names; not on the way back to a page, where the browser knows the place. */
export function stayAtNamedPlace(): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const place = document.getElementById(location.hash.slice(1))
  if (place !== null && navigation?.type === 'navigate')
    stayAt(place, { behavior: 'instant', block: 'start' })
}
