import { call } from '../../client/call.ts'
import { seemsSignedIn } from '../../client/signed-in-mark.ts'
import { countUnderWayAction } from '../../features/accounts/actions.ts'

/** Fills in the figures of a menu of the account, once the page is there: the page itself is the same for everybody. */
export async function showCounts(within: ParentNode): Promise<void> {
  const places = within.querySelectorAll<HTMLElement>('[data-count]')
  if (places.length === 0 || !seemsSignedIn()) return
  const reply = await call(countUnderWayAction, {}, { saysWhy: true })
  // Without an answer the menu stays as it is for everybody.
  if (reply.kind !== 'ok') return
  const { ordersWaiting, shipmentsUnderway, phone } = reply.answer.data
  const counts: Readonly<Record<string, number>> = { orders: ordersWaiting, shipments: shipmentsUnderway }
  for (const place of places) {
    const count = counts[place.dataset.count ?? ''] ?? 0
    if (count === 0) continue
    const [figure, sentence] = place.children
    if (figure) figure.textContent = String(count)
    if (sentence) sentence.textContent = (place.dataset.words ?? '').replace('{count}', String(count))
    place.hidden = false
  }
  const number = within.querySelector<HTMLElement>('[data-account-phone]')
  if (number === null || phone === null) return
  number.textContent = phone
  number.hidden = false
}
