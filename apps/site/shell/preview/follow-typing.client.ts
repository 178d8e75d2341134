import { stayAt } from '../client/stay-at.ts'
import { type KeyedText, placeTexts } from './place-texts.ts'

// The desk shows this page in a frame beside the form that it is written in, and tells which texts have a field there:
// a press on one of them is told to the desk, and the page goes to the one that is being written.

/** Who framed the page, which its policy leaves to the desk; null until it has said something. */
let desk: string | null = null
let texts: readonly KeyedText[] = []
let fields = new Map<Element, string>()
let marked: HTMLElement | null = null
/** The text that is to be shown as soon as the page has come so far. */
let wanted: string | null = null
/** Leaves the text that is shown. */
let leave = () => {}
/** Where somebody pressed before the desk had said anything. */
let early: EventTarget | null = null

if (parent !== self) {
  addEventListener('message', ({ source, origin, data }) => {
    if (source !== parent) return
    if (data === 'show-anew') location.reload()
    else if (data?.kind === 'texts' && Array.isArray(data.texts)) hear(origin, data)
  })
  addEventListener('click', press, { capture: true })
  addEventListener('mouseover', ({ target }) => {
    if (target instanceof HTMLElement && fields.has(target)) target.style.cursor = 'text'
  })
  // The lower parts of a page come behind the first screen.
  new ResizeObserver(() => wanted !== null && show('instant')).observe(document.body)
}

function hear(origin: string, data: { readonly texts: readonly KeyedText[]; readonly shown: unknown }): void {
  const isFirst = desk === null
  desk = origin
  texts = data.texts
  wanted = typeof data.shown === 'string' ? data.shown : null
  const isCalm = isFirst || matchMedia('(prefers-reduced-motion: reduce)').matches
  show(isCalm ? 'instant' : 'smooth')
  choose(early)
  early = null
}

/** Goes to the wanted text, if the page has it already. */
function show(behavior: ScrollBehavior): void {
  fields = placeTexts(document.body, texts)
  const [element] = [...fields].find(([, key]) => key === wanted) ?? []
  if (!(element instanceof HTMLElement)) return
  const { top, bottom, height } = element.getBoundingClientRect()
  if (height === 0) return
  wanted = null
  mark(element)
  leave()
  if (top < 0 || bottom > innerHeight) leave = stayAt(element, { block: 'center', behavior })
}

function mark(element: HTMLElement): void {
  if (marked !== null) marked.style.outline = ''
  marked = element
  element.style.outline = '2px solid var(--signal)'
  element.style.outlineOffset = '4px'
}

function press(event: MouseEvent): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return
  const { target } = event
  if (desk === null) {
    early = target
    return
  }
  // A link would lead away from the page that is being written.
  if (target instanceof Element && target.closest('a') !== null) event.preventDefault()
  choose(target)
}

/** Tells the desk whose field is wanted: of the text itself, else of the first in what is around it, such as a card. */
function choose(target: EventTarget | null): void {
  const found = fieldAt(target)
  if (found === null || desk === null) return
  if (found[0] instanceof HTMLElement) mark(found[0])
  parent.postMessage({ kind: 'chosen', key: found[1] }, desk)
}

function fieldAt(target: EventTarget | null): readonly [Element, string] | null {
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
