import { AsyncLocalStorage } from 'node:async_hooks'
import { type Draft, readDraftsBy } from '@hongyan/content/published'

const shown = new AsyncLocalStorage<Draft>()
readDraftsBy(() => shown.getStore() ?? null)

let opened = 0

/** Does some work, in which a draft stands in place of the document that is in force; nobody else sees it. */
export function withDraft<T>(draft: Omit<Draft, 'serial'> | null, work: () => T): T {
  if (draft === null) return work()
  opened += 1
  return shown.run({ ...draft, serial: opened }, work)
}
