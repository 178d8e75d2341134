import { useEffect, useState } from 'react'
import { call } from '../../../../client/call.ts'
import { pickupWindowsAction } from '../../actions.ts'
import type { OrderForm } from '../form/order-form.ts'
import type { PickupOffer } from '../form/pickup-strip.ts'

export type PickupState =
  | { readonly kind: 'none' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'offer'; readonly offer: PickupOffer }

/** When goods can be collected at the sender's, asked as soon as the district is known. */
export function usePickup(
  { sender, product, way }: Pick<OrderForm, 'sender' | 'product' | 'way'>,
  whole: boolean,
  known: PickupOffer | null,
) {
  const [state, setState] = useState<PickupState>(
    known === null ? { kind: 'none' } : { kind: 'offer', offer: known },
  )
  const [tries, setTries] = useState(0)
  const { area } = sender
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks the same again
  useEffect(() => {
    if (!whole) return setState({ kind: 'none' })
    let current = true
    setState((before) => (before.kind === 'offer' ? before : { kind: 'loading' }))
    const query = { division: area, product: product as 'air', way }
    void call(pickupWindowsAction, { query }).then((reply) => {
      if (current)
        setState(reply.kind === 'ok' ? { kind: 'offer', offer: reply.answer.data } : { kind: 'failed' })
    })
    return () => {
      current = false
    }
  }, [area, product, way, whole, tries])
  return { pickup: state, askAgain: () => setTries((count) => count + 1) }
}
