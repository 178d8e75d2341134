import type { Form, FormAnswer, PostedRequest } from '../../../server/requests/form.ts'
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

const actOf = ({ act }: PostedRequest['fields']): ListAct =>
  Object.values(listActs).find((one) => one === act) ?? listActs.check

/** Calls whose rights and limit the forms draw on. Beside what these do, a list that is looked over is kept. */
const calls = {
  [listActs.read]: checkOrderListAction,
  [listActs.check]: checkOrderListAction,
  [listActs.pickup]: checkOrderListAction,
  [listActs.place]: placeOrderListAction,
  [listActs.resume]: checkOrderListAction,
  [listActs.drop]: deleteOrderDraftAction,
  [listActs.labels]: orderLabelsAction,
} as const

/** Of a line: a field for each column, a tick with the empty value before it, whether it is taken, and its terms. */
const fieldsOfLine = orderColumnNames.length + 3

/** Drawing the labels of a list takes as much as that many calls. */
const costOfLabels = 10

const answers: Readonly<
  Record<ListAct, (request: PostedRequest<ImportServices>) => FormAnswer | Promise<FormAnswer>>
> = {
  [listActs.read]: readList,
  [listActs.check]: lookOver,
  [listActs.pickup]: lookOver,
  [listActs.place]: placeList,
  [listActs.resume]: resumeList,
  [listActs.drop]: dropList,
  [listActs.labels]: labelsOfList,
}

/** Whether somebody else had this form open: whoever is signed in now sees nothing of it. */
function isOfAnother({ fields, at }: PostedRequest): boolean {
  const mark = fields[controls.mark] ?? ''
  return mark !== '' && mark !== listMark(at.ctx)
}

/** The forms of a list of orders: it is handed in, looked over, placed, and its labels are printed. */
export const orderImportForms: readonly Form<ImportServices>[] = [
  {
    path: '/route/orderList.do/import',
    calls: Object.values(calls),
    mostFields: ({ orders }) => 24 + orders.rowsPerImport * fieldsOfLine,
    callOf: (fields) => calls[actOf(fields)],
    costOf: (fields) => (fields[controls.act] === listActs.labels ? costOfLabels : 1),
    answer: async (request) =>
      isOfAnother(request) ? lost(request) : answers[actOf(request.fields)](request),
    later: retryLater,
    signedOut: againSignedIn,
    carriesFile: true,
  },
]
