import { useMemo, useSyncExternalStore } from 'react'

/** What a list has to know of its window: one line's height, px, and how much fits beside each other. */
type Measures = {
  readonly rem: number
  /** A record stands beside the list. */
  readonly isWide: boolean
  /** Rows are cards. */
  readonly isPhone: boolean
}

export function useMeasures(): Measures {
  const read = useSyncExternalStore(follow, measure)
  return useMemo(() => {
    const [rem = 80, width = 0] = read.split(' ').map(Number)
    return { rem, isWide: width >= 1200, isPhone: width <= 600 }
  }, [read])
}

function measure(): string {
  return `${Number.parseFloat(getComputedStyle(document.documentElement).fontSize)} ${innerWidth}`
}

function follow(changed: () => void): () => void {
  addEventListener('resize', changed)
  return () => removeEventListener('resize', changed)
}
