import { addClaimFile } from '@hongyan/domain/claims/add-claim-file'
import { fileClaim } from '@hongyan/domain/claims/file-claim'
import { moveClaim } from '@hongyan/domain/claims/move-claim'
import { yuan } from '@hongyan/domain/quotes/quote-draft'
import { changeDelivery } from '@hongyan/domain/shipments/change-delivery'
import { nameShipment } from '@hongyan/domain/shipments/name-shipment'
import { readFigure } from '@hongyan/domain/typed/read-figure'
import { isNumber, queryOf } from '../../../blocks/own-list/list-filters.ts'
import { refusals } from '../../../calls/codes.ts'
import { paths } from '../../../paths.ts'
import type { Posted } from '../../../posted.ts'
import type { Form, FormAnswer, PostedRequest } from '../../../server/requests/form.ts'
import { problemsOfError } from '../../../server/requests/problems-of-error.ts'
import type { RequestServices } from '../../../server/requests/services.ts'
import {
  addClaimFileCall,
  changeDeliveryCall,
  fileClaimCall,
  listShipmentsCall,
  nameShipmentCall,
  withdrawClaimCall,
} from './endpoints.ts'
import type { MyShipmentServices } from './route.ts'
import { type ActName, actNames, filtersIn } from './shown-filters.ts'

const calls = {
  find: listShipmentsCall,
  nickname: nameShipmentCall,
  delivery: changeDeliveryCall,
  claim: fileClaimCall,
  file: addClaimFileCall,
  withdraw: withdrawClaimCall,
} as const

type Services = MyShipmentServices & Pick<RequestServices, 'words'>

type Fields = PostedRequest['fields']

const actOf = ({ act }: Fields): ActName => actNames.find((name) => name === act) ?? 'find'

/** The forms of the page, which needs no script: each makes one call, and what is done leads back to the page. */
export const myShipmentForms: readonly Form<Services>[] = [
  {
    path: '/my/shipments',
    calls: Object.values(calls),
    mostFields: 32,
    callOf: (fields) => calls[actOf(fields)],
    answer,
    later: (request) => posted(request, { '': refusals.unavailable.text[request.at.locale] }),
    carriesFile: true,
  },
]

async function answer(request: PostedRequest<Services>): Promise<FormAnswer> {
  const { fields, at } = request
  const act = actOf(fields)
  const filters = filtersIn((name) => fields[name])
  if (act === 'find') {
    const isShown = filters.text !== '' && !isNumber(filters.text)
    if (isShown) return { kind: 'posted', posted: posted(request, {}), status: 200 }
    return { kind: 'elsewhere', path: paths.myShipments(at.locale, queryOf(filters)) }
  }
  try {
    await acts[act](request)
  } catch (error) {
    return { kind: 'posted', posted: posted(request, problemsOfError(error, at)), status: 422 }
  }
  const number = numberOf(fields)
  const query = queryOf({ ...filters, open: number }, act)
  return { kind: 'elsewhere', path: `${paths.myShipments(at.locale, query)}#${number}` }
}

const numberOf = ({ number = '' }: Fields) => number.slice(0, 60)

/** What each does; the fields are read by the verbs. */
const acts: Readonly<
  Record<Exclude<ActName, 'find'>, (request: PostedRequest<Services>) => Promise<unknown>>
> = {
  nickname: ({ at, fields }) =>
    nameShipment(at.ctx, { number: numberOf(fields), nickname: fields.nickname ?? '' }),
  delivery: ({ at, fields }) => {
    const network = at.services.network()
    return changeDelivery(at.ctx, { number: numberOf(fields), wish: wishIn(fields), network })
  },
  claim: ({ at, fields }) =>
    fileClaim(at.ctx, {
      number: numberOf(fields),
      claim: { kind: fields.kind, amount: fenOf(fields.amount ?? ''), story: fields.story ?? '' },
      locale: at.locale,
      idempotencyKey: (fields.key ?? '').slice(0, 100),
    }),
  file: ({ at, fields, files }) => {
    const { name = '', bytes = new Uint8Array() } = files.file ?? {}
    return addClaimFile(at.ctx, { number: fields.claim ?? '', name, bytes })
  },
  withdraw: ({ at, fields }) => moveClaim(at.ctx, { number: fields.claim ?? '', move: { step: 'withdraw' } }),
}

/** The wish of the form: of the fields beside each other those that the choice needs. */
function wishIn({ choice = '', day = '', branch = '', locker = '', name = '', at = '' }: Fields) {
  if (choice === 'another-day') return { choice, day }
  if (choice === 'branch') return { choice, branch }
  if (choice === 'locker') return { choice, branch: locker }
  return choice === 'neighbour' ? { choice, name, at } : { choice }
}

/** Yuan as they are typed, in fen; not a number where they are none, or may be one of two. */
function fenOf(typed: string): number {
  const read = readFigure(typed, yuan)
  return read.kind === 'figure' ? read.value : Number.NaN
}

function posted({ fields }: PostedRequest, problems: Readonly<Record<string, string>>): Posted {
  const act = actOf(fields)
  const filters = filtersIn((name) => fields[name])
  const number = numberOf(fields)
  const open = act === 'find' ? null : number
  return {
    kind: 'my-shipments',
    act,
    number,
    values: fields,
    filters: { ...filters, open },
    problems,
  }
}
