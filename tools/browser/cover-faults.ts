type Rect = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number }

/**
 * Runs inside a page: what stands under an element that floats (fixed or sticky), in the window as it is scrolled now.
 * Headings, figures, steps, fields and controls count, in wide windows all texts, where a visitor would see or press them.
 * Beside a wide page whatever is fixed keeps to the margin, so that nothing comes under it by scrolling either. One
 * sentence per fault.
 */
export function coverFaults(): string[] {
  const seen = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  const nameOf = (element: Element): string => {
    const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim()
    return `${element.tagName.toLowerCase()} "${words.replace(/\s+/g, ' ').slice(0, 24)}"`
  }
  const wide = innerWidth > 880
  // The corner button of phones has no margin to stand in: it may stand over running text.
  const controls = 'a,button,input,select,textarea,summary,label'
  const targets = `${controls},h1,h2,h3,h4,dt,dd,th,td,ol li${wide ? ',p,li,figcaption' : ''}`
  const inWindow = { left: 0, right: innerWidth, top: 0, bottom: innerHeight }
  const faults = new Set<string>()
  const floating = [...floatingParts()]
  if (floating.length === 0) return []
  for (const control of document.body.querySelectorAll(controls)) {
    for (const rect of control.getClientRects()) look(control, control, rect)
  }
  const range = document.createRange()
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const holder = node.parentElement
    const target = holder?.closest(targets)
    if (holder === null || !target || target.matches(controls)) continue
    range.selectNodeContents(node)
    for (const rect of range.getClientRects()) look(target, holder, rect)
  }
  return [...faults]

  /**
   * What floats: its box, whether whatever is scrolled passes under it, and whether it stays in the margin of a wide page.
   */
  function* floatingParts() {
    for (const element of document.body.querySelectorAll('*')) {
      const { position, pointerEvents, bottom } = getComputedStyle(element)
      if ((position !== 'fixed' && position !== 'sticky') || pointerEvents === 'none') continue
      const box = element.getBoundingClientRect()
      if (box.bottom <= 0 || !seen(element)) continue
      // A bar of the page itself: nothing that is typed into stays under it. One at the top of the window has nothing
      // under it before the page is scrolled.
      const staysPut = position === 'sticky' && (scrollY > 0 || bottom !== 'auto')
      // A bar across the page has its own place.
      const inMargin = wide && position === 'fixed' && box.width < innerWidth / 2
      yield { element, box, staysPut, inMargin }
    }
  }

  /** Writes down where `rect`, of a control or of words that `holder` holds, comes under what floats. */
  function look(target: Element, holder: Element, rect: Rect): void {
    for (const { element: above, box, staysPut, inMargin } of floating) {
      // Most are told apart by this: what a scrolling part cuts of them, and who sees them, is asked of the others.
      const near = common(common(rect, box), inWindow)
      if (near.right - near.left < 2 || (!inMargin && near.bottom - near.top < 2)) continue
      if (above.contains(target) || target.contains(above)) continue
      if (staysPut && target !== document.activeElement) continue
      if (!isShown(target) || !seen(holder)) continue
      const shown = cutFrom(holder, rect)
      if (shown.right - shown.left < 2 || shown.bottom - shown.top < 2) continue
      const { left, right, top, bottom } = common(common(shown, box), inWindow)
      if (right - left < 2) continue
      if (inMargin) faults.add(`${nameOf(target)} scrolls under ${nameOf(above)}`)
      if (bottom - top < 2) continue
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
      if (hit !== null && above.contains(hit)) faults.add(`${nameOf(target)} is under ${nameOf(above)}`)
    }
  }

  /** The skip link waits outside the window, and the round button fades for a moment after it is nobody's to press. */
  function isShown(target: Element): boolean {
    if (!seen(target) || target.matches('body > a') || target.closest('dialog, [inert]') !== null)
      return false
    const { position, pointerEvents } = getComputedStyle(target)
    return position !== 'fixed' || pointerEvents !== 'none'
  }

  /** What scrolling parts leave of it. */
  function cutFrom(holder: Element, { left, right, top, bottom }: Rect): Rect {
    let shown = { left, right, top, bottom }
    for (let at: Element | null = holder; at !== null && at !== document.body; at = at.parentElement) {
      if (getComputedStyle(at).overflowX !== 'visible') shown = common(shown, at.getBoundingClientRect())
    }
    return shown
  }

  function common(one: Rect, other: Rect): Rect {
    return {
      left: Math.max(one.left, other.left),
      right: Math.min(one.right, other.right),
      top: Math.max(one.top, other.top),
      bottom: Math.min(one.bottom, other.bottom),
    }
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

/** The same with the order card in the margin, where the page has one; an expression for the page to evaluate. */
export const faultsBesideOrderCard = `(${lookBesideCard})(${coverFaults})`

async function lookBesideCard(look: () => string[]): Promise<string[]> {
  const card = document.querySelector<HTMLElement>('#order-nudge')
  // It keeps away from pages with a tool or a form.
  if (card === null || document.querySelector('main :is(astro-island, form)') !== null) return []
  while (card.childElementCount === 0) await new Promise((resolve) => requestAnimationFrame(resolve))
  // It would fade while the next window is looked at.
  card.style.transition = 'none'
  card.hidden = false
  const faults = look()
  card.hidden = true
  return faults
}
