import { type RefObject, useEffect, useRef } from 'react'
import { focusHeading } from './focus-heading.ts'

/**
 * Keeps the keyboard on the screen: at its heading once another one has opened, and, when what had the focus goes away,
 * at the heading of what it stood in.
 */
export function useScreenFocus(screen: RefObject<HTMLElement | null>, address: string | undefined): void {
  const shown = useRef(address)
  const isArriving = useRef(false)

  useEffect(() => {
    /** What had the focus last, and all that it stands in, the nearest first. */
    let chain: readonly HTMLElement[] = []
    const remember = ({ target }: FocusEvent) => {
      chain = target instanceof HTMLElement ? withAncestors(target, screen.current) : []
    }
    // Whoever clicks beside everything has left it.
    const forget = () => {
      chain = []
    }
    const look = () => {
      const main = screen.current
      if (main === null) return
      if (isArriving.current) isArriving.current = !arrive(main)
      const [last] = chain
      if (!isNowhere() || last === undefined || (last.isConnected && !last.matches(':disabled'))) return
      focusHeading(
        chain.find((one) => one !== last && one.isConnected && one.querySelector('h2, h3')) ?? main,
      )
    }
    // Dialogs give the focus back within a frame of their own.
    const watch = new MutationObserver(() => requestAnimationFrame(() => requestAnimationFrame(look)))
    watch.observe(document.body, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['disabled'],
    })
    document.addEventListener('focusin', remember)
    document.addEventListener('pointerdown', forget)
    return () => {
      watch.disconnect()
      document.removeEventListener('focusin', remember)
      document.removeEventListener('pointerdown', forget)
    }
  }, [screen])

  useEffect(() => {
    if (address === shown.current) return
    const isFirst = shown.current === undefined
    shown.current = address
    if (isFirst || screen.current === null) return
    isArriving.current = !arrive(screen.current)
  }, [address, screen])
}

/** Takes the focus from where the last screen was left; false while the new one has no heading yet. */
function arrive(main: HTMLElement): boolean {
  const { activeElement: active } = document
  if (active !== main && active !== null && main.contains(active)) return true
  if (active?.closest('[role="dialog"]')) return true
  const hasHeading = main.querySelector('h1') !== null
  if (hasHeading) focusHeading(main)
  else main.focus({ preventScroll: true })
  return hasHeading
}

function isNowhere(): boolean {
  return document.activeElement === null || document.activeElement === document.body
}

function withAncestors(element: HTMLElement, within: HTMLElement | null): readonly HTMLElement[] {
  const chain: HTMLElement[] = []
  if (!within?.contains(element)) return chain
  for (let one: HTMLElement | null = element; one !== null && one !== within; one = one.parentElement)
    chain.push(one)
  return chain
}
