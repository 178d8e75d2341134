import { readDraftText, writeDraft } from '../form/order-draft.ts'
import type { OrderForm } from '../form/order-form.ts'
import type { PlacedPage } from '../submitted-order.ts'
import type { Receipt } from './place.ts'

/** What was placed, with what the screen after it still knows. All but the receipt is looked up where it is null. */
export type Confirmation = PlacedPage & {
  readonly form: OrderForm
  /** It was opened by its private link: what was typed for it is not known here. */
  readonly isLinked?: true
}

/** An order of which no more is known than what was placed. */
export function justPlaced(receipt: Receipt, form: OrderForm): Confirmation {
  return { receipt, form, order: null, windows: null, label: null, moved: null }
}

const key = 'hongyan.order.placed'

/** Parameter of the address that shows the order this window has placed. */
export const placedParameter = 'placed'

/** The order that was placed in this window last, so that it is still there when the page is loaded again. */
export function readPlaced(): Confirmation | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Record<
      'receipt' | 'form',
      unknown
    > | null
    const form = readDraftText(JSON.stringify(kept?.form ?? null))
    const receipt = kept?.receipt as Confirmation['receipt'] | undefined
    return form !== null && typeof receipt?.number === 'string' ? justPlaced(receipt, form) : null
  } catch {
    return null
  }
}

/** Keeps what was placed for this window; null forgets it. Signing out does so too. */
export function savePlaced(confirmation: Confirmation | null): void {
  try {
    if (confirmation === null) sessionStorage.removeItem(key)
    else
      sessionStorage.setItem(
        key,
        JSON.stringify({ receipt: confirmation.receipt, form: JSON.parse(writeDraft(confirmation.form)) }),
      )
  } catch {
    // A browser that forbids storage keeps nothing.
  }
}
