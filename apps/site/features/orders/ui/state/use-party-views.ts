import { useState } from 'react'
import type { OrderForm, Party } from '../form/order-form.ts'

/** How an end of the shipment is given at a desk: pasted whole, chosen of one's book, or field by field. */
export type PartyView = 'paste' | 'book' | 'fields'

/** Which way each end is given; until somebody chooses, a whole text is asked for where nothing is typed yet. */
export function usePartyViews(form: OrderForm) {
  const [chosen, setChosen] = useState<Partial<Record<Party, PartyView>>>({})
  const isTyped = (of: Party) => {
    const { name, phone, detail } = form[of]
    return [name, phone, detail].some((text) => text.trim() !== '')
  }
  return {
    viewOf: (of: Party): PartyView => chosen[of] ?? (isTyped(of) ? 'fields' : 'paste'),
    choose: (of: Party, view: PartyView) => setChosen((old) => ({ ...old, [of]: view })),
  }
}
