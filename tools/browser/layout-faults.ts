/** Window widths in px at which every page is looked at. */
export const widths = [375, 768, 1280, 1440, 1920] as const

/**
 * Runs inside a page: what a designer would see at once. Text or boxes wider than the window, text cut by its
 * box, Chinese lines of one character at the end of a paragraph or heading, English headings that leave one word on
 * their last line of a wide window, lines that begin with a mark that closes or end within the bracket of a weekday.
 * One sentence per fault.
 */
export function layoutFaults(): string[] {
  const faults: string[] = []
  // What is far away keeps the layout of an earlier window until somebody comes near: lay everything out. Such a
  // part paints nothing beyond its own edges and the margin it names.
  const frames = new Map<Element, number>()
  for (const element of document.querySelectorAll<HTMLElement>('main *')) {
    if (getComputedStyle(element).contentVisibility !== 'auto') continue
    element.style.contentVisibility = 'visible'
    frames.set(element, Number.parseFloat(getComputedStyle(element).overflowClipMargin) || 0)
  }
  const framed = (element: Element, { left, right }: DOMRect): boolean => {
    for (let at: Element | null = element; at !== null; at = at.parentElement) {
      const margin = frames.get(at)
      if (margin === undefined) continue
      const frame = at.getBoundingClientRect()
      return left >= frame.left - margin - 1 && right <= frame.right + margin + 1
    }
    return true
  }
  const width = document.documentElement.clientWidth
  if (document.documentElement.scrollWidth > width) {
    faults.push(`the page is ${document.documentElement.scrollWidth - width} px wider than the window`)
  }
  // Heads of tables that phones show as cards are there for screen readers alone.
  const known = new Map<Element, boolean>()
  const clipped = (element: Element | null): boolean => {
    if (element === null) return false
    const before = known.get(element)
    if (before !== undefined) return before
    const found = clipped(element.parentElement) || getComputedStyle(element).clipPath === 'inset(50%)'
    known.set(element, found)
    return found
  }
  // Asked of the few that look wrong: of every element it would be most of what this costs.
  const seen = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !clipped(element)
  const scrolls = (element: Element | null): boolean => {
    for (let at = element; at !== null; at = at.parentElement) {
      const { overflowX } = getComputedStyle(at)
      if (overflowX === 'auto' || overflowX === 'scroll') return true
    }
    return false
  }
  const range = document.createRange()
  const boxOf = (node: Node, index: number): DOMRect => {
    range.setStart(node, index)
    range.setEnd(node, index + 1)
    return range.getBoundingClientRect()
  }
  // Narrower windows leave long words no choice.
  const wide = width >= 1440
  const flows = (part: Element | null): boolean =>
    part !== null && getComputedStyle(part).display.startsWith('inline')
  const wordBoxes = (heading: Element): DOMRect[] => {
    const boxes: DOMRect[] = []
    const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      // A tag that stands beside the heading's words has a line of its own where there is no room.
      if (node.parentElement !== heading && !flows(node.parentElement)) continue
      for (const { index } of (node.textContent ?? '').matchAll(/\S+/g)) {
        boxes.push(boxOf(node, index))
      }
    }
    return boxes
  }
  for (const element of document.querySelectorAll(
    'h1,h2,h3,h4,p,li,a,button,dt,dd,th,td,label,summary,span',
  )) {
    const box = element.getBoundingClientRect()
    if (box.width <= 1 || box.height <= 1) continue
    const text = (element.textContent ?? '').trim()
    if (text === '' || element.closest('svg, dialog:not([open])') !== null) continue
    const blame = (fault: string): void => {
      if (seen(element)) faults.push(`${element.tagName.toLowerCase()} "${text.slice(0, 24)}" ${fault}`)
    }
    if ((box.right > width + 1 || box.left < -1) && !scrolls(element)) blame('leaves the window')
    const ownText = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
    )
    if (ownText && !framed(element, box) && !scrolls(element)) blame('is cut by its part of the page')
    const chinese = /\p{Script=Han}/u.test(text)
    if (/^H[1-4]$/.test(element.tagName) && wide && !chinese) {
      const boxes = wordBoxes(element)
      const [before, last] = boxes.slice(-2)
      // A tag in smaller letters begins a little lower on the same line.
      if (boxes.length > 3 && before && last && last.top > (before.top + before.bottom) / 2)
        blame('leaves one word on its last line')
    }
    if (ownText && element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0) {
      const { overflowX } = getComputedStyle(element)
      if (overflowX === 'hidden' || overflowX === 'clip') blame('is cut off')
    }
    if (chinese && element.children.length === 0 && /^(H\d|P|LI|DT|DD)$/.test(element.tagName)) {
      const node = element.firstChild
      if (node === null || node.nodeType !== Node.TEXT_NODE) continue
      const full = node.textContent ?? ''
      const topOf = (index: number): number => boxOf(node, index).top
      const end = full.trimEnd().length
      const last = topOf(end - 1)
      if (end < 4 || Math.abs(topOf(0) - last) < 4) continue
      // Of a text held to a few lines, what comes after them is not seen.
      if (last >= box.bottom - 1 && getComputedStyle(element).overflowY === 'hidden') continue
      let count = 0
      for (let index = end - 1; index >= 0 && Math.abs(topOf(index) - last) < 4; index -= 1) {
        if (/[\p{L}\p{N}]/u.test(full[index] ?? '')) count += 1
        if (count > 1) break
      }
      if (count <= 1) blame('leaves one character on its last line')
    }
  }
  for (const name of document.querySelectorAll('[data-one-line] a')) {
    range.selectNodeContents(name)
    const [first, ...others] = range.getClientRects()
    if (others.some(({ top }) => top > (first?.top ?? 0) + 4) && seen(name))
      faults.push(`"${(name.textContent ?? '').slice(0, 24)}" takes two lines of its bar`)
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const holder = node.parentElement
    const text = node.textContent ?? ''
    const marks = [...text.matchAll(/(?<=\S)[，。、；：！？）」』》”’]/gu)]
    const weekdays = [...text.matchAll(/（[周週].）/gu)]
    if (holder === null || marks.length + weekdays.length === 0 || !hasLines(node)) continue
    for (const { 0: weekday, index } of weekdays)
      if (boxOf(node, index + weekday.length - 1).top > boxOf(node, index).top + 4 && seen(holder))
        faults.push(`"${text.slice(Math.max(0, index - 10), index)}" breaks within "${weekday}"`)
    for (const { index } of marks) {
      const before = boxOf(node, index - 1)
      const mark = boxOf(node, index)
      if (mark.width > 0 && mark.top > before.top + 4 && mark.left < before.left && seen(holder))
        faults.push(
          `"${text.slice(Math.max(0, index - 10), index)}" leaves "${text[index]}" to the next line`,
        )
    }
  }
  return [...new Set(faults)]

  /** Whether a text stands on more than one line. */
  function hasLines(node: Node): boolean {
    range.selectNodeContents(node)
    const [first, ...others] = range.getClientRects()
    return others.some(({ top }) => top > (first?.top ?? 0) + 4)
  }
}
