/**
 * Lets the back button close what is open on the page instead of leaving it with what was typed. The entry of the
 * history that this takes stays for the next time; where nothing is open, going back passes over it.
 * @param close gives whether it is closed; it may ask first
 * @returns `opened` to be called when something opens, `end`, and `leave`, which gives the entry back before `go` leads
 * to another page, from where one press comes back; false where there is none to give, and `go` is not called
 */
export function closeOnBack(
  isOpen: () => boolean,
  close: () => boolean,
): { readonly opened: () => void; readonly leave: (go: () => void) => boolean; readonly end: () => void } {
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
  const leave = (go: () => void) => {
    if (!isPushed) return false
    isPushed = false
    addEventListener('popstate', go, { once: true })
    history.back()
    return true
  }
  addEventListener('popstate', back)
  return { opened, leave, end: () => removeEventListener('popstate', back) }
}
