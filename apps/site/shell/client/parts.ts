import { fetchDocument } from '../../client/fetch-document.ts'

const patience = 2000
let coming: Promise<void> | undefined

/**
 * Brings the parts of the page that stand in files of their own (`data-parts`), the first time it is asked to:
 * each goes where an element has its id, and items of the selected level are marked. Rejects when they cannot come.
 */
export function bringParts(): Promise<void> {
  const addresses = document.documentElement.dataset.parts?.split(' ') ?? []
  coming ??= Promise.all(addresses.map((address) => fetchDocument(address).then(place))).then(() => undefined)
  coming.catch(() => {
    coming = undefined
  })
  return coming
}

/** Brings them before they are asked for, once the browser has nothing better to do. */
export function startParts(): void {
  const later = () => {
    if (navigator.onLine) bringParts().catch(() => undefined)
  }
  const whenIdle = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(later, { timeout: patience })
    else setTimeout(later, patience)
  }
  if (document.readyState === 'complete') whenIdle()
  else addEventListener('load', whenIdle, { once: true })
}

function place(parts: Document): void {
  const selected = document.querySelector<HTMLElement>('[data-selected]')?.dataset.selected
  for (const part of parts.querySelectorAll<HTMLElement>('[data-part]')) {
    const id = part.dataset.part ?? ''
    for (const item of part.querySelectorAll(`[data-level="${selected}"]`)) {
      item.setAttribute('aria-current', 'page')
      item.closest('details[name="sheet-child"]')?.setAttribute('open', '')
    }
    document.querySelector(`[data-until="${id}"]`)?.remove()
    document.getElementById(id)?.replaceChildren(...part.childNodes)
  }
}
