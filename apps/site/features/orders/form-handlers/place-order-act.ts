import { enquiryMessages, orderMessages } from '@hongyan/content/messages'
import { PriceChanged } from '@hongyan/domain/orders/price-changed'
import { DomainError } from '@hongyan/kernel/errors'
import { malformed } from '../../../calls/refusals.ts'
import { Refused } from '../../../server/http/refused.ts'
import type { FormFields } from '../../../server/requests/form-input.ts'
import { formAct, type Problems } from '../../../server/requests/form-of-actions.ts'
import { sendFormCode } from '../../../server/text-codes/send-form-code.ts'
import { codeButton } from '../../captcha/widgets/verification/code-button.ts'
import { mobileOf } from '../../captcha/widgets/verification/mobile-of.ts'
import { getVerifyCodeAction } from '../../enquiries/actions.ts'
import { placeOrderAction } from '../actions.ts'
import { presentReceipt, presentTerms } from '../present.ts'
import { missingByServer } from '../ui/form/missing-fields.ts'
import type { SubmittedOrder } from '../ui/submitted-order.ts'
import { placedNow } from './placed-page.ts'
import {
  answered,
  bodyIn,
  keyOfForm,
  markIn,
  type OrderRequest,
  ownerOf,
  readForm,
} from './read-order-form.ts'

/** Places the order at the terms that were shown, under the key of its review. */
export const placeAct = formAct({
  action: placeOrderAction,
  fields: (_fields, request: OrderRequest) => fieldsOf(request),
  requestKey: ({ key = '' }) => key,
  done: async (placed, request) => {
    const form = readForm(request)
    const receipt = presentReceipt(placed)
    const now = await placedNow(request, receipt)
    return answered({ ...form, ...now, placed: now.placed && { ...now.placed, receipt } })
  },
})

/** The order as its call takes it. */
function fieldsOf(request: OrderRequest): FormFields {
  const { at, values } = request
  const { contact, customer } = readForm(request)
  const body = bodyIn(request)
  if (body === null || keyOfForm(request) === null) throw new Refused({ refusal: malformed })
  const { mobile, code } = contact
  return {
    of: ownerOf(request),
    mark: markIn(values),
    order: body,
    shown: {
      total: Number(values.get('total')),
      arrivesUntil: values.get('arrivesUntil')?.slice(0, 10),
      termsVersion: values.get('termsVersion')?.slice(0, 40),
    },
    contact: customer ? null : { mobile: mobileOf(mobile, at.locale), code: code.trim().slice(0, 20) },
    draftId: null,
  }
}

/** The form that was not placed: with both prices, what is wrong, or why it was refused. */
export function notPlaced(request: OrderRequest, problems: Problems, error: unknown): SubmittedOrder {
  const form = { ...readForm(request), shownErrors: true }
  const [text = ''] = Object.values(problems)
  const review = { ...form, stage: 'review' as const }
  if (error instanceof PriceChanged)
    return { ...review, terms: presentTerms(error.terms) as SubmittedOrder['terms'], before: error.shown }
  // What is missing the page finds by itself.
  if (error instanceof Refused || form.problems.length > 0) return form
  switch (error instanceof DomainError ? error.code : null) {
    case 'invalid-input':
      return {
        ...form,
        problems: missingByServer(Object.entries(problems).map(([path, message]) => ({ path, message }))),
      }
    case 'wrong-code':
    case 'code-needed':
      return {
        ...form,
        problems: [{ section: 'order-contact', control: '#order-code', text }],
        contact: { ...form.contact, code: '' },
      }
    case 'conflict':
      return { ...review, trouble: orderMessages(request.at.locale).review.conflict }
    default:
      return { ...review, trouble: text }
  }
}

/** Sends a code to the number that was typed; from the second one on a question comes first. */
export const codeAct = formAct({
  call: getVerifyCodeAction,
  take: (request: OrderRequest) => {
    const mobile = request.values.get('mobile')?.slice(0, 60) ?? ''
    return sendFormCode(request, mobileOf(mobile, request.at.locale), 'order')
  },
  done: (became, request) => {
    const { codeSent } = enquiryMessages(request.at.locale).noScript
    return answered({
      ...readForm(request),
      notice: became.kind === 'sent' ? { at: codeButton, text: codeSent } : null,
      codeQuestion: became.kind === 'sent' ? null : became,
    })
  },
})

/** The form with why no code was sent. */
export function notSent(request: OrderRequest, error: unknown): SubmittedOrder {
  const { outcomes, problems } = enquiryMessages(request.at.locale)
  const sentences: Readonly<Record<string, string>> = {
    'invalid-input': problems.contactMobileWrong,
    'too-frequent': outcomes.tooFrequent,
    'code-unsure': outcomes.codeUnsure,
  }
  const text = sentences[error instanceof DomainError ? error.code : ''] ?? outcomes.codeFailed
  return { ...readForm(request), notice: { at: codeButton, text }, codeQuestion: null }
}
