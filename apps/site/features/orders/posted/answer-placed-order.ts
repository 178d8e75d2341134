import { DomainError } from '@hongyan/domain/errors'
import { cancelOrder } from '@hongyan/domain/orders/cancel-order'
import { changeOrder } from '@hongyan/domain/orders/change-order'
import { pickupWindows } from '@hongyan/domain/orders/pickup-windows'
import { showOrder } from '@hongyan/domain/orders/show-order'
import { isoUtc } from '@hongyan/kernel/iso-in-zone'
import { refusalSentence } from '../../../server/http/answer.ts'
import { contentDisposition } from '../../../server/http/content-disposition.ts'
import { refusalOfError } from '../../../server/http/refusal-of-error.ts'
import type { FormAnswer, PostedRequest } from '../../../server/requests/form.ts'
import { problemsOfError } from '../../../server/requests/problems-of-error.ts'
import type { RequestServices } from '../../../server/requests/services.ts'
import { fileOfLabels } from '../labels/file-of-labels.ts'
import { labelSizeNames } from '../labels/label-sizes.ts'
import { previewLabel } from '../labels/preview-label.ts'
import type { OrderServices } from '../order-services.ts'
import { inLanguage, presentOrder, presentWindows } from '../present.ts'
import { orderButtons, type PlacedPage, type PostedOrder, pieceButton } from '../ui/posted-order.ts'
import type { Receipt } from '../ui/state/place.ts'
import type { PlacedOrder } from '../ui/state/use-placed.ts'

type Request = PostedRequest<OrderServices & Pick<RequestServices, 'words'>>
type Answer = Extract<FormAnswer, { kind: 'file' }> | { readonly kind: 'page'; readonly page: PostedOrder }

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

/** The page of an order that was placed: as it stands now, or what became of changing it; or the file of its labels. */
export async function answerPlacedOrder(request: Request, form: PostedOrder): Promise<Answer> {
  const { at, values } = request
  const key = keyOfPlaced(values)
  const pressed = values.get('do')
  let trouble: string | null = null
  let moved: PlacedPage['moved'] = null
  try {
    if (pressed === orderButtons.label) {
      const size = labelSizeNames.find((one) => one === values.get('paper')) ?? '100x150'
      const file = await fileOfLabels(at, [await showOrder(at.ctx, key)], size)
      if (file.kind === 'file') {
        const disposition = contentDisposition(`labels-${key.number}.pdf`)
        return { kind: 'file', mediaType: 'application/pdf', disposition, bytes: file.bytes }
      }
    }
    if (pressed === orderButtons.cancel) await cancelOrder(at.ctx, key)
    if (pressed === orderButtons.move) moved = await move(request, key)
  } catch (error) {
    trouble = sentenceOf(request, error)
  }
  try {
    const placed = { ...(await placedPage(request, key)), moved }
    return { kind: 'page', page: { ...form, trouble, placed } }
  } catch (error) {
    return { kind: 'page', page: { ...form, trouble: sentenceOf(request, error) } }
  }
}

/** An order with everything that its page shows. Refuses `not-found`. */
export async function placedPage(
  { at: { ctx, services, locale }, values }: Request,
  key: Pick<Receipt, 'number' | 'token'>,
): Promise<PlacedPage> {
  const view = await showOrder(ctx, key)
  const order = inLanguage(presentOrder(view), locale) as PlacedOrder
  const { number, placedAt, terms, allowed, pickup } = order
  const { division } = view.order.sender
  const asked = { division, product: view.order.product, way: pickup.way, network: services.network() }
  const mayMove = allowed.some(({ change }) => change === 'pickup')
  return {
    receipt: { number, placedAt, total: terms.total, token: key.token, tokenUntil: null },
    order,
    windows: mayMove ? presentWindows(pickupWindows(ctx, asked)) : null,
    label: await previewLabel(view, Number(values.get(pieceButton)) || 1, services.publicOrigin),
    moved: null,
  }
}

/** What is known of a placed order while the database says nothing: what its page sent. */
export function placedLater({ values, at }: Request): PlacedPage {
  const placedAt = values.get('placedAt') ?? ''
  const total = Number(values.get('total'))
  const receipt = {
    ...keyOfPlaced(values),
    placedAt: Number.isNaN(Date.parse(placedAt)) ? isoUtc(at.ctx.now()) : placedAt,
    total: Number.isSafeInteger(total) && total > 0 ? total : 0,
    tokenUntil: null,
  }
  return { receipt, order: null, windows: null, label: null, moved: null }
}

/** The number of a placed order, and what opens it to a guest. */
function keyOfPlaced(values: Request['values']) {
  const [number = '', token = null] = [values.get('number')?.slice(0, 40), values.get('token')?.slice(0, 400)]
  return { number, token }
}

async function move(
  { at, values }: Request,
  key: Pick<Receipt, 'number' | 'token'>,
): Promise<PlacedPage['moved']> {
  const [from = Number.NaN, until = Number.NaN] = (values.get('moved') ?? '').split('|').map(Date.parse)
  try {
    const books = at.services.orderBooks()
    await changeOrder(at.ctx, { ...key, changes: { pickup: { from, until } }, books })
    return { kind: 'moved' }
  } catch (error) {
    const [text = ''] = Object.values(problemsOfError(error, at))
    return { kind: 'refused', text }
  }
}

/** What a refusal of the domain says; anything else is nobody's to answer here. */
function sentenceOf({ at: { ctx, locale, services } }: Request, error: unknown): string {
  if (!(error instanceof DomainError)) throw error
  return refusalSentence(refusalOfError(error, { now: ctx.now(), locale, words: services.words }), locale)
}
