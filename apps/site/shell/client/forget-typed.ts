/** In the state of an entry of the history: it was seen while somebody was signed in. */
export const ofAccount = 'ofAccount'

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
