import { useEffect, useRef } from 'react'

/**
 * Lets the back button close what is open on the page instead of leaving it with what was typed.
 * @param close gives whether it is closed; it may ask first
 */
export function useBackCloses(isOpen: boolean, close: () => boolean): void {
  const pushed = useRef(false)
  const current = useRef(close)
  current.current = close
  useEffect(() => {
    if (isOpen === pushed.current) return
    pushed.current = isOpen
    if (isOpen) history.pushState(null, '')
    else history.back()
  }, [isOpen])
  useEffect(() => {
    const back = () => {
      if (!pushed.current) return
      pushed.current = false
      if (current.current()) return
      history.pushState(null, '')
      pushed.current = true
    }
    addEventListener('popstate', back)
    return () => removeEventListener('popstate', back)
  }, [])
}
