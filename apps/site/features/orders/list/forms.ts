import { orderListMessages } from '@hongyan/content/messages'
import { cancelOrder } from '@hongyan/domain/orders/cancel-order'
import { changeOrder } from '@hongyan/domain/orders/change-order'
import { showOrder } from '@hongyan/domain/orders/show-order'
import { fill } from '@hongyan/locales'
import { isNumber, queryOf } from '../../../blocks/own-list/list-filters.ts'
import { paths } from '../../../paths.ts'
import type { Posted } from '../../../posted.ts'
import { contentDisposition } from '../../../server/http/content-disposition.ts'
import type { Form, FormAnswer, PostedRequest } from '../../../server/requests/form.ts'
import { problemsOfError } from '../../../server/requests/problems-of-error.ts'
import type { RequestServices } from '../../../server/requests/services.ts'
import { cancelOrderCall, changeOrderCall, listOrdersCall, orderLabels } from '../endpoints.ts'
import { fileOfLabels } from '../labels/file-of-labels.ts'
import { labelSizeNames } from '../labels/label-sizes.ts'
import { tooManyLabels } from '../labels/too-many-labels.ts'
import type { OrderServices } from '../order-services.ts'
import { type ActName, actNames, filtersIn, mostPicked, pickedIn } from './shown-orders.ts'

type Services = OrderServices & Pick<RequestServices, 'words'>
type Fields = PostedRequest['fields']
type Problems = Readonly<Record<string, string>>

const actOf = ({ act }: Fields): ActName => actNames.find((name) => name === act) ?? 'find'

/** The orders that a form is about: those that are ticked, or the one it stands in. */
const numbersOf = (fields: Fields): readonly string[] =>
  fields.number ? [fields.number.slice(0, 40)] : pickedIn(fields)

const calls = {
  find: listOrdersCall,
  labels: orderLabels,
  cancel: cancelOrderCall,
  pickup: changeOrderCall,
  recipient: changeOrderCall,
} as const

/** The forms of the list, which needs no script: what is done leads back to the list. */
export const orderListForms: readonly Form<Services>[] = [
  {
    path: '/route/orderList.do',
    calls: Object.values(calls),
    mostFields: 24 + mostPicked,
    callOf: (fields) => calls[actOf(fields)],
    costOf: (fields) => Math.max(1, numbersOf(fields).length),
    answer,
    later: (request) => {
      const { later } = orderListMessages(request.at.locale).batch
      return actOf(request.fields) === 'labels' ? posted(request, { '': later }) : null
    },
  },
]

async function answer(request: PostedRequest<Services>): Promise<FormAnswer> {
  const { fields, at } = request
  const act = actOf(fields)
  const filters = filtersIn((name) => fields[name])
  if (act === 'find') {
    const isShown = filters.text !== '' && !isNumber(filters.text)
    if (isShown) return { kind: 'posted', posted: posted(request, {}), status: 200 }
    return { kind: 'elsewhere', path: paths.orderList(at.locale, queryOf(filters)) }
  }
  const numbers = numbersOf(fields)
  const refused = (problems: Problems): FormAnswer => ({
    kind: 'posted',
    posted: posted(request, problems),
    status: 422,
  })
  if (numbers.length === 0) return refused({ '': orderListMessages(at.locale).batch.none })
  if (act === 'labels') return labels(request, numbers, refused)
  const problems = act === 'cancel' ? await cancel(request, numbers) : await change(request, numbers[0] ?? '')
  if (Object.keys(problems).length > 0) return refused(problems)
  const open = fields.number ? (numbers[0] ?? null) : filters.open
  return { kind: 'elsewhere', path: paths.orderList(at.locale, queryOf({ ...filters, open }, act)) }
}

async function labels(
  { at, fields }: PostedRequest<Services>,
  numbers: readonly string[],
  refused: (problems: Problems) => FormAnswer,
): Promise<FormAnswer> {
  const size = labelSizeNames.find((name) => name === fields.size) ?? '100x150'
  try {
    const views = []
    for (const number of numbers) views.push(await showOrder(at.ctx, { number, token: null }))
    const file = await fileOfLabels(at, views, size)
    if (file.kind === 'none') return refused({ '': orderListMessages(at.locale).batch.noLabels })
    if (file.kind === 'too-many') return refused({ '': tooManyLabels(file)[at.locale] })
    const disposition = contentDisposition(`labels-${views[0]?.order.number}.pdf`)
    return { kind: 'file', mediaType: 'application/pdf', disposition, bytes: file.bytes }
  } catch (error) {
    return refused(problemsOfError(error, at))
  }
}

/** Cancels what may be cancelled, and says which could not be. */
async function cancel({ at }: PostedRequest<Services>, numbers: readonly string[]): Promise<Problems> {
  const { partly } = orderListMessages(at.locale).batch
  const failed: string[] = []
  for (const number of numbers) {
    try {
      await cancelOrder(at.ctx, { number, token: null })
    } catch (error) {
      const reason = problemsOfError(error, at)[''] ?? ''
      failed.push(fill(partly, { numbers: number, reason }))
    }
  }
  return failed.length === 0 ? {} : { '': failed.join(' ') }
}

async function change({ at, fields }: PostedRequest<Services>, number: string): Promise<Problems> {
  try {
    const changes = changesIn(fields)
    await changeOrder(at.ctx, { number, token: null, changes, books: at.services.orderBooks() })
    return {}
  } catch (error) {
    return problemsOfError(error, at)
  }
}

/** The other time or recipient of a form; a phone that is left empty stays. */
function changesIn(fields: Fields) {
  if (actOf(fields) === 'pickup') {
    const [from = Number.NaN, until = Number.NaN] = (fields.window ?? '').split('/').map(Date.parse)
    return { pickup: { from, until } }
  }
  const { name = '', phone = '', detail = '' } = fields
  return { recipient: { name, detail, ...(phone.trim() === '' ? {} : { phone }) } }
}

function posted({ fields }: PostedRequest, problems: Problems): Posted {
  const filters = filtersIn((name) => fields[name])
  const open = fields.number ? fields.number.slice(0, 40) : filters.open
  return { kind: 'order-list', act: actOf(fields), values: fields, filters: { ...filters, open }, problems }
}
