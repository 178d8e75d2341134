/** In the state of an entry of the history: it was seen while somebody was signed in. */
const ofAccount = 'ofAccount'

/**
 * Marks this page in the history as one that was seen while somebody was signed in: browsers keep what is typed in a
 * page for whoever comes back to it, also where the page itself is not kept.
 */
export function markTyped(): void {
  const mark = () => history.replaceState({ ...history.state, [ofAccount]: true }, '')
  mark()
  // The address may have got other entries meanwhile.
  addEventListener('pagehide', mark)
}

/** Empties the forms of a page that comes back from the history after somebody has signed out. */
export function forgetTyped(): void {
  if (!history.state?.[ofAccount]) return
  const empty = () => {
    for (const form of document.forms) form.reset()
  }
  empty()
  // Some browsers fill the forms in only now.
  addEventListener('pageshow', empty, { once: true })
}
