import { codeButton } from '../../blocks/verification/code-button.ts'
import type { Form } from '../../server/http/form.ts'
import { getVerifyCode } from '../enquiries/endpoints.ts'
import { cancelOrderCall, orderLabels, placeOrderCall, priceOrderCall, showOrderCall } from './endpoints.ts'
import { answerOrderForm, type OrderFormServices, orderFormLater } from './posted/answer-order-form.ts'
import { orderButtons } from './ui/posted-order.ts'

const calls = {
  [codeButton]: getVerifyCode,
  [orderButtons.place]: placeOrderCall,
  [orderButtons.look]: showOrderCall,
  [orderButtons.label]: orderLabels,
  [orderButtons.cancel]: cancelOrderCall,
} as const

/** The order form for browsers without a script. */
export const orderForms: readonly Form<OrderFormServices>[] = [
  {
    path: '/route/onPlaceorder',
    callOf: (fields) => calls[fields.do as keyof typeof calls] ?? priceOrderCall,
    answer: answerOrderForm,
    later: orderFormLater,
    session: true,
  },
]
