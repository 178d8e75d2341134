import { Fragment } from 'react'
import type { Marked } from '../../../client/search-answer.ts'

/** A text with the words of the question marked. */
export function MarkedText({ pieces }: { readonly pieces: Marked }) {
  // Pieces of a text have no names of their own: their order is all there is.
  return pieces.map(({ text, hit }, place) => {
    const key = `${place}`
    return hit ? <mark key={key}>{text}</mark> : <Fragment key={key}>{text}</Fragment>
  })
}
