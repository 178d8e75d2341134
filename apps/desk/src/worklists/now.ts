import { useSyncExternalStore } from 'react'

/** What is read from the clock stands for so long: what is due is told in minutes. */
const stepMs = 30_000

/** The present moment, ms; whoever shows it is drawn again as it goes on. */
export function useNow(): number {
  return useSyncExternalStore(follow, () => Math.floor(Date.now() / stepMs) * stepMs)
}

function follow(changed: () => void): () => void {
  const timer = setInterval(changed, stepMs / 3)
  return () => clearInterval(timer)
}
