const shownMs = 4000
let timer: ReturnType<typeof setTimeout> | undefined

/** Shows one sentence for four seconds in the page's toast region, which the shell provides. */
export function showToast(text: string): void {
  const toast = document.getElementById('toast')
  const place = toast?.querySelector('[data-toast-text]')
  if (!toast || !place) return
  clearTimeout(timer)
  place.textContent = text
  toast.showPopover()
  timer = setTimeout(() => toast.hidePopover(), shownMs)
}
