import { type KeyedText, placeTexts } from './place-texts.ts'

// The desk shows this page in a frame beside the form that it is written in, and tells which texts have a field there:
// a press on one of them is told to the desk, and the page goes to the one that is being written.

/** Who framed the page, which its policy leaves to the desk; null until it has said something. */
let desk: string | null = null
let fields = new Map<Element, string>()
let marked: HTMLElement | null = null
/** Nothing has been shown yet: the page begins where it is to be read. */
let isNew = true

addEventListener('message', ({ source, origin, data }) => {
  if (parent === self || source !== parent) return
  if (data === 'show-anew') location.reload()
  else if (data?.kind === 'texts' && Array.isArray(data.texts)) {
    desk = origin
    fields = placeTexts(document.body, data.texts as readonly KeyedText[])
    show(data.shown, isNew)
    isNew = false
  }
})

function show(key: unknown, isAtOnce: boolean): void {
  const [element] = [...fields].find(([, own]) => own === key) ?? []
  if (!(element instanceof HTMLElement)) return
  mark(element)
  const { top, bottom } = element.getBoundingClientRect()
  if (top >= 0 && bottom <= innerHeight) return
  const isCalm = isAtOnce || matchMedia('(prefers-reduced-motion: reduce)').matches
  element.scrollIntoView({ block: 'center', behavior: isCalm ? 'instant' : 'smooth' })
}

function mark(element: HTMLElement | null): void {
  if (marked !== null) marked.style.outline = ''
  marked = element
  if (element === null) return
  element.style.outline = '2px solid var(--signal)'
  element.style.outlineOffset = '4px'
}

/** What a press is on: the text itself, else the first in what is around it, such as a card with its picture. */
function fieldAt(target: EventTarget | null): [Element, string] | null {
  for (let one = target instanceof Element ? target : null; one !== null; one = one.parentElement) {
    if (one.matches('main, header, footer, body')) return null
    const own = fields.get(one)
    if (own !== undefined) return [one, own]
    const around = one
    const inside = [...fields].find(([element]) => around.contains(element))
    if (inside !== undefined) return inside
  }
  return null
}

addEventListener(
  'click',
  (event) => {
    if (desk === null || event.ctrlKey || event.metaKey || event.shiftKey) return
    const { target } = event
    // A link would lead away from the page that is being written.
    if (target instanceof Element && target.closest('a') !== null) event.preventDefault()
    const found = fieldAt(target)
    if (found === null) return
    if (found[0] instanceof HTMLElement) mark(found[0])
    parent.postMessage({ kind: 'chosen', key: found[1] }, desk)
  },
  { capture: true },
)

addEventListener('mouseover', ({ target }) => {
  if (desk === null || !(target instanceof HTMLElement)) return
  if (fields.has(target)) target.style.cursor = 'text'
})
