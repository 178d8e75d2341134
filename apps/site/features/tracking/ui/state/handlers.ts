import type { UnlockBy } from './lookup.ts'

/** Everything a visitor can do with a result. Each also works as a link or a form where no script runs, or is hidden. */
export type TrackingHandlers = {
  /** Adds the numbers found in a text and returns whether there were any. */
  readonly add: (text: string) => boolean
  readonly remove: (number: string) => void
  readonly open: (number: string) => void
  readonly refresh: () => void
  readonly unlock: (by: UnlockBy) => void
  readonly lock: () => void
  readonly openProof: () => void
  readonly closeProof: () => void
  readonly copyNumber: () => void
  readonly copyLink: () => void
  readonly print: (what: 'result' | 'list') => void
  readonly exportList: () => void
  readonly toggleSaved: () => void
  readonly rename: (number: string, nickname: string) => void
  readonly dropSaved: (number: string) => void
  readonly clearSaved: () => void
}

const nothing = (): void => {}

/** For a result that is only looked at, before scripts wake and in the gallery. */
export const inertHandlers: TrackingHandlers = {
  add: () => true,
  remove: nothing,
  open: nothing,
  refresh: nothing,
  unlock: nothing,
  lock: nothing,
  openProof: nothing,
  closeProof: nothing,
  copyNumber: nothing,
  copyLink: nothing,
  print: nothing,
  exportList: nothing,
  toggleSaved: nothing,
  rename: nothing,
  dropSaved: nothing,
  clearSaved: nothing,
}
