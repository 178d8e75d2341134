import { announceRequest } from '../../client/request-events.ts'

/** Dialogs that no page carries: what fetches and opens each, by the id that `data-opens` names. */
export type FetchedDialogs = Readonly<Record<string, () => Promise<void>>>

let underWay = false

/** Fetches a dialog and opens it; where it does not come, the page that `opener` leads to does. */
export function fetchDialog({ href }: HTMLAnchorElement, open: () => Promise<void>): void {
  if (underWay) return
  underWay = true
  announceRequest('start')
  document.querySelector<HTMLElement>('#menu-sheet:popover-open')?.hidePopover()
  open()
    .catch(() => location.assign(href))
    .finally(() => {
      underWay = false
      announceRequest('end')
    })
}
