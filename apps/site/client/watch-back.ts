/**
 * Lets the back button close what is open on the page instead of leaving it with what was typed. The entry of the
 * history that this takes stays for the next time; where nothing is open, going back passes over it.
 * @param close gives whether it is closed; it may ask first
 * @returns `opened` to be called when something opens, and `end`
 */
export function watchBack(
  isOpen: () => boolean,
  close: () => boolean,
): { readonly opened: () => void; readonly end: () => void } {
  let isPushed = false
  const opened = () => {
    if (isPushed) return
    history.pushState(null, '')
    isPushed = true
  }
  const back = () => {
    if (!isPushed) return
    isPushed = false
    if (!isOpen()) history.back()
    else if (!close()) opened()
  }
  addEventListener('popstate', back)
  return { opened, end: () => removeEventListener('popstate', back) }
}
