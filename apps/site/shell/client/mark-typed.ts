import { ofAccount } from './forget-typed.ts'

/**
 * Marks this page in the history as one that was seen while somebody was signed in: browsers keep what is typed in a
 * page for whoever comes back to it, also where the page itself is not kept. To be called before anything can be typed.
 */
export function markTyped(): void {
  const mark = () => history.replaceState({ ...history.state, [ofAccount]: true }, '')
  mark()
  // The address may have got other entries meanwhile.
  addEventListener('pagehide', mark)
}
