import { codeButton } from '../../blocks/verification/code-button.ts'
import type { Form } from '../../server/http/form.ts'
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
    callOf: (fields) =>
      fields[pieceButton] === undefined
        ? (calls[fields.do as keyof typeof calls] ?? priceOrderCall)
        : previewLabelCall,
    answer: answerOrderForm,
    later: orderFormLater,
    session: true,
  },
]
