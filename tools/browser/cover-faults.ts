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
  const floating = [...document.body.querySelectorAll('*')].filter((element) => {
    const { position, pointerEvents } = getComputedStyle(element)
    if ((position !== 'fixed' && position !== 'sticky') || pointerEvents === 'none') return false
    return seen(element) && element.getBoundingClientRect().bottom > 0
  })
  const wide = innerWidth > 880
  // The corner button of phones has no margin to stand in: it may stand over running text.
  const controls = 'a,button,input,select,textarea,summary,label'
  const targets = `${controls},h1,h2,h3,h4,dt,dd,th,td,ol li${wide ? ',p,li,figcaption' : ''}`
  const inWindow = { left: 0, right: innerWidth, top: 0, bottom: innerHeight }
  const faults = new Set<string>()
  for (const target of document.body.querySelectorAll(targets)) {
    // The skip link waits outside the window.
    if (!seen(target) || target.matches('body > a') || target.closest('dialog') !== null) continue
    if (isLeaving(target)) continue
    for (const shown of shownRects(target)) {
      for (const above of floating) {
        if (above.contains(target) || target.contains(above)) continue
        if (staysPut(above) && target !== document.activeElement) continue
        const box = above.getBoundingClientRect()
        const { left, right, top, bottom } = common(common(shown, box), inWindow)
        if (right - left < 2) continue
        if (wide && getComputedStyle(above).position === 'fixed' && inMargin(above)) {
          faults.add(`${nameOf(target)} scrolls under ${nameOf(above)}`)
        }
        if (bottom - top < 2) continue
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
        if (hit !== null && above.contains(hit)) faults.add(`${nameOf(target)} is under ${nameOf(above)}`)
      }
    }
  }
  return [...faults]

  /** The round button fades for a moment after it has become nobody's to press. */
  function isLeaving(element: Element): boolean {
    const { position, pointerEvents } = getComputedStyle(element)
    return position === 'fixed' && pointerEvents === 'none'
  }

  /**
   * A bar of the page itself: whatever is scrolled passes under it, but nothing that is typed into stays there. One at
   * the top of the window has nothing under it before that.
   */
  function staysPut(element: Element): boolean {
    const { position, bottom } = getComputedStyle(element)
    return position === 'sticky' && (scrollY > 0 || bottom !== 'auto')
  }

  /** What stands at a side for as long as the page is scrolled; a bar across the page has its own place. */
  function inMargin(element: Element): boolean {
    return element.getBoundingClientRect().width < innerWidth / 2
  }

  /** What a visitor sees of an element: a control whole, of anything else its own words, as scrolling parts cut them. */
  function shownRects(target: Element): readonly Rect[] {
    if (target.closest('[inert]') !== null) return []
    const rects = target.matches(controls)
      ? [...target.getClientRects()].map((rect) => cutFrom(target.parentElement, rect))
      : wordsOf(target).flatMap(({ words, parent }) => [...words].map((rect) => cutFrom(parent, rect)))
    return rects.filter(isSeen)
  }

  function wordsOf(target: Element): { words: DOMRectList; parent: Element | null }[] {
    const found: { words: DOMRectList; parent: Element | null }[] = []
    const walker = document.createTreeWalker(target, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement
      if (parent?.closest(targets) !== target || !seen(parent)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      found.push({ words: range.getClientRects(), parent })
    }
    return found
  }

  function cutFrom(parent: Element | null, { left, right, top, bottom }: Rect): Rect {
    let shown = { left, right, top, bottom }
    for (let at = parent; at !== null && at !== document.body; at = at.parentElement) {
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

  function isSeen({ left, right, top, bottom }: Rect): boolean {
    return right - left >= 2 && bottom - top >= 2
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
