import { saveOrderDraftCall } from '../features/orders/drafts/endpoints.ts'
import { countedCall } from './counted-call.ts'
import { isMoved, keptDraft, noteEnded, noteMoved } from './kept-draft.ts'

/** Longest wait for the account to take a draft, ms: nobody is kept from leaving by it. */
const patience = 3_000

/** What the account says of a draft that was placed or forgotten meanwhile, by another window or device. */
const conflict = 409

/**
 * Gives the draft of this browser to the account of whoever is signed in, which has it by the next sign-in on any
 * device. It outlives the page. What does not arrive is lost with the device's own.
 */
export async function moveDraft(): Promise<void> {
  const kept = keptDraft()
  if (kept === null || isMoved() || !navigator.onLine) return
  try {
    const body = { id: kept.id, content: JSON.parse(kept.text) }
    const signal = AbortSignal.timeout(patience)
    const answer = await countedCall(
      saveOrderDraftCall,
      { body },
      { keepalive: true, signal },
      { quiet: true },
    )
    if (answer.ok) noteMoved(kept)
    else if (answer.status === conflict) noteEnded(kept)
  } catch {
    // Nobody was there to take it.
  }
}
