const signsOfLife = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const

/**
 * Goes to a place and stays there while the page still grows (styles and typeface that come late, far parts laid out),
 * until a visitor moves or the returned function is called.
 */
export function stayAt(
  place: Element,
  { behavior, block }: Required<Pick<ScrollIntoViewOptions, 'behavior' | 'block'>>,
): () => void {
  let next = behavior
  const growth = new ResizeObserver(() => {
    place.scrollIntoView({ behavior: next, block })
    next = 'instant'
  })
  growth.observe(document.body)
  const gone = new AbortController()
  const leave = () => {
    growth.disconnect()
    gone.abort()
  }
  for (const sign of signsOfLife) addEventListener(sign, leave, { passive: true, signal: gone.signal })
  return leave
}
