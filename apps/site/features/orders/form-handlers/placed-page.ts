import { pickupWindows } from '@hongyan/domain/orders/pickup-windows'
import type { OrderView } from '@hongyan/domain/orders/show-order'
import { isoUtc } from '@hongyan/kernel/iso-in-zone'
import { currency } from '@hongyan/locales'
import type { FormRequest } from '../../../server/requests/form.ts'
import { askAction } from '../../../server/requests/form-of-actions.ts'
import type { RequestServices } from '../../../server/requests/services.ts'
import { showOrderAction } from '../actions.ts'
import { previewLabel } from '../labels/preview-label.ts'
import { tokenHeader } from '../order-call.ts'
import type { OrderServices } from '../order-services.ts'
import { inLanguage, presentOrder, presentWindows } from '../present.ts'
import type { Receipt } from '../ui/state/place.ts'
import type { PlacedOrder } from '../ui/state/use-placed.ts'
import { orderButtons, type PlacedPage, pieceButton, type SubmittedOrder } from '../ui/submitted-order.ts'
import { windowBooks } from '../window-books.ts'

type Request = FormRequest<OrderServices & Pick<RequestServices, 'words' | 'sentencesOf'>>
type Key = Pick<Receipt, 'number' | 'token'>

const buttons: readonly string[] = [
  orderButtons.look,
  orderButtons.label,
  orderButtons.cancel,
  orderButtons.move,
]

/** Whether a form was sent from the page of an order that was placed. */
export function isOfPlaced(values: Request['values']): boolean {
  return values.has(pieceButton) || buttons.includes(values.get('do') ?? '')
}

/** The number of a placed order, and what opens it to a guest. */
export function keyOfPlaced({ number = '', token }: Request['fields']): Key {
  return { number: number.slice(0, 40), token: token?.slice(0, 400) ?? null }
}

/** What opens a placed order, as programs send it. */
export const tokenOf = ({ token }: Key) => (token === null ? {} : { [tokenHeader]: token })

/** The page of a placed order as it stands now, or why nothing can be said of it. */
export async function placedNow(
  request: Request,
  key: Key = keyOfPlaced(request.fields),
): Promise<Pick<SubmittedOrder, 'placed' | 'trouble'>> {
  const { number } = key
  const act = { action: showOrderAction, fields: () => ({ number }), headers: () => tokenOf(key) }
  const outcome = await askAction(act, request)
  return outcome.kind === 'done'
    ? { placed: await placedPage(request, key, outcome.result), trouble: null }
    : { placed: null, trouble: Object.values(outcome.problems)[0] ?? '' }
}

/** An order with everything that its page shows. */
async function placedPage(
  { at: { ctx, services, locale }, values }: Request,
  key: Key,
  view: OrderView,
): Promise<PlacedPage> {
  const order = inLanguage(presentOrder(view), locale) as PlacedOrder
  const { number, placedAt, terms, allowed, pickup } = order
  const { division } = view.order.sender
  const asked = { division, product: view.order.product, way: pickup.way, ...windowBooks(services) }
  const mayMove = allowed.some(({ change }) => change === 'pickup')
  return {
    receipt: { number, placedAt, total: terms.total, currency, token: key.token, tokenUntil: null },
    order,
    windows: mayMove ? presentWindows(pickupWindows(ctx, asked)) : null,
    label: await previewLabel(view, Number(values.get(pieceButton)) || 1, services.publicOrigin),
    moved: null,
  }
}

/** What is known of a placed order while the database says nothing: what its page sent. */
export function unavailablePlaced({ fields, at }: Request): PlacedPage {
  const placedAt = fields.placedAt ?? ''
  const total = Number(fields.total)
  const receipt = {
    ...keyOfPlaced(fields),
    placedAt: Number.isNaN(Date.parse(placedAt)) ? isoUtc(at.ctx.now()) : placedAt,
    total: Number.isSafeInteger(total) && total > 0 ? total : 0,
    currency,
    tokenUntil: null,
  }
  return { receipt, order: null, windows: null, label: null, moved: null }
}
