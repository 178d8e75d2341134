/** What must not be hidden by anything that floats: what people work with and look at, a form or an answer whole. */
const kept =
  'a,button,input,select,textarea,summary,label,svg,canvas,img,[role=option],' +
  'main form,main astro-island,[data-verdict],[data-answer]'

/** What holds the words of a page, each a few lines of them. */
const texts = 'h1,h2,h3,h4,p,li,dt,dd,th,td,small,time,bdi,figcaption,legend,pre,blockquote'

/** Whether something that floats stands over words, a control or a picture of the page, as it lies now. */
export function covers(floating: Element): boolean {
  const place = floating.getBoundingClientRect()
  const { left, right, top, bottom } = place
  const points = [left, (left + right) / 2, right - 1].flatMap((x) =>
    [top, (top + bottom) / 2, bottom - 1].map((y) => [x, y] as const),
  )
  const hits = new Set(points.flatMap(([x, y]) => document.elementsFromPoint(x, y)))
  return [...hits].some(
    (hit) => !floating.contains(hit) && (hit.closest(kept) !== null || hasWordsIn(place, hit.closest(texts))),
  )
}

function hasWordsIn(place: DOMRect, holder: Element | null): boolean {
  if (holder === null) return false
  const range = document.createRange()
  range.selectNodeContents(holder)
  return [...range.getClientRects()].some(
    ({ left, right, top, bottom, width }) =>
      width > 0 && left < place.right && right > place.left && top < place.bottom && bottom > place.top,
  )
}
