import { announceRequest } from '../../client/request-events.ts'

let underWay = false

/** Whether a control opens the cooperation consultation, which no page carries. */
export function isConsultation(opener: HTMLElement | null): opener is HTMLAnchorElement {
  return opener instanceof HTMLAnchorElement && opener.dataset.opens === 'consultation-dialog'
}

/** The consultation is fetched by the first click that wants it; where it does not come, its page does. */
export function fetchConsultation({ href }: HTMLAnchorElement): void {
  if (underWay) return
  underWay = true
  announceRequest('start')
  document.querySelector<HTMLElement>('#menu-sheet:popover-open')?.hidePopover()
  import('../../features/enquiries/ui/open-consultation.tsx')
    .then(({ openConsultation }) => openConsultation())
    .catch(() => location.assign(href))
    .finally(() => {
      underWay = false
      announceRequest('end')
    })
}
