import type { Form, FormAnswer, PostedRequest } from '../../../server/http/form.ts'
import { checkOrderList, orderLabels, placeOrderList } from '../endpoints.ts'
import { againLater } from './again-later.ts'
import { type ImportServices, labelsOfList, lookOver, placeList, readList } from './answer-import-form.ts'
import { controls, type ListAct, listActs } from './ui/list-controls.ts'

const actOf = ({ act }: PostedRequest['fields']): ListAct =>
  Object.values(listActs).find((one) => one === act) ?? listActs.check

const calls = {
  [listActs.read]: checkOrderList,
  [listActs.check]: checkOrderList,
  [listActs.pickup]: checkOrderList,
  [listActs.place]: placeOrderList,
  [listActs.labels]: orderLabels,
} as const

/** Drawing the labels of a list takes as much as that many calls. */
const costOfLabels = 10

const answers: Readonly<
  Record<ListAct, (request: PostedRequest<ImportServices>) => FormAnswer | Promise<FormAnswer>>
> = {
  [listActs.read]: readList,
  [listActs.check]: lookOver,
  [listActs.pickup]: lookOver,
  [listActs.place]: placeList,
  [listActs.labels]: labelsOfList,
}

/** The forms of a list of orders: it is handed in, looked over, placed, and its labels are printed. */
export const orderImportForms: readonly Form<ImportServices>[] = [
  {
    path: '/route/orderList.do/import',
    callOf: (fields) => calls[actOf(fields)],
    costOf: (fields) => (fields[controls.act] === listActs.labels ? costOfLabels : 1),
    answer: async (request) => answers[actOf(request.fields)](request),
    later: againLater,
    carriesFile: true,
  },
]
