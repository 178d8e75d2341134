import type { BranchNetwork } from '@hongyan/domain/branches/branch-network'
import { addClaimFile } from '@hongyan/domain/claims/add-claim-file'
import { fileClaim } from '@hongyan/domain/claims/file-claim'
import { moveClaim } from '@hongyan/domain/claims/move-claim'
import { readClaimFile } from '@hongyan/domain/claims/read-claim-file'
import { showClaim } from '@hongyan/domain/claims/show-claim'
import { showShipment } from '@hongyan/domain/own-data/show-shipment'
import { answerDeliveryChange, type DeliveryAnswer } from '@hongyan/domain/shipments/answer-delivery-change'
import { changeDelivery } from '@hongyan/domain/shipments/change-delivery'
import { listShipments } from '@hongyan/domain/shipments/list-shipments'
import { nameShipment } from '@hongyan/domain/shipments/name-shipment'
import type { InputOf } from '../../../calls/call.ts'
import { success } from '../../../calls/envelope.ts'
import type { Answer } from '../../../server/http/answer.ts'
import { idempotencyKey, withoutKey } from '../../../server/http/idempotency-key.ts'
import { type At, defineRoute, type Route } from '../../../server/requests/route.ts'
import {
  addClaimFileCall,
  answerClaim,
  answerDelivery,
  changeDeliveryCall,
  fetchClaimFile,
  fileClaimCall,
  listShipmentsCall,
  nameShipmentCall,
  readClaimFileCall,
  showClaimCall,
  showShipmentCall,
  withdrawClaimCall,
} from './endpoints.ts'
import { presentChange, presentClaim, presentPage, presentShipmentView } from './present.ts'

const reply = (body: unknown): Answer => ({ kind: 'reply', status: 200, body })

/** An answer of the company has been taken. */
const taken = reply({ code: 1, errorMsg: '' })

/** What these calls take from the process. */
export type MyShipmentServices = {
  /** The branches in force. */
  readonly network: () => BranchNetwork
}

/** Own shipments: looking at them, deliveries instead, claims, and what the company answers. */
export const myShipmentRoutes: readonly Route<MyShipmentServices>[] = [
  defineRoute(listShipmentsCall, async ({ query }, { ctx }) =>
    reply(success(presentPage(await listShipments(ctx, query)))),
  ),
  defineRoute(showShipmentCall, async ({ params: { number } }, { ctx, services }: At<MyShipmentServices>) => {
    const view = await showShipment(ctx, { number, network: services.network() })
    return reply(success(presentShipmentView(view)))
  }),
  defineRoute(nameShipmentCall, async ({ params: { number }, body: { nickname } }, { ctx }) =>
    reply(success({ nickname: await nameShipment(ctx, { number, nickname }) })),
  ),
  defineRoute(
    changeDeliveryCall,
    async ({ params: { number }, body: wish }, { ctx, services }: At<MyShipmentServices>) => {
      const change = await changeDelivery(ctx, { number, wish, network: services.network() })
      return reply(success(presentChange(change)))
    },
  ),
  defineRoute(fileClaimCall, async ({ params: { number }, body: claim }, at) => {
    const key = idempotencyKey(at.headers)
    if (key === null) return withoutKey
    const filed = await fileClaim(at.ctx, { number, claim, locale: at.locale, idempotencyKey: key })
    return reply(success(presentClaim(filed)))
  }),
  defineRoute(showClaimCall, async ({ params }, { ctx }) =>
    reply(success(presentClaim(await showClaim(ctx, params)))),
  ),
  defineRoute(addClaimFileCall, async ({ params, body }, { ctx }) => {
    const bytes = Buffer.from(body.base64, 'base64')
    return reply(success(presentClaim(await addClaimFile(ctx, { ...params, name: body.name, bytes }))))
  }),
  defineRoute(withdrawClaimCall, async ({ params }, { ctx }) => {
    await moveClaim(ctx, { number: params.number, move: { step: 'withdraw' } })
    return reply(success(presentClaim(await showClaim(ctx, params))))
  }),
  defineRoute(readClaimFileCall, async ({ params: { number, file } }, { ctx }) => ({
    kind: 'file',
    ...(await readClaimFile(ctx, { number, fileId: file })),
  })),
  defineRoute(answerDelivery, async ({ params: { number }, body }, { ctx }) => {
    const { revision } = body
    const answer: DeliveryAnswer =
      body.state === 'refused' ? { kind: 'refused', reason: body.reason } : { kind: 'accepted' }
    await answerDeliveryChange(ctx, { number, revision, answer })
    return taken
  }),
  defineRoute(answerClaim, async ({ params: { number }, body }, { ctx }) => {
    await moveClaim(ctx, { number, move: moveOf(body) })
    return taken
  }),
  defineRoute(fetchClaimFile, async ({ body: { number, file } }, { ctx }) => ({
    kind: 'file',
    ...(await readClaimFile(ctx, { number, fileId: file })),
  })),
]

function moveOf(body: InputOf<typeof answerClaim>['body']) {
  if (body.step === 'grant') return { step: 'grant', amountFen: body.amount } as const
  if (body.step === 'refuse') return { step: 'refuse', reason: body.reason } as const
  return { step: body.step }
}
