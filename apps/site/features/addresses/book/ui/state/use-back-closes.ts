import { useEffect, useRef } from 'react'

/**
 * Lets the back button close what is open on the page instead of leaving it with what was typed. The entry of the
 * history that this takes stays for the next time; where nothing is open, going back passes over it.
 * @param close gives whether it is closed; it may ask first
 */
export function useBackCloses(isOpen: boolean, close: () => boolean): void {
  const isPushed = useRef(false)
  const now = useRef({ isOpen, close })
  now.current = { isOpen, close }
  useEffect(() => {
    if (!isOpen || isPushed.current) return
    history.pushState(null, '')
    isPushed.current = true
  }, [isOpen])
  useEffect(() => {
    const back = () => {
      if (!isPushed.current) return
      isPushed.current = false
      if (!now.current.isOpen) history.back()
      else if (!now.current.close()) {
        history.pushState(null, '')
        isPushed.current = true
      }
    }
    addEventListener('popstate', back)
    return () => removeEventListener('popstate', back)
  }, [])
}
