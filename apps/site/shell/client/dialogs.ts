import { type FetchedDialogs, fetchDialog } from './fetched-dialogs.ts'
import { bringParts } from './parts.ts'

/**
 * Links and buttons with `data-opens="<id>"` open that dialog instead of following their address. A dialog whose
 * `data-dismiss` is `any` closes on its backdrop; one with `control` ignores Escape as well.
 */
export function startDialogs(fetched: FetchedDialogs): void {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
      return
    const target = event.target as HTMLElement
    const opener = target.closest<HTMLElement>('[data-opens]')
    const dialog = dialogOf(opener)
    const open = fetched[opener?.dataset.opens ?? '']
    if (dialog === null && open !== undefined && opener instanceof HTMLAnchorElement) {
      event.preventDefault()
      return fetchDialog(opener, open)
    }
    if (dialog !== null) {
      event.preventDefault()
      document.querySelector<HTMLElement>('#menu-sheet:popover-open')?.hidePopover()
      openWhole(dialog).catch(() => follow(opener))
      return
    }
    // A click on the backdrop has the dialog itself as its target, outside its box.
    if (target instanceof HTMLDialogElement && target.dataset.dismiss === 'any' && isOutside(target, event)) {
      target.close()
    }
  })
  document.addEventListener(
    'cancel',
    (event) => {
      if ((event.target as HTMLElement).dataset.dismiss === 'control') event.preventDefault()
    },
    true,
  )
  // Browsers close a dialog on the second Escape whatever `cancel` says, unless the key is taken first.
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return
    const around = (event.target as Element).closest<HTMLElement>('dialog[open]')
    const kept = around ?? document.querySelector<HTMLElement>('dialog[open][data-dismiss="control"]')
    if (kept?.dataset.dismiss === 'control') event.preventDefault()
  })
}

/** Rejects when what the dialog holds is deferred and does not come. */
async function openWhole(dialog: HTMLDialogElement): Promise<void> {
  if (dialog.matches('[data-deferred]:empty')) await bringParts()
  if (!dialog.open) dialog.showModal()
  dialog.querySelector<HTMLElement>('[data-first]')?.focus()
}

function follow(opener: HTMLElement | null): void {
  if (opener instanceof HTMLAnchorElement) location.assign(opener.href)
}

function dialogOf(opener: HTMLElement | null): HTMLDialogElement | null {
  const found = opener === null ? null : document.getElementById(opener.dataset.opens ?? '')
  return found instanceof HTMLDialogElement ? found : null
}

function isOutside(dialog: HTMLElement, { clientX, clientY }: MouseEvent): boolean {
  const box = dialog.getBoundingClientRect()
  return clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom
}
