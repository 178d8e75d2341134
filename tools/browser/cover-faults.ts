/**
 * Runs inside a page: what stands under an element that floats (fixed or sticky), in the window as it is scrolled now.
 * Headings, texts, figures, fields and controls count, where a visitor would see or press them. Beside a wide page
 * whatever is fixed keeps to the margin, so that nothing comes under it by scrolling either. One sentence per fault.
 */
export function coverFaults(): string[] {
  const seen = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  const nameOf = (element: Element): string => {
    const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim()
    return `${element.tagName.toLowerCase()} "${words.replace(/\s+/g, ' ').slice(0, 24)}"`
  }
  const floating = [...document.body.querySelectorAll('*')].filter((element) => {
    const { position, pointerEvents } = getComputedStyle(element)
    if ((position !== 'fixed' && position !== 'sticky') || pointerEvents === 'none') return false
    return seen(element) && element.getBoundingClientRect().bottom > 0
  })
  const targets = 'h1,h2,h3,h4,p,li,a,button,input,select,textarea,summary,label,dt,dd,th,td,figcaption'
  const wide = innerWidth > 880
  const faults = new Set<string>()
  for (const target of document.body.querySelectorAll(targets)) {
    // The skip link waits outside the window.
    if (!seen(target) || target.matches('body > a') || target.closest('dialog') !== null) continue
    for (const { left, right, top, bottom } of target.getClientRects()) {
      if (right - left < 2 || bottom - top < 2) continue
      for (const above of floating) {
        if (above.contains(target) || target.contains(above)) continue
        if (staysPut(above) && scrollY > 0 && target !== document.activeElement) continue
        const box = above.getBoundingClientRect()
        const x = [Math.max(left, box.left, 0), Math.min(right, box.right, innerWidth)] as const
        const y = [Math.max(top, box.top, 0), Math.min(bottom, box.bottom, innerHeight)] as const
        if (x[1] - x[0] < 2) continue
        if (wide && getComputedStyle(above).position === 'fixed' && inMargin(above) && !clippedOff(target)) {
          faults.add(`${nameOf(target)} scrolls under ${nameOf(above)}`)
        }
        if (y[1] - y[0] < 2) continue
        const hit = document.elementFromPoint((x[0] + x[1]) / 2, (y[0] + y[1]) / 2)
        if (hit !== null && above.contains(hit)) faults.add(`${nameOf(target)} is under ${nameOf(above)}`)
      }
    }
  }
  return [...faults]

  /** A bar of the page itself: whatever is scrolled passes under it, but nothing that is typed into stays there. */
  function staysPut(element: Element): boolean {
    return getComputedStyle(element).position === 'sticky'
  }

  /** What stands at a side for as long as the page is scrolled; a bar across the page has its own place. */
  function inMargin(element: Element): boolean {
    return element.getBoundingClientRect().width < innerWidth / 2
  }

  /** Out of sight to the side, in a strip that scrolls or a slide that waits. */
  function clippedOff(target: Element): boolean {
    const { left, right } = target.getBoundingClientRect()
    for (let at = target.parentElement; at !== null; at = at.parentElement) {
      if (getComputedStyle(at).overflowX === 'visible') continue
      const box = at.getBoundingClientRect()
      if (left >= box.right - 1 || right <= box.left + 1) return true
    }
    return target.closest('[inert]') !== null
  }
}

/** The same with each field of the page in focus, one after the other; an expression for the page to evaluate. */
export const faultsWhileTyping = `(${lookAtEachField})(${coverFaults})`

async function lookAtEachField(look: () => string[]): Promise<string[]> {
  const faults = new Set<string>()
  for (const field of document.querySelectorAll<HTMLElement>('input:not([type=hidden]), select, textarea')) {
    if (!field.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    if (field.tabIndex < 0 || field.closest('dialog, [inert]') !== null) continue
    field.focus()
    // The round button leaves in the task after the one that gave the focus.
    await new Promise((resolve) => setTimeout(() => requestAnimationFrame(resolve)))
    for (const fault of look()) faults.add(`${fault}, while ${field.getAttribute('name')} has the focus`)
  }
  return [...faults]
}
