import { orderListMessages } from '@hongyan/content/messages'
import { fill } from '@hongyan/locales'
import type { FormOutcome } from '../../../calls/form-outcome.ts'
import { malformed } from '../../../calls/refusals.ts'
import { paths } from '../../../paths.ts'
import { contentDisposition } from '../../../server/http/content-disposition.ts'
import { Refused } from '../../../server/http/refused.ts'
import type { Form, FormAnswer, FormRequest } from '../../../server/requests/form.ts'
import {
  askAction,
  formAct,
  formOfActions,
  type Outcome,
  type Problems,
} from '../../../server/requests/form-of-actions.ts'
import type { RequestServices } from '../../../server/requests/services.ts'
import { isNumber, queryOf } from '../../../shell/parts/own-list/list-filters.ts'
import { cancelOrderAction, changeOrderAction, listOrdersAction } from '../actions.ts'
import { orderLabelsAction } from '../labels/actions.ts'
import type { OrderServices } from '../order-services.ts'
import { type ActName, filtersIn, mostPicked, pickedIn } from './shown-orders.ts'

type Services = OrderServices & Pick<RequestServices, 'words' | 'sentencesOf'>
type Request = FormRequest<Services>
type Fields = Request['fields']

/** The orders that a form is about: those that are ticked, or the one it stands in. */
const numbersOf = (fields: Fields): readonly string[] =>
  fields.number ? [fields.number.slice(0, 40)] : pickedIn(fields)

/** The forms of the list, which needs no script: what is done leads back to the list. */
export const orderListForms: readonly Form<Services>[] = [
  formOfActions<Exclude<ActName, 'find'>, Services>({
    path: '/route/orderList.do',
    mostFields: 24 + mostPicked,
    costOf: (fields) => Math.max(1, numbersOf(fields).length),
    acts: {
      labels: formAct({
        action: orderLabelsAction,
        fields: (fields, request: Request) => ({ numbers: someOf(request), size: fields.size }),
        done: ({ mediaType, bytes, name }) => ({
          kind: 'file',
          mediaType,
          disposition: contentDisposition(name),
          bytes,
        }),
      }),
      cancel: { call: cancelOrderAction.call, perform: cancelAll },
      pickup: {
        action: changeOrderAction,
        fields: ({ window = '' }, request) => {
          const [from, until] = window.split('/')
          return { number: someOf(request)[0], 'pickup.from': from, 'pickup.until': until }
        },
      },
      recipient: {
        action: changeOrderAction,
        // A phone that is left empty stays.
        fields: ({ name, phone = '', detail }, request) => ({
          number: someOf(request)[0],
          'recipient.name': name,
          'recipient.detail': detail,
          ...(phone.trim() === '' ? {} : { 'recipient.phone': phone }),
        }),
      },
    },
    otherwise: { call: listOrdersAction.call, answer: find },
    done: listAfter,
    again: submitted,
    later: (request) => {
      const { later } = orderListMessages(request.at.locale).batch
      return request.fields.act === 'labels' ? submitted(request, 'labels', { '': later }) : null
    },
  }),
]

/** The same, of which there is at least one. */
function someOf({ fields, at }: Request): readonly string[] {
  const numbers = numbersOf(fields)
  if (numbers.length > 0) return numbers
  throw new Refused({ refusal: malformed, text: orderListMessages(at.locale).batch.none })
}

/** A name is in no address: what is looked for by one is shown in the answer. */
function find(request: Request): FormAnswer {
  const filters = filtersIn((name) => request.fields[name])
  const isShown = filters.text !== '' && !isNumber(filters.text)
  if (isShown) return { kind: 'submitted', submitted: submitted(request, null, {}), status: 200 }
  return { kind: 'elsewhere', path: paths.orderList(request.at.locale, queryOf(filters)) }
}

function listAfter({ fields, at }: Request, act: ActName): FormAnswer {
  const filters = filtersIn((name) => fields[name])
  const open = fields.number ? fields.number.slice(0, 40) : filters.open
  return { kind: 'elsewhere', path: paths.orderList(at.locale, queryOf({ ...filters, open }, act)) }
}

/** Cancels what may be cancelled, and says which could not be. */
async function cancelAll(request: Request): Promise<Outcome> {
  const { none, partly } = orderListMessages(request.at.locale).batch
  const failed: string[] = []
  const numbers = numbersOf(request.fields)
  for (const number of numbers) {
    const outcome = await askAction({ action: cancelOrderAction, fields: () => ({ number }) }, request)
    if (outcome.kind === 'refused')
      failed.push(fill(partly, { numbers: number, reason: outcome.problems[''] ?? '' }))
  }
  const problems = numbers.length === 0 ? [none] : failed
  return problems.length === 0
    ? { kind: 'done', result: null }
    : { kind: 'refused', problems: { '': problems.join(' ') }, error: null }
}

function submitted({ fields }: Request, act: ActName | null, problems: Problems): FormOutcome {
  const filters = filtersIn((name) => fields[name])
  const open = fields.number ? fields.number.slice(0, 40) : filters.open
  // What is wrong with the labels of several orders is said of all of them.
  const [text] = act === 'labels' ? Object.values(problems) : []
  return {
    kind: 'order-list',
    act: act ?? 'find',
    values: fields,
    filters: { ...filters, open },
    problems: text === undefined ? problems : { '': text },
  }
}
