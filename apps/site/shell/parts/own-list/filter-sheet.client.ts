import { closeOnBack } from '../../../client/close-on-back.ts'

/** On a phone the filters of a list move into their sheet while it is open, with all that was typed. */
export function bindFilterSheet(): void {
  const place = document.querySelector<HTMLElement>('[data-filters]')
  const sheet = document.querySelector<HTMLElement>('[data-filters-sheet]')
  const dialog = sheet?.closest('dialog') ?? null
  const opener = document.querySelector<HTMLElement>(`[data-opens="${dialog?.id}"]`)
  if (place === null || sheet === null || dialog === null || opener === null) return
  const close = () => {
    dialog.close()
    return true
  }
  const watch = closeOnBack(() => dialog.open, close)
  // Before the click comes to where it opens the dialog.
  opener.addEventListener('click', () => {
    sheet.append(...place.childNodes)
    watch.opened()
  })
  sheet.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement
    if (watch.leave(() => form.requestSubmit(event.submitter))) event.preventDefault()
  })
  dialog.addEventListener('close', () => place.append(...sheet.childNodes))
  matchMedia('(min-width: 48.0625em)').addEventListener('change', close)
}
