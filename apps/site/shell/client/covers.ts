/** What must not be hidden by anything that floats: what people read first, and what they work with. */
const kept =
  'h1,h2,h3,h4,a,button,input,select,textarea,summary,label,dt,dd,th,td,ol li,svg,canvas,[role=option]'

/** Whether something that floats stands over a heading, field, control, step or figure of the page, as it lies now. */
export function covers(floating: Element): boolean {
  const { left, right, top, bottom } = floating.getBoundingClientRect()
  const places = [left, (left + right) / 2, right - 1].flatMap((x) =>
    [top, (top + bottom) / 2, bottom - 1].map((y) => [x, y] as const),
  )
  return places.some(([x, y]) =>
    document.elementsFromPoint(x, y).some((hit) => !floating.contains(hit) && hit.closest(kept) !== null),
  )
}
