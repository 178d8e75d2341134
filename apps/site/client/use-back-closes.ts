import { useEffect, useRef } from 'react'
import { closeOnBack } from './close-on-back.ts'

/**
 * Lets the back button close what is open in a part of the page, as `watchBack` does.
 * @param close gives whether it is closed; it may ask first
 */
export function useBackCloses(isOpen: boolean, close: () => boolean): void {
  const now = useRef({ isOpen, close })
  now.current = { isOpen, close }
  const watch = useRef<ReturnType<typeof closeOnBack>>(undefined)
  useEffect(() => {
    watch.current = closeOnBack(
      () => now.current.isOpen,
      () => now.current.close(),
    )
    return () => watch.current?.end()
  }, [])
  useEffect(() => {
    if (isOpen) watch.current?.opened()
  }, [isOpen])
}
