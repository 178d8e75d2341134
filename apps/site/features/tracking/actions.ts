import { recogniseNumber } from '@hongyan/domain/numbers/recognise-number'
import { findOwnShipment, type ListedShipment, listShipments } from '@hongyan/domain/shipments/list-shipments'
import { readProofImage } from '@hongyan/domain/tracking/read-proof-image'
import { showProof } from '@hongyan/domain/tracking/show-proof'
import { trackNumbers } from '@hongyan/domain/tracking/track-numbers'
import type { TrackedShipment } from '@hongyan/domain/tracking/tracking-answer'
import type { Ctx } from '@hongyan/kernel/context'
import { z } from 'zod'
import { successOf } from '../../calls/envelope.ts'
import { notAvailable, signInNeeded, unknownNumber } from '../../calls/refusals.ts'
import { sampleNumbers } from '../../calls/sample-numbers.ts'
import { Refused } from '../../server/http/refused.ts'
import { type Action, defineAction } from '../../server/requests/action.ts'
import {
  presentBill,
  presentNodes,
  presentOwnWaybill,
  presentPackage,
  presentPoints,
  presentWaybill,
} from './present.ts'
import { badNumber, notYetScanned } from './refusals.ts'
import {
  askedNumber,
  billView,
  gisView,
  nodeView,
  ownWaybillView,
  packageView,
  waybillView,
} from './schema.ts'

const { in_transit: onTheWay, delivered, unknown, package_number: onePackage } = sampleNumbers

const waybillQuery = z.object({ waybillCode: askedNumber })

const shared = { family: 'tracking', shape: 'spec', credentials: true } as const

const lookUp = {
  ...shared,
  refusals: [unknownNumber, badNumber, notYetScanned],
  access: { who: 'anyone', record: 'none', origin: 'any', repeat: 'reads' },
  limit: 'look-up',
} as const

const trackNoPinAction = defineAction(
  {
    ...lookUp,
    id: 'trackNoPin',
    method: 'GET',
    path: '/waybill/trackNoPin',
    summary: {
      en: 'Status, cities and times of a waybill, without signing in',
      zh: '一张运单的状态、途经城市和时间，不用登录',
    },
    query: waybillQuery,
    replies: { 200: successOf(waybillView) },
    examples: [
      {
        title: 'A shipment on its way',
        request: { query: { waybillCode: onTheWay.number } },
        status: 200,
        reply: { code: 1, data: { waybillCode: onTheWay.number, status: 'in_transit' }, errorMsg: '' },
      },
      {
        title: 'A number nobody has',
        request: { query: { waybillCode: unknown.number } },
        status: 200,
        reply: { code: 1001 },
      },
      { title: 'No number', request: {}, status: 400, reply: { code: 1400 } },
    ],
  },
  ({ query }, { ctx }) => consignmentOf(ctx, query.waybillCode),
  (shipment, { locale }) => presentWaybill(shipment, locale),
)

const trackPackageNoPinAction = defineAction(
  {
    ...lookUp,
    id: 'trackPackageNoPin',
    method: 'GET',
    path: '/waybill/trackPackageNoPin',
    summary: {
      en: 'Status, cities and times of one package, without signing in',
      zh: '一件包裹的状态、途经城市和时间，不用登录',
    },
    query: z.object({ packageCode: askedNumber }),
    replies: { 200: successOf(packageView) },
    examples: [
      {
        title: 'One package of an order in several pieces',
        request: { query: { packageCode: onePackage.number } },
        status: 200,
        reply: { code: 1, errorMsg: '' },
      },
      {
        title: 'A waybill where a package is asked for',
        request: { query: { packageCode: onTheWay.number } },
        status: 200,
        reply: { code: 1002 },
      },
    ],
  },
  async ({ query: { packageCode } }, { ctx, locale }) => {
    const recognised = recogniseNumber(packageCode)
    if (recognised.kind !== 'package') throw new Refused({ refusal: badNumber })
    const shown = presentPackage(await shipmentOf(ctx, packageCode), recognised.number, locale)
    if (shown === null) throw new Refused({ refusal: unknownNumber })
    return shown
  },
)

const getWaybillNodeTrackAction = defineAction(
  {
    ...lookUp,
    id: 'getWaybillNodeTrack',
    method: 'GET',
    path: '/order/getWaybillNodeTrack',
    summary: { en: 'Steps of the journey and the cities on the way', zh: '全程的节点和途经城市' },
    query: waybillQuery,
    replies: { 200: successOf(nodeView) },
    examples: [
      {
        title: 'A delivered shipment',
        request: { query: { waybillCode: delivered.number } },
        status: 200,
        reply: { code: 1, data: { status: 'delivered' } },
      },
    ],
  },
  ({ query }, { ctx }) => consignmentOf(ctx, query.waybillCode),
  (shipment, { locale }) => presentNodes(shipment, locale),
)

const queryBillAction = defineAction(
  {
    ...lookUp,
    id: 'queryBill',
    method: 'GET',
    path: '/mobile/queryBill',
    summary: {
      en: 'Status, last city and arrival time, for a small screen',
      zh: '状态、最近到达的城市和时间，供小屏幕用',
    },
    query: z.object({ billCode: askedNumber }),
    replies: { 200: successOf(billView) },
    access: { ...lookUp.access, record: 'own-or-company', right: 'see' },
    examples: [
      {
        title: 'A shipment on its way',
        request: { query: { billCode: onTheWay.number } },
        status: 200,
        reply: { code: 1, data: { billCode: onTheWay.number, status: 'in_transit' } },
      },
    ],
  },
  async ({ query: { billCode } }, { ctx, locale }) => {
    const own = await findOwn(ctx, billCode)
    return presentBill(await consignmentOf(ctx, billCode), locale, own)
  },
)

const getWaybillGisTrackAction = defineAction(
  {
    ...lookUp,
    id: 'getWaybillGisTrack',
    method: 'POST',
    path: '/order/getWaybillGisTrack',
    summary: { en: 'Points of the journey for a map, at city level', zh: '全程在地图上的点，精确到城市' },
    body: waybillQuery,
    replies: { 200: successOf(gisView) },
    access: { ...lookUp.access, origin: 'allowed' },
    examples: [
      {
        title: 'A shipment on its way',
        request: { body: { waybillCode: onTheWay.number } },
        status: 200,
        reply: { code: 1, errorMsg: '' },
      },
      {
        title: 'A number nobody has',
        request: { body: { waybillCode: unknown.number } },
        status: 200,
        reply: { code: 1001 },
      },
    ],
  },
  ({ body }, { ctx }) => consignmentOf(ctx, body.waybillCode),
  presentPoints,
)

const trackWithPinAction = defineAction(
  {
    ...shared,
    id: 'trackWithPin',
    method: 'GET',
    path: '/waybill/trackWithPin',
    summary: {
      en: 'The signed-in form of the waybill query: an own shipment with every field',
      zh: '运单查询，登录后用的形式：自己的运单，内容不遮',
    },
    description: {
      en: 'For the person who sent it or receives it. A number that nobody has and one of somebody else are one answer.',
      zh: '寄的人和收的人才能看。没有这个单号和单号是别人的，答复一样。',
    },
    query: waybillQuery,
    replies: { 200: successOf(ownWaybillView) },
    refusals: [signInNeeded, unknownNumber],
    access: { who: 'customer', record: 'own-or-company', right: 'see', origin: 'any', repeat: 'reads' },
    limit: 'look-up',
    examples: [
      {
        title: 'Without signing in',
        request: { query: { waybillCode: onTheWay.number } },
        status: 401,
        reply: { code: 1401 },
      },
    ],
  },
  ({ query }, { ctx }) => ownOf(ctx, query.waybillCode),
  (own, { locale }) => presentOwnWaybill(own, locale),
)

const listWaybillAction = defineAction(
  {
    ...shared,
    id: 'listWaybill',
    method: 'POST',
    path: '/waybill/listWaybill',
    summary: {
      en: 'The signed-in customer’s own shipments, newest first',
      zh: '登录客户自己的运单，新的在前',
    },
    body: z.object({
      pageNum: z.int().min(1).max(1000).default(1),
      pageSize: z.int().min(1).max(100).default(50),
    }),
    replies: { 200: successOf(z.object({ total: z.int(), list: z.array(ownWaybillView) })) },
    refusals: [signInNeeded],
    access: { who: 'customer', record: 'own', origin: 'allowed', repeat: 'reads' },
    limit: 'session',
    examples: [{ title: 'Without signing in', request: { body: {} }, status: 401, reply: { code: 1401 } }],
  },
  ({ body: { pageNum, pageSize: limit } }, { ctx }) =>
    listShipments(ctx, { limit, offset: (pageNum - 1) * limit }),
  ({ shipments, counts }, { locale }) => ({
    total: counts.all,
    list: shipments.map((own) => presentOwnWaybill(own, locale)),
  }),
)

const getSignPictureAction = defineAction(
  {
    ...shared,
    id: 'getSignPicture',
    method: 'GET',
    path: '/order/getSignPicture',
    summary: {
      en: 'The signed-in form of the signature picture: of an own shipment',
      zh: '签收图（登录后）：本人运单',
    },
    query: waybillQuery,
    replies: { 200: 'image' },
    refusals: [signInNeeded, unknownNumber, notAvailable],
    access: { who: 'customer', record: 'own-or-company', right: 'see', origin: 'any', repeat: 'reads' },
    limit: 'proof',
    examples: [
      {
        title: 'Without signing in',
        request: { query: { waybillCode: delivered.number } },
        status: 401,
        reply: { code: 1401 },
      },
    ],
  },
  async ({ query: { waybillCode: number } }, { ctx }) => {
    await ownOf(ctx, number)
    const proof = await showProof(ctx, { number, unlockToken: null })
    if (proof.state !== 'available') throw new Refused({ refusal: notAvailable })
    return readProofImage(ctx, { link: proof.imageLink })
  },
)

/** The queries anyone may make. */
export const lookUpActions: readonly Action[] = [
  trackNoPinAction,
  trackPackageNoPinAction,
  getWaybillNodeTrackAction,
  queryBillAction,
  getWaybillGisTrackAction,
]

/** The signed-in forms: own shipments, with every field. */
export const ownActions: readonly Action[] = [trackWithPinAction, listWaybillAction, getSignPictureAction]

/** The consignment of one number, also by that of a package. Refuses a number that has none. */
async function consignmentOf(ctx: Ctx, number: string): Promise<TrackedShipment> {
  if (recogniseNumber(number).kind !== 'package') return shipmentOf(ctx, number)
  const [answer] = await trackNumbers(ctx, { numbers: [number] })
  return shipmentOf(ctx, answer?.kind === 'found' ? answer.shipment.waybillNo : number)
}

/** The shipment of one number. */
async function shipmentOf(ctx: Ctx, number: string): Promise<TrackedShipment> {
  const [answer] = await trackNumbers(ctx, { numbers: [number] })
  if (answer?.kind === 'found') return answer.shipment
  if (answer?.kind === 'not-yet-scanned') throw new Refused({ refusal: notYetScanned })
  throw new Refused({ refusal: answer?.kind === 'bad-format' ? badNumber : unknownNumber })
}

/** The shipment of a number where it belongs to whoever is signed in, else null. */
async function findOwn(ctx: Ctx, number: string): Promise<ListedShipment | null> {
  return ctx.actor.kind === 'customer' ? findOwnShipment(ctx, { number }) : null
}

/** The same; refuses a number of somebody else's. */
async function ownOf(ctx: Ctx, number: string): Promise<ListedShipment> {
  const own = await findOwn(ctx, number)
  if (own === null) throw new Refused({ refusal: unknownNumber })
  return own
}
