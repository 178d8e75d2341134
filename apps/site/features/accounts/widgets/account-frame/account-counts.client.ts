import { call } from '../../../../client/call.ts'
import { seemsSignedIn } from '../../../../client/signed-in-mark.ts'
import { countUnderWayAction } from '../../actions.ts'

/** Fills in the counts of the menu, once the page is there: the page itself is the same for everybody. */
export async function showCounts(): Promise<void> {
  const places = document.querySelectorAll<HTMLElement>('[data-count]')
  if (places.length === 0 || !seemsSignedIn()) return
  const reply = await call(countUnderWayAction, {}, { saysWhy: true })
  // Without an answer the menu stays as it is for everybody.
  if (reply.kind !== 'ok') return
  const { ordersWaiting, shipmentsUnderway } = reply.answer.data
  const counts: Readonly<Record<string, number>> = { orders: ordersWaiting, shipments: shipmentsUnderway }
  for (const place of places) {
    const count = counts[place.dataset.count ?? ''] ?? 0
    if (count === 0) continue
    const [figure, sentence] = place.children
    if (figure) figure.textContent = String(count)
    if (sentence) sentence.textContent = (place.dataset.words ?? '').replace('{count}', String(count))
    place.hidden = false
  }
}
