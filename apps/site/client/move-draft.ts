import { saveOrderDraftAction } from '../features/orders/drafts/actions.ts'
import { countedCall } from './counted-call.ts'
import { isMoved, noteEnded, noteMoved, savedDraft } from './saved-draft.ts'

/** Longest wait for the account to take what was typed, ms: nobody is kept from leaving by it. */
const patience = 3_000

/** What the account says of a draft that was placed or forgotten meanwhile, by another window or device. */
export const conflict = 409

/** Said on the document while the account can still take what was typed: a page that holds more gives it then. */
export const accountTakes = 'hongyan-account-takes'
export type AccountTakes = CustomEvent<{
  /** Work that is waited for, until `signal`. */
  readonly until: (work: Promise<unknown>) => void
  readonly signal: AbortSignal
}>

/**
 * Gives what was typed in this browser to the account of whoever is signed in, which has it by the next sign-in on any
 * device: the draft of an order, and what the open page holds. What does not arrive is lost with the device's own.
 */
export async function moveTyped(): Promise<void> {
  const signal = AbortSignal.timeout(patience)
  const works: Promise<unknown>[] = []
  const until = (work: Promise<unknown>) => void works.push(work)
  document.dispatchEvent(new CustomEvent(accountTakes, { detail: { until, signal } }) satisfies AccountTakes)
  // After the page has written down what was typed a moment ago.
  works.push(moveDraft(signal))
  await Promise.allSettled(works)
}

/** It outlives the page. Where the draft has ended elsewhere, what was typed here since is sent `again` as another one. */
async function moveDraft(signal: AbortSignal, again = true): Promise<void> {
  const kept = savedDraft()
  if (kept === null || isMoved() || !navigator.onLine) return
  try {
    const body = { id: kept.id, content: JSON.parse(kept.text) }
    const answer = await countedCall(
      saveOrderDraftAction,
      { body },
      { keepalive: true, signal },
      { quiet: true },
    )
    if (answer.ok) noteMoved(kept)
    else if (answer.status === conflict) {
      noteEnded(kept)
      if (again) await moveDraft(signal, false)
    }
  } catch {
    // Nobody was there to take it.
  }
}
