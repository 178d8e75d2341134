import type { Call } from '../../../calls/call.ts'
import type { Form, FormRequest } from '../../../server/requests/form.ts'
import { deleteOrderDraftAction } from '../drafts/actions.ts'
import { orderLabelsAction } from '../labels/actions.ts'
import { checkOrderListAction, placeOrderListAction } from './actions.ts'
import {
  dropList,
  type ImportServices,
  labelsOfList,
  lookOver,
  lost,
  placeList,
  readList,
  resumeList,
} from './answer-import-form.ts'
import { listMark } from './list-mark.ts'
import { orderColumnNames } from './order-columns.ts'
import { againSignedIn, retryLater } from './retry-later.ts'
import { controls, type ListAct, listActs } from './ui/list-controls.ts'

const actOf = ({ act }: FormRequest['fields']): ListAct =>
  Object.values(listActs).find((one) => one === act) ?? listActs.check

/**
 * What a form asks for: the call whose rights and limit it draws on, and what it does. Beside that, a list that is
 * looked over is kept.
 */
const acts: Readonly<Record<ListAct, { readonly call: Call } & Pick<Form<ImportServices>, 'answer'>>> = {
  [listActs.read]: { call: checkOrderListAction, answer: readList },
  [listActs.check]: { call: checkOrderListAction, answer: lookOver },
  [listActs.pickup]: { call: checkOrderListAction, answer: lookOver },
  [listActs.place]: { call: placeOrderListAction, answer: placeList },
  [listActs.resume]: { call: checkOrderListAction, answer: resumeList },
  [listActs.drop]: { call: deleteOrderDraftAction, answer: dropList },
  [listActs.labels]: { call: orderLabelsAction, answer: labelsOfList },
}

/** Of a line: a field for each column, a tick with the empty value before it, whether it is taken, and its terms. */
const fieldsOfLine = orderColumnNames.length + 3

/** Drawing the labels of a list takes as much as that many calls. */
const costOfLabels = 10

/** Whether somebody else had this form open: whoever is signed in now sees nothing of it. */
function isOfAnother({ fields, at }: FormRequest): boolean {
  const mark = fields[controls.mark] ?? ''
  return mark !== '' && mark !== listMark(at.ctx)
}

/** The forms of a list of orders: it is handed in, looked over, placed, and its labels are printed. */
export const orderImportForms: readonly Form<ImportServices>[] = [
  {
    path: '/route/orderList.do/import',
    calls: Object.values(acts).map(({ call }) => call),
    mostFields: ({ orders }) => 24 + orders.rowsPerImport * fieldsOfLine,
    callOf: (fields) => acts[actOf(fields)].call,
    costOf: (fields) => (fields[controls.act] === listActs.labels ? costOfLabels : 1),
    answer: async (request) =>
      isOfAnother(request) ? lost(request) : acts[actOf(request.fields)].answer(request),
    later: retryLater,
    signedOut: againSignedIn,
    carriesFile: true,
  },
]
