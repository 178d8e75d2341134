const shownFor = 4000
let timer: ReturnType<typeof setTimeout> | undefined

/** Shows a sentence about something that did not work: without the tick of what is done. */
export function showFailure(text: string): void {
  showToast(text, shownFor, true)
}

/** Shows a sentence for four seconds unless told otherwise (ms); a newer one replaces it. */
export function showToast(text: string, ms: number = shownFor, failed = false): void {
  const toast = document.getElementById('toast')
  const place = toast?.querySelector('[data-toast-text]')
  if (!toast || !place || text === '') return
  clearTimeout(timer)
  place.textContent = text
  toast.toggleAttribute('data-failed', failed)
  toast.showPopover()
  timer = setTimeout(() => toast.hidePopover(), ms)
}
