import { orderLimits } from '@hongyan/domain/orders/order-vocabulary'
import { quoteLimits } from '@hongyan/domain/quotes/quote-limits'
import type { FormOutcome } from '../../calls/form-outcome.ts'
import { contentDisposition } from '../../server/http/content-disposition.ts'
import type { Form } from '../../server/requests/form.ts'
import { formAct, formOfActions, type Problems } from '../../server/requests/form-of-actions.ts'
import { codeButton } from '../captcha/widgets/verification/code-button.ts'
import { cancelOrderAction, changeOrderAction, priceOrderAction, showOrderAction } from './actions.ts'
import { codeAct, notPlaced, notSent, placeAct } from './form-handlers/place-order-act.ts'
import { keyOfPlaced, placedNow, tokenOf } from './form-handlers/placed-page.ts'
import {
  answered,
  type OrderFormServices,
  type OrderRequest,
  ofOthers,
  readForm,
  shownForm,
  statusOf,
  unavailableForm,
} from './form-handlers/read-order-form.ts'
import { orderLabelsAction, previewLabelAction } from './labels/actions.ts'
import { labelSizeNames } from './labels/label-sizes.ts'
import { orderButtons, pieceButton } from './ui/submitted-order.ts'

type Fields = OrderRequest['fields']

const headers = (fields: Fields) => tokenOf(keyOfPlaced(fields))
const ofPlaced = (fields: Fields) => ({ number: keyOfPlaced(fields).number })
/** The page of the order once something of it was done. */
const shown = async (_result: unknown, request: OrderRequest) =>
  answered({ ...readForm(request), ...(await placedNow(request)) })

const acts = {
  [codeButton]: codeAct,
  [orderButtons.place]: placeAct,
  [orderButtons.look]: formAct({ action: showOrderAction, fields: ofPlaced, headers, done: shown }),
  [pieceButton]: formAct({
    call: previewLabelAction.call,
    take: async (_: OrderRequest) => null,
    done: shown,
  }),
  [orderButtons.cancel]: formAct({ action: cancelOrderAction, fields: ofPlaced, headers, done: shown }),
  [orderButtons.move]: formAct({
    action: changeOrderAction,
    fields: (fields) => {
      const [from, until] = (fields.moved ?? '').split('|')
      return { ...ofPlaced(fields), 'pickup.from': from, 'pickup.until': until }
    },
    headers,
    done: async (_order, request: OrderRequest) => {
      const { placed, trouble } = await placedNow(request)
      const moved = placed && { ...placed, moved: { kind: 'moved' as const } }
      return answered({ ...readForm(request), trouble, placed: moved })
    },
  }),
  [orderButtons.label]: formAct({
    action: orderLabelsAction,
    fields: (fields, _request: OrderRequest) => ({
      numbers: [keyOfPlaced(fields).number],
      size: labelSizeNames.find((name) => name === fields.paper),
    }),
    headers,
    done: ({ mediaType, bytes, name }) => ({
      kind: 'file',
      mediaType,
      disposition: contentDisposition(name),
      bytes,
    }),
  }),
}

type ActName = keyof typeof acts

const actIn = (fields: Fields): ActName | null => {
  const pressed = fields[pieceButton] === undefined ? (fields.do ?? '') : pieceButton
  return Object.hasOwn(acts, pressed) ? (pressed as ActName) : null
}

/** The page with why its button did nothing. */
async function again(
  request: OrderRequest,
  act: ActName | null,
  problems: Problems,
  error: unknown,
): Promise<Extract<FormOutcome, { kind: 'order' }>> {
  if (act === 'place') return { kind: 'order', ...notPlaced(request, problems, error) }
  if (act === 'code') return { kind: 'order', ...notSent(request, error) }
  const [text = ''] = Object.values(problems)
  const { placed, trouble } = await placedNow(request)
  const form = { kind: 'order', ...readForm(request) } as const
  return act === 'move' && placed !== null
    ? { ...form, placed: { ...placed, moved: { kind: 'refused', text } } }
    : { ...form, placed, trouble: trouble ?? text }
}

/** The order form for browsers without a script. */
export const orderForms: readonly Form<OrderFormServices>[] = [
  formOfActions<ActName, OrderFormServices>({
    path: '/route/onPlaceorder',
    // A good has its name and a tick, a size its five numbers and its box.
    mostFields: 64 + 2 * orderLimits.goods + 6 * quoteLimits.sizes,
    session: true,
    acts,
    actIn,
    instead: ofOthers,
    otherwise: { call: priceOrderAction.call, answer: shownForm },
    again,
    refusedStatus: (submitted) => (submitted.kind === 'order' ? statusOf(submitted) : 422),
    later: unavailableForm,
  }),
]
