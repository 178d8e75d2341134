import { randomUUID } from 'node:crypto'
import { addressMessages, companyMessages, orderListMessages, orderMessages } from '@hongyan/content/messages'
import { mayPayMonthly } from '@hongyan/domain/orders/may-pay-monthly'
import { fill, localisedIn, plural } from '@hongyan/locales'
import { unavailable } from '../../../calls/refusals.ts'
import type { FormAnswer, FormRequest } from '../../../server/requests/form.ts'
import type { RequestServices } from '../../../server/requests/services.ts'
import type { CodeServices } from '../../../server/text-codes/send-text-code.ts'
import { ownerIn } from '../../../shell/parts/own-list/list-filters.ts'
import { companyFor } from '../company-for.ts'
import { formOwnerMark, markDiffers } from '../form-owner.ts'
import type { OrderServices } from '../order-services.ts'
import { emptyForm, repeated } from '../ui/form/order-form.ts'
import { orderButtons, type SubmittedOrder } from '../ui/submitted-order.ts'
import { type JudgedOrder, judgeSubmittedOrder } from './judge-submitted-order.ts'
import { isOfPlaced, unavailablePlaced } from './placed-page.ts'
import { readSubmittedOrder } from './read-submitted-order.ts'

/** What the form takes from the process. */
export type OrderFormServices = OrderServices & CodeServices & Pick<RequestServices, 'words' | 'sentencesOf'>
export type OrderRequest = FormRequest<OrderFormServices>
type Request = OrderRequest

/** Fields that belong to one step and are not sent on. */
const ofOneStep =
  /^(do|key|total|arrivesUntil|termsVersion|mark|more|drop|drop-good|meant|paper|piece|moved|question|answer|number|token|placedAt|agreed|(sender|recipient)\.paste)$/

/** What a form is answered with that nothing is done for: that of somebody else, or of a company they have left. */
export function ofOthers(request: Request): FormAnswer | null {
  const { at, values } = request
  const differs = differsIn(request)
  if (differs === 'another-account') return answered(ofAnother(request))
  if (isOfPlaced(values)) return null
  const { company } = companyMessages(at.locale).order.differs
  if (differs === 'another-company') return answered({ ...readForm(request), trouble: company })
  const key = keyOfForm(request)
  const isEnded = values.get('do') === orderButtons.place && companyIn(request)?.name === null
  if (!isEnded || key === null || bodyIn(request) === null) return null
  // Whoever signs in again goes on with it: it may have been placed before, and its answer lost.
  return answered({ ...readForm(request), shownErrors: true, stage: 'review', key })
}

/** The form with what its buttons show that place nothing. */
export function shownForm(request: Request): FormAnswer {
  const form = readForm(request)
  const pressed = request.values.get('do')
  if (pressed === orderButtons.fresh) return answered(emptied(request))
  if (pressed === orderButtons.again) {
    const { body: _, ...judged } = judgeSubmittedOrder(request.at, repeated(form.form), ownerOf(request))
    return answered({ ...form, ...judged, contact: { ...form.contact, code: '' } })
  }
  if (pressed !== orderButtons.review) return answered(form)
  const confirmed = form.customer || /^\d{6}$/.test(form.contact.code.trim())
  const ready = form.terms !== null && confirmed
  return answered({ ...form, shownErrors: true, stage: ready ? 'review' : 'form' })
}

/**
 * What is shown while the database does not answer. Whether an order was placed is not known then: its review comes back
 * with the same key, and sent again it is still one. What was about a placed order stays at that order.
 */
export function unavailableForm(request: Request): { readonly kind: 'order' } & SubmittedOrder {
  const { values, at } = request
  const read = readForm(request)
  // Who sent it is not known now: whoever orders for a company had signed in.
  const form = { ...read, customer: read.customer || read.company !== null }
  const later = { kind: 'order', ...form, trouble: localisedIn(unavailable.text, at.locale).text } as const
  const key = keyOfForm(request)
  if (values.get('do') === orderButtons.label)
    return { ...later, trouble: orderListMessages(at.locale).batch.later, placed: unavailablePlaced(request) }
  if (isOfPlaced(values)) return { ...later, placed: unavailablePlaced(request) }
  if (values.get('do') !== orderButtons.place || key === null || form.terms === null) return later
  return { ...later, stage: 'review', key, trouble: orderMessages(at.locale).review.unclear }
}

/** The page of a form, with its status. */
export const answered = (order: SubmittedOrder): FormAnswer => ({
  kind: 'submitted',
  submitted: { kind: 'order', ...order },
  status: statusOf(order),
})

/** 422 where something is said to be wrong. */
export function statusOf({ trouble, shownErrors, problems }: SubmittedOrder): number {
  return trouble !== null || (shownErrors && problems.length > 0) ? 422 : 200
}

type ReadForm = { readonly form: SubmittedOrder; readonly body: JudgedOrder['body'] }
const opened = new WeakMap<Request, ReadForm>()

/** The form as it was sent, with what can be said of it. */
export const readForm = (request: Request): SubmittedOrder => readOnce(request).form

/** The order as its call takes it; null while something of it is missing. */
export const bodyIn = (request: Request): JudgedOrder['body'] => readOnce(request).body

/** Reads, judges and prices a form once, however often it is looked at. */
function readOnce(request: Request): ReadForm {
  const known = opened.get(request) ?? judgeForm(request)
  opened.set(request, known)
  return known
}

function judgeForm({ at, values }: Request): ReadForm {
  const { form: typed, places, contact, pasted } = readSubmittedOrder(values, at.locale)
  const { body, ...judged } = judgeSubmittedOrder(at, typed, ownerOf({ values }))
  const { read, paste } = addressMessages(at.locale)
  const company = companyIn({ at, values })
  const form: SubmittedOrder = {
    stage: 'form',
    ...judged,
    places,
    contact,
    customer: at.ctx.actor.kind === 'customer',
    monthly: mayPayMonthly(at.ctx, ownerOf({ values })),
    company,
    shownErrors: false,
    before: null,
    notice: pasted && {
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
  return { form, body }
}

/** A new form of the same kind. */
function emptied(request: Request): SubmittedOrder {
  const before = readForm(request)
  const form = emptyForm(before.form.kind)
  const places = { sender: '', recipient: '' }
  return { ...before, form, places, pickup: null, terms: null, problems: [] }
}

/** The form of somebody else, of which nothing is shown to whoever sent it. */
function ofAnother(request: Request): SubmittedOrder {
  const trouble = companyMessages(request.at.locale).order.differs.account
  const contact = { mobile: '', code: '' }
  return { ...emptied(request), contact, notice: null, codeQuestion: null, fields: [], trouble }
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
function companyIn({
  at: { ctx, account },
  values,
}: Pick<Request, 'at' | 'values'>): SubmittedOrder['company'] {
  if (ownerIn(values.get('of')) === null) return null
  if (account === null) return { name: null, mark: markIn(values) }
  const company = companyFor(account)
  return company && { name: company.name, mark: formOwnerMark(ctx, account) }
}

/** Whose the order becomes. */
export const ownerOf = ({ values }: Pick<Request, 'values'>) => ownerIn(values.get('of')) ?? 'own'

export const markIn = (values: URLSearchParams) => values.get('mark')?.slice(0, 60) ?? ''

export function keyOfForm({ values }: Request): string | null {
  const key = values.get('key') ?? ''
  return /^[\w-]{8,60}$/.test(key) ? key : null
}
