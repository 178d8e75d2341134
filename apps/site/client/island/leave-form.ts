import type { Root } from 'react-dom/client'
import { reportFault } from './report-fault.ts'
import type { TypedBefore } from './typed-before.ts'

type Broken = {
  /** What the part is called in the report. */
  readonly part: string
  readonly element: Element
  readonly root: () => Root
  /** The plain form, as it stood before anything was put in. */
  readonly copy: () => DocumentFragment | null
  readonly typed: TypedBefore
  /** Once the form stands again, as it was filled in. */
  readonly onLeft?: () => void
}

/** Answers the error that breaks a part of the page: it is told, once, and the plain form stands there as it was filled in. */
export function leavesForm({ part, element, root, copy, typed, onLeft }: Broken): (error: unknown) => void {
  let broken = false
  return (error) => {
    if (broken) return
    broken = true
    reportFault(part, error)
    // React is still about to clear away.
    setTimeout(() => {
      try {
        root().unmount()
      } catch {
        // What it could not take out is replaced with all the rest.
      }
      const kept = copy()
      if (kept !== null) element.replaceChildren(...document.importNode(kept, true).childNodes)
      typed.fill()
      onLeft?.()
    })
  }
}

/** What an element holds, where its pictures are not fetched once more. */
export function inertCopy(element: Element): DocumentFragment {
  const copy = document.implementation.createHTMLDocument('').createDocumentFragment()
  copy.append(...[...element.childNodes].map((node) => copy.ownerDocument.importNode(node, true)))
  return copy
}
