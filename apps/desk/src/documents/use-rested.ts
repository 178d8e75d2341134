import { useEffect, useState } from 'react'

/** How long nothing is typed before what takes long is made anew: problems, and the page beside the form. ms */
const restMs = 120

/** A value as it was when it last stayed the same for a moment. */
export function useRested<T extends object | null>(value: T): T {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    if (value === rested) return
    const timer = setTimeout(() => setRested(value), restMs)
    return () => clearTimeout(timer)
  }, [value, rested])
  return rested
}
