import { readDraftText, writeDraft } from '../form/order-draft.ts'
import type { OrderForm } from '../form/order-form.ts'
import type { Receipt } from './place.ts'
import type { PlacedOrder } from './use-placed.ts'

/** What was placed, with what the screen after it still knows. */
export type Done = {
  readonly receipt: Receipt
  readonly form: OrderForm
  /** As it stood when it was placed without a script; else it is looked up. */
  readonly order: PlacedOrder | null
}

const key = 'hongyan.order.placed'

/** Parameter of the address that shows the order this window has placed. */
export const placedParameter = 'placed'

/** The order that was placed in this window last, so that it is still there when the page is loaded again. */
export function keptPlaced(): Done | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Record<
      'receipt' | 'form',
      unknown
    > | null
    const form = readDraftText(JSON.stringify(kept?.form ?? null))
    const receipt = kept?.receipt as Done['receipt'] | undefined
    return form !== null && typeof receipt?.number === 'string' ? { receipt, form, order: null } : null
  } catch {
    return null
  }
}

/** Keeps what was placed for this window; null forgets it. Signing out does so too. */
export function keepPlaced(done: Done | null): void {
  try {
    if (done === null) sessionStorage.removeItem(key)
    else
      sessionStorage.setItem(
        key,
        JSON.stringify({ receipt: done.receipt, form: JSON.parse(writeDraft(done.form)) }),
      )
  } catch {
    // A browser that forbids storage keeps nothing.
  }
}
