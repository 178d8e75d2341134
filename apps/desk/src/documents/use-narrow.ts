import { useSyncExternalStore } from 'react'

const narrow = matchMedia('(max-width: 43.75em)')

/** Whether the window has room for one side of the editor alone. */
export function useNarrow(): boolean {
  return useSyncExternalStore(
    (changed) => {
      narrow.addEventListener('change', changed)
      return () => narrow.removeEventListener('change', changed)
    },
    () => narrow.matches,
  )
}
