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
  const { ordersWaiting, shipmentsUnderway, phone, lastOrder } = reply.answer.data
  const counts: Readonly<Record<string, number>> = { orders: ordersWaiting, shipments: shipmentsUnderway }
  for (const place of places) {
    const count = counts[place.dataset.count ?? ''] ?? 0
    if (count === 0) continue
    const [figure, sentence] = place.children
    if (figure) figure.textContent = String(count)
    if (sentence) sentence.textContent = (place.dataset.words ?? '').replace('{count}', String(count))
    place.hidden = false
  }
  if (lastOrder !== null) showLastOrder(within, lastOrder)
  const number = within.querySelector<HTMLElement>('[data-account-phone]')
  if (number === null || phone === null) return
  number.textContent = phone
  number.hidden = false
}

type LastOrder = {
  readonly number: string
  readonly kind: 'express' | 'heavy' | 'fresh'
  readonly recipientName: string
  readonly goods: readonly string[]
}

/** Offers the newest order once more; where the menu is not the one of the header there is no place for it. */
function showLastOrder(within: ParentNode, { number, kind, recipientName, goods }: LastOrder): void {
  const again = within.querySelector<HTMLAnchorElement>('[data-again]')
  if (again === null) return
  again.href = `${again.dataset[kind]}${encodeURIComponent(number)}`
  const to = again.querySelector('[data-again-to]')
  if (to) to.textContent = (again.dataset.words ?? '').replace('{name}', recipientName)
  const what = again.querySelector('[data-again-goods]')
  if (what) what.textContent = goods.join(document.documentElement.lang.startsWith('zh') ? '、' : ', ')
  again.hidden = false
}
