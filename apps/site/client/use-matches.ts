import { useEffect, useState } from 'react'

/** Whether a media query holds; not before the page is awake, which is the same for everybody. */
export function useMatches(query: string): boolean {
  const [matches, setMatches] = useState(false)
  useEffect(() => {
    const list = matchMedia(query)
    const look = () => setMatches(list.matches)
    look()
    list.addEventListener('change', look)
    return () => list.removeEventListener('change', look)
  }, [query])
  return matches
}
