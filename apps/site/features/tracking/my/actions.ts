import type { BranchNetwork } from '@hongyan/domain/branches/branch-network'
import { addClaimFile } from '@hongyan/domain/claims/add-claim-file'
import { claimKinds, claimLimits, claimRefusals } from '@hongyan/domain/claims/claim-vocabulary'
import { fileClaim } from '@hongyan/domain/claims/file-claim'
import { readClaimFile } from '@hongyan/domain/claims/read-claim-file'
import { showClaim } from '@hongyan/domain/claims/show-claim'
import { transitionClaim } from '@hongyan/domain/claims/transition-claim'
import { showShipment } from '@hongyan/domain/own-data/show-shipment'
import { answerDeliveryChange } from '@hongyan/domain/shipments/answer-delivery-change'
import { changeDelivery } from '@hongyan/domain/shipments/change-delivery'
import { listShipments } from '@hongyan/domain/shipments/list-shipments'
import { nameShipment } from '@hongyan/domain/shipments/name-shipment'
import {
  deliveryRefusals,
  shipmentLimits,
  shipmentRoles,
  shipmentTabs,
} from '@hongyan/domain/shipments/shipment-vocabulary'
import { z } from 'zod'
import { plainSuccess, successOf } from '../../../calls/envelope.ts'
import { ownerOfRecord } from '../../../calls/record-owner.ts'
import { sampleNumbers } from '../../../calls/sample-numbers.ts'
import { type Action, defineAction } from '../../../server/requests/action.ts'
import type { At } from '../../../server/requests/route.ts'
import { isNumber } from '../../../shell/parts/own-list/list-filters.ts'
import { presentChange, presentClaim, presentPage, presentShipmentView } from './present.ts'
import { changeView, claimView, ownView, pageView } from './views.ts'

/** What these actions take from the process. */
export type MyShipmentServices = {
  /** The branches in force. */
  readonly network: () => BranchNetwork
}

const shared = { family: 'shipments', shape: 'own' } as const
const own = { ...shared, credentials: true, limit: 'shipment' } as const
const claims = { ...shared, credentials: true, limit: 'claim' } as const
const ofAccount = { who: 'customer', record: 'own' } as const
const reading = { ...ofAccount, origin: 'any', repeat: 'reads' } as const
const looking = { ...reading, record: 'own-or-company', right: 'see' } as const
const writing = { ...ofAccount, origin: 'allowed', repeat: 'repeats' } as const
const acting = { ...writing, record: 'own-or-company', right: 'order' } as const
const byCompany = { who: 'partner', record: 'none', origin: 'any', repeat: 'repeats' } as const

const params = z.object({ number: z.string().min(1).max(60) })

/** Revisions are counted in a column of 32 bits: one beyond it is none, and no database is asked for it. */
const mostRevision = 2_147_483_647
const signedOut = { title: 'Not signed in', status: 401, reply: { code: 1401 } } as const
const shipment = { params: { number: sampleNumbers.out_for_delivery.number } } as const
const stranger = {
  title: 'A shipment of somebody else',
  signedIn: true,
  status: 404,
  reply: { code: 1191 },
} as const
const claim = { params: { number: 'HL00000000000' } } as const
const noClaim = {
  title: 'A claim of somebody else',
  signedIn: true,
  status: 404,
  reply: { code: 1193 },
} as const

export const listShipmentsAction = defineAction(
  {
    ...own,
    id: 'listShipments',
    method: 'GET',
    path: '/v1/my/shipments',
    summary: 'The shipments of the account or of its company, newest first',
    description:
      'Those sent or addressed to the number that the identity provider has verified, and those of its orders. `text` finds ' +
      'a waybill, order or own reference number by its beginning; people are looked for on the page.',
    query: z.object({
      of: ownerOfRecord,
      tab: z.enum(shipmentTabs).optional(),
      role: z.enum(shipmentRoles).optional(),
      from: z.iso.date().optional().describe('Registered on this day in China or later.'),
      until: z.iso.date().optional(),
      text: z.string().max(shipmentLimits.search).refine(isNumber, 'a shipment number').optional(),
      after: z.uuid().optional(),
      limit: z.coerce.number().int().min(1).max(100).default(20),
    }),
    replies: { 200: successOf(pageView) },
    refusals: ['sign-in-needed', 'no-company'],
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
    summary: 'An own shipment with every field, and what may be done about it',
    description: 'A number that nobody has and one of somebody else are one answer.',
    params,
    replies: { 200: successOf(ownView) },
    refusals: ['sign-in-needed', 'unknown-shipment'],
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
    summary: 'Give an own shipment a name that nobody else sees',
    description: 'An empty `nickname` takes it away.',
    params,
    body: z.strictObject({ nickname: z.string().max(200) }),
    replies: { 200: successOf(z.object({ nickname: z.string().nullable() })) },
    refusals: ['sign-in-needed', 'unknown-shipment'],
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
    summary: 'Ask for another day, a branch, a locker or a neighbor',
    description:
      'What `allowed` of the shipment names, with a day of `days`, a code of `branches`, or the `name` of a neighbor and ' +
      'where they live as `at`. It replaces what was asked before; the company answers.',
    params,
    body: z.discriminatedUnion('choice', [
      z.strictObject({ choice: z.literal('another-day'), day: z.string().max(20) }),
      z.strictObject({ choice: z.literal('branch'), branch: z.string().max(40) }),
      z.strictObject({ choice: z.literal('locker'), branch: z.string().max(40) }),
      z.strictObject({ choice: z.literal('neighbour'), name: z.string().max(200), at: z.string().max(200) }),
    ]),
    replies: { 200: successOf(changeView) },
    refusals: ['sign-in-needed', 'unknown-shipment', 'delivery-settled', 'company-role'],
    access: acting,
    examples: [{ ...stranger, request: { ...shipment, body: { choice: 'another-day', day: '2026-11-23' } } }],
  },
  ({ params: { number }, body: wish }, { ctx, services }: At<MyShipmentServices>) =>
    changeDelivery(ctx, { number, wish, network: services.network() }),
  presentChange,
)

export const fileClaimAction = defineAction(
  {
    ...claims,
    id: 'fileClaim',
    method: 'POST',
    path: '/v1/my/shipments/{number}/claims',
    summary: 'File a claim about an own shipment',
    description:
      'Send an `Idempotency-Key` (8 to 200 characters): sending again with it gives the same claim. Pictures and papers ' +
      'follow by `/v1/claims/{number}/files`.',
    params,
    body: z.strictObject({
      kind: z.enum(claimKinds),
      amount: z.int('not-an-amount').describe('In fen.'),
      story: z.string().max(4 * claimLimits.story),
    }),
    replies: { 200: successOf(claimView) },
    refusals: [
      'sign-in-needed',
      'unknown-shipment',
      'claim-too-early',
      'claim-too-late',
      'conflict',
      'company-role',
    ],
    access: { ...acting, repeat: 'keyed' },
    examples: [
      { ...signedOut, request: { ...shipment, body: { kind: 'damaged', amount: 100, story: 'x' } } },
    ],
  },
  ({ params: { number }, body: claim, requestKey }, { ctx, locale }) =>
    fileClaim(ctx, { number, claim, locale, idempotencyKey: requestKey }),
  presentClaim,
)

export const showClaimAction = defineAction(
  {
    ...claims,
    id: 'showClaim',
    method: 'GET',
    path: '/v1/claims/{number}',
    summary: 'A claim of the account, and where it stands',
    params,
    replies: { 200: successOf(claimView) },
    refusals: ['sign-in-needed', 'unknown-claim'],
    access: reading,
    examples: [{ ...noClaim, request: claim }],
  },
  ({ params }, { ctx }) => showClaim(ctx, params),
  presentClaim,
)

export const addClaimFileAction = defineAction(
  {
    ...claims,
    id: 'addClaimFile',
    method: 'POST',
    path: '/v1/claims/{number}/files',
    summary: 'Add a picture or paper to a claim',
    description:
      'JPEG, PNG, WebP or PDF, by its own bytes, up to 2 MB; six of them. The same bytes again change nothing.',
    params,
    body: z.strictObject({ name: z.string().max(400), base64: z.base64() }),
    carriesFile: true,
    replies: { 200: successOf(claimView) },
    refusals: ['sign-in-needed', 'unknown-claim', 'claim-settled', 'enough-files'],
    access: writing,
    examples: [{ ...signedOut, request: { ...claim, body: { name: 'a.png', base64: '' } } }],
  },
  ({ params, body: { name, base64 } }, { ctx }) =>
    addClaimFile(ctx, { ...params, name, bytes: Buffer.from(base64, 'base64') }),
  presentClaim,
)

export const withdrawClaimAction = defineAction(
  {
    ...claims,
    id: 'withdrawClaim',
    method: 'POST',
    path: '/v1/claims/{number}/withdrawal',
    summary: 'Withdraw a claim that is not settled',
    params,
    body: z.strictObject({}),
    replies: { 200: successOf(claimView) },
    refusals: ['sign-in-needed', 'unknown-claim', 'claim-settled'],
    access: writing,
    examples: [{ ...noClaim, request: { ...claim, body: {} } }],
  },
  async ({ params }, { ctx }) => {
    await transitionClaim(ctx, { number: params.number, move: { step: 'withdraw' } })
    return showClaim(ctx, params)
  },
  presentClaim,
)

export const readClaimFileAction = defineAction(
  {
    ...claims,
    id: 'readClaimFile',
    method: 'GET',
    path: '/v1/claims/{number}/files/{file}',
    summary: 'A file of a claim of the account',
    params: params.extend({ file: z.uuid() }),
    replies: { 200: 'file' },
    refusals: ['sign-in-needed', 'unknown-claim'],
    access: reading,
    examples: [
      {
        ...noClaim,
        request: { params: { ...claim.params, file: '0197a000-0000-7000-8000-000000000001' } },
      },
    ],
  },
  ({ params: { number, file } }, { ctx }) => readClaimFile(ctx, { number, fileId: file }),
)

export const answerDeliveryAction = defineAction(
  {
    ...shared,
    id: 'answerDelivery',
    method: 'POST',
    path: '/v1/delivery-changes/{number}/answer',
    summary: 'Whether the company delivers a shipment as it was asked to, from its own system',
    description:
      'Signed as `/v1/events` is. `revision` is the one of the message: where something else was asked since, the answer is ' +
      '409. Saying it again changes nothing.',
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
    refusals: ['bad-signature', 'unknown-shipment', 'conflict'],
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

const claimAnswer = z.discriminatedUnion('step', [
  z.strictObject({ step: z.enum(['review', 'ask-proof']) }),
  z.strictObject({ step: z.literal('grant'), amount: z.int().describe('In fen.') }),
  z.strictObject({ step: z.literal('refuse'), reason: z.enum(claimRefusals) }),
])

export const answerClaimAction = defineAction(
  {
    ...shared,
    id: 'answerClaim',
    method: 'POST',
    path: '/v1/claims/{number}/answer',
    summary: 'What the company says to a claim, from its own system',
    description: 'Signed as `/v1/events` is. Saying what is so already changes nothing.',
    params,
    body: claimAnswer,
    replies: { 200: plainSuccess },
    refusals: ['bad-signature', 'unknown-claim', 'claim-settled'],
    access: byCompany,
    limit: 'claim',
    examples: [
      {
        title: 'A claim that there is not',
        request: { ...claim, body: { step: 'review' } },
        status: 404,
        reply: { code: 1193 },
      },
    ],
  },
  ({ params: { number }, body }, { ctx }) => transitionClaim(ctx, { number, move: moveOf(body) }),
)

export const fetchClaimFileAction = defineAction(
  {
    ...shared,
    id: 'fetchClaimFile',
    method: 'POST',
    path: '/v1/claim-files',
    summary: 'A file of a claim, for the company’s own system',
    description: 'Signed as `/v1/events` is; the message about the claim names its files.',
    body: z.strictObject({ number: z.string().min(1).max(60), file: z.uuid() }),
    replies: { 200: 'file' },
    refusals: ['bad-signature', 'unknown-claim'],
    access: { ...byCompany, repeat: 'reads' },
    limit: 'claim',
    examples: [
      {
        title: 'A claim that there is not',
        request: { body: { number: 'HL00000000000', file: '0197a000-0000-7000-8000-000000000001' } },
        status: 404,
        reply: { code: 1193 },
      },
    ],
  },
  ({ body: { number, file } }, { ctx }) => readClaimFile(ctx, { number, fileId: file }),
)

function moveOf(body: z.output<typeof claimAnswer>) {
  if (body.step === 'grant') return { step: 'grant', amountFen: body.amount } as const
  if (body.step === 'refuse') return { step: 'refuse', reason: body.reason } as const
  return { step: body.step }
}

/** Own shipments: looking at them, deliveries instead, claims, and what the company answers. */
export const myShipmentActions: readonly Action<MyShipmentServices>[] = [
  listShipmentsAction,
  showShipmentAction,
  nameShipmentAction,
  changeDeliveryAction,
  fileClaimAction,
  showClaimAction,
  addClaimFileAction,
  withdrawClaimAction,
  readClaimFileAction,
  answerDeliveryAction,
  answerClaimAction,
  fetchClaimFileAction,
]
