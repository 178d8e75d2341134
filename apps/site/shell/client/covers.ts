/** What must not be hidden by anything that floats: what people work with and look at, a form or an answer whole. */
const kept =
  'a,button,input,select,textarea,summary,label,svg,canvas,img,[role=option],' +
  'main form,main astro-island,[data-verdict],[data-answer]'

/** What holds the words of a page, each a few lines of them. */
const texts = 'h1,h2,h3,h4,p,li,dt,dd,th,td,small,time,bdi,figcaption,legend,pre,blockquote'

/** What a word may not come nearer than, px. */
const apart = 4

/**
 * Whether something that floats stands over words, a control, a picture or the edge of a box of the page, or touches
 * words, as it lies now.
 */
export function covers(floating: Element): boolean {
  const { left, right, top, bottom } = floating.getBoundingClientRect()
  const place = { left: left - apart, right: right + apart, top: top - apart, bottom: bottom + apart }
  const points = [place.left, (left + right) / 2, Math.min(place.right, innerWidth) - 1].flatMap((x) =>
    [place.top, (top + bottom) / 2, place.bottom - 1].map((y) => [x, y] as const),
  )
  const hits = new Set(points.flatMap(([x, y]) => document.elementsFromPoint(x, y)))
  return [...hits].some(
    (hit) =>
      !floating.contains(hit) &&
      (hit.closest(kept) !== null || hasEdgeIn(place, hit) || hasWordsIn(place, hit.closest(texts))),
  )
}

type Place = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>

/** Whether the side of a box that can be seen, by its line or its corners, runs through a place. */
function hasEdgeIn(place: Place, box: Element): boolean {
  const { borderInlineEndWidth: line, borderStartEndRadius: corner } = getComputedStyle(box)
  if (Number.parseFloat(line) === 0 && Number.parseFloat(corner) === 0) return false
  const { right, top, bottom } = box.getBoundingClientRect()
  return [
    right > place.left && right < place.right,
    top > place.top && top < place.bottom,
    bottom > place.top && bottom < place.bottom,
  ].includes(true)
}

function hasWordsIn(place: Place, holder: Element | null): boolean {
  if (holder === null) return false
  const range = document.createRange()
  range.selectNodeContents(holder)
  return [...range.getClientRects()].some(
    ({ left, right, top, bottom, width }) =>
      width > 0 && left < place.right && right > place.left && top < place.bottom && bottom > place.top,
  )
}
