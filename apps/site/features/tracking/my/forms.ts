import { addClaimFile } from '@hongyan/domain/claims/add-claim-file'
import { money } from '@hongyan/domain/typed/money-rule'
import { readFigure } from '@hongyan/domain/typed/read-figure'
import type { FormOutcome } from '../../../calls/form-outcome.ts'
import { paths } from '../../../paths.ts'
import type { Form, FormAnswer, FormRequest } from '../../../server/requests/form.ts'
import { formOfActions, type Problems } from '../../../server/requests/form-of-actions.ts'
import type { RequestServices } from '../../../server/requests/services.ts'
import { isNumber, queryOf } from '../../../shell/parts/own-list/list-filters.ts'
import {
  changeDeliveryAction,
  listShipmentsAction,
  type MyShipmentServices,
  nameShipmentAction,
} from './actions.ts'
import { addClaimFileAction, fileClaimAction, withdrawClaimAction } from './claims/actions.ts'
import { type ActName, filtersIn } from './shown-filters.ts'

type Services = MyShipmentServices & Pick<RequestServices, 'words' | 'sentencesOf'>
type Request = FormRequest<Services>
type Fields = Request['fields']

/** The forms of the page, which needs no script: what is done leads back to the page. */
export const myShipmentForms: readonly Form<Services>[] = [
  formOfActions<Exclude<ActName, 'find'>, Services>({
    path: '/my/shipments',
    mostFields: 32,
    carriesFile: true,
    acts: {
      nickname: nameShipmentAction,
      delivery: { action: changeDeliveryAction, fields: wishIn },
      claim: {
        action: fileClaimAction,
        fields: (fields) => ({ ...fields, amount: minorOf(fields.amount ?? '') }),
      },
      file: {
        call: addClaimFileAction.call,
        take: ({ at, fields, files }) => {
          const { name = '', bytes = new Uint8Array() } = files.file ?? {}
          return addClaimFile(at.ctx, { number: fields.claim ?? '', name, bytes })
        },
      },
      withdraw: {
        action: withdrawClaimAction,
        fields: ({ claim = '', ...fields }) => ({ ...fields, number: claim }),
      },
    },
    otherwise: { call: listShipmentsAction.call, answer: find },
    done: ({ fields, at }, act) => {
      const number = numberOf(fields)
      const filters = filtersIn((name) => fields[name])
      const query = queryOf({ ...filters, open: number }, act)
      return { kind: 'elsewhere', path: `${paths.myShipments(at.locale, query)}#${number}` }
    },
    again: submitted,
  }),
]

/** A name is in no address: what is looked for by one is shown in the answer. */
function find(request: Request): FormAnswer {
  const filters = filtersIn((name) => request.fields[name])
  const isShown = filters.text !== '' && !isNumber(filters.text)
  if (isShown) return { kind: 'submitted', submitted: submitted(request, null, {}), status: 200 }
  return { kind: 'elsewhere', path: paths.myShipments(request.at.locale, queryOf(filters)) }
}

const numberOf = ({ number = '' }: Fields) => number.slice(0, 60)

/** A locker is chosen in a field of its own, and asked for as the branch that it is. */
function wishIn({ locker = '', ...fields }: Fields): Fields {
  return fields.choice === 'locker' ? { ...fields, branch: locker } : fields
}

/** Money as it is typed, in minor units; not a number where they are none, or may be one of two. */
function minorOf(typed: string): number {
  const read = readFigure(typed, money)
  return read.kind === 'figure' ? read.value : Number.NaN
}

function submitted({ fields }: Request, act: ActName | null, problems: Problems): FormOutcome {
  const filters = filtersIn((name) => fields[name])
  const number = numberOf(fields)
  const open = act === null ? null : number
  return {
    kind: 'my-shipments',
    act: act ?? 'find',
    number,
    values: fields,
    filters: { ...filters, open },
    problems,
  }
}
