import { orderLimits } from '@hongyan/domain/orders/order-vocabulary'
import { quoteLimits } from '@hongyan/domain/quotes/quote-limits'
import { codeButton } from '../../blocks/verification/code-button.ts'
import type { Form } from '../../server/requests/form.ts'
import { getVerifyCode } from '../enquiries/endpoints.ts'
import {
  cancelOrderCall,
  changeOrderCall,
  orderLabels,
  placeOrderCall,
  previewLabelCall,
  priceOrderCall,
  showOrderCall,
} from './endpoints.ts'
import { answerOrderForm, type OrderFormServices, orderFormLater } from './posted/answer-order-form.ts'
import { orderButtons, pieceButton } from './ui/posted-order.ts'

const calls = {
  [codeButton]: getVerifyCode,
  [orderButtons.place]: placeOrderCall,
  [orderButtons.look]: showOrderCall,
  [orderButtons.label]: orderLabels,
  [orderButtons.cancel]: cancelOrderCall,
  [orderButtons.move]: changeOrderCall,
} as const

/** The order form for browsers without a script. */
export const orderForms: readonly Form<OrderFormServices>[] = [
  {
    path: '/route/onPlaceorder',
    calls: [priceOrderCall, previewLabelCall, ...Object.values(calls)],
    // A good has its name and a tick, a size its five numbers and its box.
    mostFields: 64 + 2 * orderLimits.goods + 6 * quoteLimits.sizes,
    callOf: (fields) => {
      if (fields[pieceButton] !== undefined) return previewLabelCall
      const act = fields.do ?? ''
      return Object.hasOwn(calls, act) ? calls[act as keyof typeof calls] : priceOrderCall
    },
    answer: answerOrderForm,
    later: orderFormLater,
    session: true,
  },
]
