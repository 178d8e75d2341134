import type { Notice } from '@hongyan/documents'
import { stateOf } from './validity.ts'

/** A notice that asks to be shown to everybody who comes. */
export type PopupNotice = Notice & { readonly popup: NonNullable<Notice['popup']> }

/** The newest of the notices that is shown to everybody at a moment (ms UTC), or null. */
export function popupInForce(notices: Iterable<Notice>, now: number): PopupNotice | null {
  const [newest] = [...notices]
    .flatMap((notice) => (notice.popup === null ? [] : [{ ...notice, popup: notice.popup }]))
    .filter((notice) => stateOf(notice, now) === 'now')
    .sort((one, other) => other.date.localeCompare(one.date) || one.id.localeCompare(other.id))
  return newest ?? null
}

/** Notice and version as one word: what a browser remembers to have shown. */
export function popupKey({ id, popup }: PopupNotice): string {
  return `${id} ${popup.version}`
}
