import type { BranchNetwork } from '@hongyan/domain/branches/branch-network'
import { showShipment } from '@hongyan/domain/own-data/show-shipment'
import { answerDeliveryChange } from '@hongyan/domain/shipments/answer-delivery-change'
import { changeDelivery } from '@hongyan/domain/shipments/change-delivery'
import { listShipments } from '@hongyan/domain/shipments/list-shipments'
import { nameShipment } from '@hongyan/domain/shipments/name-shipment'
import {
  deliveryRefusals,
  shipmentIdPattern,
  shipmentLimits,
  shipmentRoles,
  shipmentTabs,
} from '@hongyan/domain/shipments/shipment-vocabulary'
import { z } from 'zod'
import { plainSuccess, successOf } from '../../../calls/envelope.ts'
import { ownerOfRecord } from '../../../calls/record-owner.ts'
import { badSignature, companyRole, conflict, noCompany, signInNeeded } from '../../../calls/refusals.ts'
import { type Action, defineAction } from '../../../server/requests/action.ts'
import type { At } from '../../../server/requests/route.ts'
import { isNumber } from '../../../shell/parts/own-list/list-filters.ts'
import { claimActions, claimAnswerActions } from './claims/actions.ts'
import {
  acting,
  byCompany,
  mostRevision,
  params,
  readAccess,
  shared,
  shipment,
  signedOut,
  writing,
} from './own-call.ts'
import { presentChange, presentPage, presentShipmentView } from './present.ts'
import { deliverySettled, unknownShipment } from './refusals.ts'
import { changeView, ownView, pageView } from './views.ts'

/** What these actions take from the process. */
export type MyShipmentServices = {
  /** The branches in force. */
  readonly network: () => BranchNetwork
}
const own = { ...shared, credentials: true, limit: 'shipment' } as const
const looking = { ...readAccess, record: 'own-or-company', right: 'see' } as const
const stranger = {
  title: 'A shipment of somebody else',
  signedIn: true,
  status: 404,
  reply: { code: 1191 },
} as const

export const listShipmentsAction = defineAction(
  {
    ...own,
    id: 'listShipments',
    method: 'GET',
    path: '/v1/my/shipments',
    summary: {
      en: 'The shipments of the account or of its company, newest first',
      zh: '账户或企业名下的运单，新的在前',
    },
    description: {
      en:
        'Those sent or addressed to the number that the identity provider has verified, and those of its orders. `text` finds ' +
        'a waybill, order or own reference number by its beginning; people are looked for on the page.',
      zh: '身份提供方核实过的号码寄出或收到的，和账户下的订单的。`text` 从头对运单号、订单号和自己的编号；按人找，请在页面上找。',
    },
    query: z.object({
      of: ownerOfRecord,
      tab: z.enum(shipmentTabs).optional(),
      role: z.enum(shipmentRoles).optional(),
      from: z.iso.date().optional().describe('Registered on this day in China or later.'),
      until: z.iso.date().optional(),
      text: z.string().max(shipmentLimits.search).refine(isNumber, 'a shipment number').optional(),
      after: z.string().regex(shipmentIdPattern).optional(),
      limit: z.coerce.number().int().min(1).max(100).default(20),
    }),
    replies: { 200: successOf(pageView) },
    refusals: [signInNeeded, noCompany],
    access: { ...looking, key: 'shipments.read' },
    examples: [{ ...signedOut, request: {} }],
  },
  ({ query }, { ctx }) => listShipments(ctx, query),
  presentPage,
)

export const showShipmentAction = defineAction(
  {
    ...own,
    id: 'showShipment',
    method: 'GET',
    path: '/v1/my/shipments/{number}',
    summary: {
      en: 'An own shipment with every field, and what may be done about it',
      zh: '自己的一票运单，内容不遮，和现在能做什么',
    },
    description: {
      en: 'Unknown numbers and numbers of others get the same response.',
      zh: '没有这个单号和单号是别人的，答复一样。',
    },
    params,
    replies: { 200: successOf(ownView) },
    refusals: [signInNeeded, unknownShipment],
    access: { ...looking, key: 'shipments.read' },
    examples: [
      { ...signedOut, request: shipment },
      { ...stranger, request: shipment },
    ],
  },
  ({ params: { number } }, { ctx, services }: At<MyShipmentServices>) =>
    showShipment(ctx, { number, network: services.network() }),
  presentShipmentView,
)

export const nameShipmentAction = defineAction(
  {
    ...own,
    id: 'nameShipment',
    method: 'POST',
    path: '/v1/my/shipments/{number}/nickname',
    summary: {
      en: 'Set the nickname of an own shipment',
      zh: '设置自己运单的备注名，仅自己可见',
    },
    description: { en: 'An empty `nickname` removes it.', zh: '`nickname` 留空就是去掉。' },
    params,
    body: z.strictObject({ nickname: z.string().max(200) }),
    replies: { 200: successOf(z.object({ nickname: z.string().nullable() })) },
    refusals: [signInNeeded, unknownShipment],
    access: { ...writing, record: 'own-or-company', right: 'see' },
    examples: [{ ...stranger, request: { ...shipment, body: { nickname: 'Tea' } } }],
  },
  ({ params: { number }, body: { nickname } }, { ctx }) => nameShipment(ctx, { number, nickname }),
  (nickname) => ({ nickname }),
)

export const changeDeliveryAction = defineAction(
  {
    ...own,
    id: 'changeDelivery',
    method: 'POST',
    path: '/v1/my/shipments/{number}/delivery',
    summary: {
      en: 'Change a delivery: another day, a branch, a locker or a neighbor',
      zh: '改约：换一天、到网点取、放自提柜、请邻居代收',
    },
    description: {
      en:
        'What `allowed` of the shipment names, with a day of `days`, a code of `branches`, or the `name` of a neighbor and ' +
        'where they live as `at`. It replaces what was asked before; the company answers.',
      zh: '运单的 `allowed` 里有的才能改；日子取自 `days`，网点取自 `branches` 的编号，邻居写 `name` 和住处 `at`。再改一次，前面的就不算了；行不行由公司答复。',
    },
    params,
    body: z.discriminatedUnion('choice', [
      z.strictObject({ choice: z.literal('another-day'), day: z.string().max(20) }),
      z.strictObject({ choice: z.literal('branch'), branch: z.string().max(40) }),
      z.strictObject({ choice: z.literal('locker'), branch: z.string().max(40) }),
      z.strictObject({ choice: z.literal('neighbour'), name: z.string().max(200), at: z.string().max(200) }),
    ]),
    replies: { 200: successOf(changeView) },
    refusals: [signInNeeded, unknownShipment, deliverySettled, companyRole],
    access: acting,
    examples: [{ ...stranger, request: { ...shipment, body: { choice: 'another-day', day: '2026-11-23' } } }],
  },
  ({ params: { number }, body: wish }, { ctx, services }: At<MyShipmentServices>) =>
    changeDelivery(ctx, { number, wish, network: services.network() }),
  presentChange,
)

export const answerDeliveryAction = defineAction(
  {
    ...shared,
    id: 'answerDelivery',
    method: 'POST',
    path: '/v1/delivery-changes/{number}/answer',
    summary: {
      en: 'Whether the company delivers a shipment as it was asked to, from its own system',
      zh: '公司自己的系统答复一票货能不能照改的送',
    },
    description: {
      en:
        'Signed as `/v1/events` is. `revision` is the one of the message: where something else was asked since, the answer is ' +
        '409. Saying it again changes nothing.',
      zh: '签名同 `/v1/events`。`revision` 照消息里的写：之后又改过的，答 409。再说一次，什么都不变。',
    },
    params,
    body: z.discriminatedUnion('state', [
      z.strictObject({ state: z.literal('accepted'), revision: z.int().min(1).max(mostRevision) }),
      z.strictObject({
        state: z.literal('refused'),
        revision: z.int().min(1).max(mostRevision),
        reason: z.enum(deliveryRefusals),
      }),
    ]),
    replies: { 200: plainSuccess },
    refusals: [badSignature, unknownShipment, conflict],
    access: byCompany,
    limit: 'shipment',
    examples: [
      {
        title: 'Nothing was asked for this shipment',
        request: { params: { number: 'HY660120269994' }, body: { state: 'accepted', revision: 1 } },
        status: 404,
        reply: { code: 1191 },
      },
    ],
  },
  ({ params: { number }, body }, { ctx }) =>
    answerDeliveryChange(ctx, {
      number,
      revision: body.revision,
      answer: body.state === 'refused' ? { kind: 'refused', reason: body.reason } : { kind: 'accepted' },
    }),
)

/** Own shipments: looking at them, deliveries instead, claims, and what the company answers. */
export const myShipmentActions: readonly Action<MyShipmentServices>[] = [
  listShipmentsAction,
  showShipmentAction,
  nameShipmentAction,
  changeDeliveryAction,
  ...claimActions,
  answerDeliveryAction,
  ...claimAnswerActions,
]
