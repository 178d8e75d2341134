import { randomUUID } from 'node:crypto'
import {
  addressMessages,
  companyMessages,
  enquiryMessages,
  orderListMessages,
  orderMessages,
} from '@hongyan/content/messages'
import { DomainError } from '@hongyan/domain/errors'
import { mayPayMonthly } from '@hongyan/domain/orders/may-pay-monthly'
import { type PlaceOrderInput, placeOrder } from '@hongyan/domain/orders/place-order'
import { PriceChanged } from '@hongyan/domain/orders/price-changed'
import { fill, plural } from '@hongyan/locales'
import { ownerIn } from '../../../blocks/own-list/list-filters.ts'
import { codeButton } from '../../../blocks/verification/code-button.ts'
import { mobileOf } from '../../../blocks/verification/mobile-of.ts'
import { refusals } from '../../../calls/codes.ts'
import { refusalSentence } from '../../../server/http/answer.ts'
import { fieldProblem } from '../../../server/http/field-sentences.ts'
import { refusalOfError } from '../../../server/http/refusal-of-error.ts'
import type { FormAnswer, PostedRequest } from '../../../server/requests/form.ts'
import type { RequestServices } from '../../../server/requests/services.ts'
import { sendPostedCode } from '../../../server/text-codes/send-posted-code.ts'
import type { CodeServices } from '../../../server/text-codes/send-text-code.ts'
import { companyFor } from '../company-for.ts'
import { formOwnerMark, markDiffers } from '../form-owner.ts'
import type { OrderServices } from '../order-services.ts'
import { presentReceipt, presentTerms } from '../present.ts'
import { missingByServer } from '../ui/form/missing-fields.ts'
import { emptyForm, repeated } from '../ui/form/order-form.ts'
import { orderButtons, type PostedOrder } from '../ui/posted-order.ts'
import { valuesOf } from '../values-of-body.ts'
import { answerPlacedOrder, isOfPlaced, placedLater, placedPage } from './answer-placed-order.ts'
import { judgePostedOrder } from './judge-posted-order.ts'
import { readPostedOrder } from './read-posted-order.ts'

/** What the form takes from the process. */
export type OrderFormServices = OrderServices & CodeServices & Pick<RequestServices, 'words'>
type Request = PostedRequest<OrderFormServices>

/** Fields that belong to one step and are not sent on. */
const ofOneStep =
  /^(do|key|total|arrivesUntil|termsVersion|mark|more|drop|drop-good|meant|paper|piece|moved|question|answer|number|token|placedAt|agreed|(sender|recipient)\.paste)$/

/** Answers the order form: the price, the review, the order that was placed, or the form with what is wrong. */
export async function answerOrderForm(request: Request): Promise<FormAnswer> {
  const { at, values } = request
  const differs = differsIn(request)
  if (differs === 'another-account') return posted(ofAnother(request))
  if (isOfPlaced(values)) {
    const answer = await answerPlacedOrder(request, open(request))
    return answer.kind === 'file' ? answer : posted(answer.page)
  }
  if (differs === 'another-company') {
    const { company } = companyMessages(at.locale).order.differs
    return posted({ ...open(request), trouble: company })
  }
  switch (values.get('do')) {
    case codeButton:
      return posted({ ...open(request), ...(await askForCode(request)) })
    case orderButtons.place:
      return place(request)
    case orderButtons.again: {
      const before = open(request)
      const { form, ...judged } = judgePostedOrder(at, repeated(before.form), ownerOf(request))
      const contact = { ...before.contact, code: '' }
      return posted({ ...before, ...judged, form, contact })
    }
    case orderButtons.fresh:
      return posted(emptied(request))
    case orderButtons.review: {
      const form = open(request)
      const confirmed = form.customer || /^\d{6}$/.test(form.contact.code.trim())
      const ready = form.terms !== null && confirmed
      return posted({ ...form, shownErrors: true, stage: ready ? 'review' : 'form' })
    }
    default:
      return posted(open(request))
  }
}

/**
 * What is shown while the database does not answer. Whether an order was placed is not known then: its review comes back
 * with the same key, and sent again it is still one. What was about a placed order stays at that order.
 */
export function orderFormLater(request: Request): { readonly kind: 'order' } & PostedOrder {
  const { values, at } = request
  const opened = open(request)
  // Who sent it is not known now: whoever orders for a company had signed in.
  const form = { ...opened, customer: opened.customer || opened.company !== null }
  const later = { kind: 'order', ...form, trouble: refusals.unavailable.text[at.locale] } as const
  const key = keyOf(request)
  if (values.get('do') === orderButtons.label)
    return { ...later, trouble: orderListMessages(at.locale).batch.later, placed: placedLater(request) }
  if (isOfPlaced(values)) return { ...later, placed: placedLater(request) }
  if (values.get('do') !== orderButtons.place || key === null || form.terms === null) return later
  return { ...later, stage: 'review', key, trouble: orderMessages(at.locale).review.unclear }
}

function posted(order: PostedOrder): FormAnswer {
  const refused = order.trouble !== null || (order.shownErrors && order.problems.length > 0)
  return { kind: 'posted', posted: { kind: 'order', ...order }, status: refused ? 422 : 200 }
}

/** The form as it was sent, with what can be said of it. */
function open({ at, values }: Request): PostedOrder {
  const { form: typed, places, contact, pasted } = readPostedOrder(values, at.locale)
  const { body: _, ...judged } = judgePostedOrder(at, typed, ownerOf({ values }))
  const { read, paste } = addressMessages(at.locale)
  const company = companyIn({ at, values })
  return {
    stage: 'form',
    ...judged,
    places,
    contact,
    customer: at.ctx.actor.kind === 'customer',
    monthly: mayPayMonthly(at.ctx, ownerOf({ values })),
    company,
    shownErrors: false,
    before: null,
    told: pasted && {
      at: pasted.of,
      text: [
        pasted.count === 0 ? paste.nothing : plural(at.locale, pasted.count, read.applied),
        ...(pasted.hadIdentityNumber ? [read.identity] : []),
        ...(pasted.remark === '' ? [] : [fill(read.remark, { text: pasted.remark })]),
      ].join(' '),
    },
    codeQuestion: null,
    trouble: company?.name === null ? companyMessages(at.locale).order.ended.lead : null,
    key: randomUUID(),
    fields: [
      ...[...values].filter(([name]) => !ofOneStep.test(name)),
      ...(company === null ? [] : [['mark', company.mark] as const]),
    ],
    placed: null,
  }
}

/** A new form of the same kind. */
function emptied(request: Request): PostedOrder {
  const before = open(request)
  const form = emptyForm(before.form.kind)
  const places = { sender: '', recipient: '' }
  return { ...before, form, places, pickup: null, terms: null, problems: [] }
}

/** The form of somebody else, of which nothing is shown to whoever sent it. */
function ofAnother(request: Request): PostedOrder {
  const trouble = companyMessages(request.at.locale).order.differs.account
  const contact = { mobile: '', code: '' }
  return { ...emptied(request), contact, told: null, codeQuestion: null, fields: [], trouble }
}

/** What differs between who got a form for their company and who sends it; null for nothing. */
function differsIn({ at: { ctx, account }, values }: Request): ReturnType<typeof markDiffers> {
  if (account === null || ownerIn(values.get('of')) === null) return null
  return markDiffers(ctx, markIn(values), account)
}

/**
 * The company that the form says it is for, where whoever sent it may order for one. For nobody it has no name, and
 * stays marked as of whoever got it.
 */
function companyIn({ at: { ctx, account }, values }: Pick<Request, 'at' | 'values'>): PostedOrder['company'] {
  if (ownerIn(values.get('of')) === null) return null
  if (account === null) return { name: null, mark: markIn(values) }
  const company = companyFor(account)
  return company && { name: company.name, mark: formOwnerMark(ctx, account) }
}

/** Whose the order becomes. */
const ownerOf = ({ values }: Pick<Request, 'values'>) => ownerIn(values.get('of')) ?? 'own'

const markIn = (values: URLSearchParams) => values.get('mark')?.slice(0, 60) ?? ''

function keyOf({ values }: Request): string | null {
  const key = values.get('key') ?? ''
  return /^[\w-]{8,60}$/.test(key) ? key : null
}

/** What came of asking for a code: a word about it, or a question that comes before another. */
async function askForCode(request: Request): Promise<Pick<PostedOrder, 'told' | 'codeQuestion'>> {
  const { at, values } = request
  const { noScript, outcomes, problems } = enquiryMessages(at.locale)
  const mobile = mobileOf(values.get('mobile')?.slice(0, 60) ?? '', at.locale)
  const told = (text: string) => ({ told: { at: 'code' as const, text }, codeQuestion: null })
  try {
    const became = await sendPostedCode(request, mobile, 'order')
    return became.kind === 'sent' ? told(noScript.codeSent) : { told: null, codeQuestion: became }
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    const text = {
      'invalid-input': problems.contactMobileWrong,
      'too-frequent': outcomes.tooFrequent,
      'code-unsure': outcomes.codeUnsure,
    }[error.code as string]
    return told(text ?? outcomes.codeFailed)
  }
}

async function place(request: Request): Promise<FormAnswer> {
  const { at, values } = request
  const { ctx, services, locale } = at
  const form = open(request)
  const again = { ...form, shownErrors: true }
  const { body } = judgePostedOrder(at, form.form, ownerOf(request))
  const key = keyOf(request)
  if (body === null || key === null) return posted(again)
  const shown = {
    total: Number(values.get('total')),
    arrivesUntil: values.get('arrivesUntil')?.slice(0, 10) ?? '',
    termsVersion: values.get('termsVersion')?.slice(0, 40) ?? '',
  }
  const { mobile, code } = form.contact
  const contact = form.customer ? null : { mobile: mobileOf(mobile, locale), code: code.trim() }
  try {
    const books = services.orderBooks()
    const input: PlaceOrderInput = {
      of: ownerOf(request),
      values: valuesOf(body),
      shown,
      contact,
      draftId: null,
      locale,
      idempotencyKey: key,
      books,
    }
    const receipt = presentReceipt(await placeOrder(ctx, input))
    return posted({ ...form, placed: { ...(await placedPage(request, receipt)), receipt } })
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    if (error instanceof PriceChanged) {
      const terms = presentTerms(error.terms) as PostedOrder['terms']
      return posted({ ...again, stage: 'review', terms, before: error.shown })
    }
    const refusal = refusalOfError(error, { now: ctx.now(), locale, words: services.words })
    const text = refusalSentence(refusal, locale)
    if (error.code === 'invalid-input') {
      const fields = refusal.kind === 'refusal' ? (refusal.fields ?? []) : []
      return posted({ ...again, problems: missingByServer(fields.map((note) => fieldProblem(note, locale))) })
    }
    if (error.code === 'wrong-code' || error.code === 'code-needed') {
      const problem = { section: 'order-contact', control: '#order-code', text }
      return posted({ ...again, problems: [problem], contact: { ...form.contact, code: '' } })
    }
    // Whoever signs in again goes on with it: it may have been placed before, and its answer lost.
    if (form.company?.name === null) return posted({ ...again, stage: 'review', key })
    const { conflict } = orderMessages(locale).review
    return posted({ ...again, stage: 'review', trouble: error.code === 'conflict' ? conflict : text })
  }
}
