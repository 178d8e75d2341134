import { readProofImage } from '@hongyan/domain/tracking/read-proof-image'
import { showProof } from '@hongyan/domain/tracking/show-proof'
import { trackNumbers } from '@hongyan/domain/tracking/track-numbers'
import { unlockShipment } from '@hongyan/domain/tracking/unlock-shipment'
import { z } from 'zod'
import { successOf } from '../../../calls/envelope.ts'
import { linkExpired, notAvailable, unknownNumber } from '../../../calls/refusals.ts'
import { sampleNumbers } from '../../../calls/sample-numbers.ts'
import { overLimit } from '../../../server/http/answer.ts'
import { Refused } from '../../../server/http/refused.ts'
import { type Action, defineAction } from '../../../server/requests/action.ts'
import type { At } from '../../../server/requests/route.ts'
import type { RequestServices } from '../../../server/requests/services.ts'
import type { UnlockProblem } from '../problem-sentences.ts'
import { locked, unlockNeeded, wrongDigits } from '../refusals.ts'
import { proofView } from '../schema.ts'
import { presentProof } from './present.ts'
import { trackingAnswer } from './schema.ts'

/** Numbers of one look-up. */
const numbersPerLookup = 50

const number = z.string().min(1).max(64).describe('A waybill, package, air waybill or order number.')
const unlockToken = z.string().min(16).max(512).describe('From the unlock call.')
const iso = z.iso.datetime({ offset: true })

const delivered = sampleNumbers.delivered

export const lookUpShipmentsAction = defineAction(
  {
    id: 'lookUpShipments',
    method: 'POST',
    path: '/v1/shipments/lookup',
    family: 'track-view',
    summary: { en: 'Look up to 50 numbers up at once', zh: '一次查最多 50 个单号' },
    description: {
      en:
        'One answer for each number, in the order asked; a bad number never fails the others. Names, phone numbers and ' +
        'addresses are in an answer where the customer who is signed in, or whose key it is, sent the shipment or receives ' +
        'it, and masked with an unlock token; else it holds status, places and times.',
      zh: '每个单号一个答复，顺序与所问相同；有一个不对，不连累其他。登录的客户或密钥所属账户自己寄的、收的，答复里有姓名、电话和地址；有解锁令牌的，也有，但遮住一部分；其他只有状态、地点和时间。',
    },
    shape: 'own',
    body: z.strictObject({
      numbers: z.array(number).min(1).max(numbersPerLookup),
      unlockTokens: z.array(unlockToken).max(numbersPerLookup).optional(),
    }),
    replies: { 200: successOf(z.array(trackingAnswer)) },
    refusals: [],
    credentials: true,
    access: {
      who: 'anyone',
      record: 'own-or-company',
      right: 'see',
      origin: 'allowed',
      repeat: 'reads',
      key: 'tracking',
    },
    limit: 'look-up',
    examples: [
      {
        title: 'A delivered shipment, a number nobody has, and a typing mistake',
        request: {
          body: {
            numbers: [delivered.number, sampleNumbers.unknown.number, sampleNumbers.bad_check_digit.number],
          },
        },
        status: 200,
        reply: {
          code: 1,
          data: [
            { kind: 'found', number: delivered.number, shipment: { status: 'delivered' } },
            { kind: 'unknown', number: sampleNumbers.unknown.number },
            { kind: 'bad-format', problem: { kind: 'check-digit' } },
          ],
        },
      },
      { title: 'No number', request: { body: { numbers: [] } }, status: 400, reply: { code: 1400 } },
    ],
  },
  async (
    { body: { numbers, unlockTokens } },
    { ctx, services, address, locale }: At<Pick<RequestServices, 'takeLimit'>>,
  ) => {
    // One has been taken; a list costs as much as its numbers asked one by one.
    const more = numbers.length - 1
    const name = 'keyId' in ctx.actor ? 'merchant' : 'look-up'
    const limit = more > 0 ? services.takeLimit(name, address, more) : null
    if (limit?.allowed === false) throw new Refused(overLimit(name, limit.retryAfterSeconds, locale))
    return trackNumbers(ctx, { numbers, ...(unlockTokens ? { unlockTokens } : {}) })
  },
)

export const unlockShipmentAction = defineAction(
  {
    id: 'unlockShipment',
    method: 'POST',
    path: '/v1/shipments/unlock',
    family: 'track-view',
    summary: {
      en: 'Unlock one shipment with the last four digits of the phone number',
      zh: '用手机号后四位打开一票货的详情',
    },
    description: {
      en: 'A wrong number and wrong digits are the same answer. After five wrong tries the number is locked for 15 minutes.',
      zh: '单号不对和后四位不对，答复一样。错满五次，这个单号锁 15 分钟。',
    },
    shape: 'own',
    body: z.strictObject({
      number,
      tail: z.string().regex(/^[0-9]{4}$/, 'four digits' satisfies UnlockProblem),
    }),
    replies: { 200: successOf(z.object({ waybillNo: z.string(), token: z.string(), expiresAt: iso })) },
    refusals: [wrongDigits, locked],
    access: { who: 'anyone', record: 'token', origin: 'allowed', repeat: 'once' },
    limit: 'unlock',
    examples: [
      {
        title: 'The right digits',
        request: { body: { number: delivered.number, tail: delivered.phoneTail } },
        status: 200,
        reply: { code: 1, data: { waybillNo: delivered.number } },
      },
      {
        title: 'A number nobody has',
        request: { body: { number: sampleNumbers.unknown.number, tail: '0000' } },
        status: 403,
        reply: { code: 1101 },
      },
    ],
  },
  ({ body }, { ctx }) => unlockShipment(ctx, body),
)

export const openProofAction = defineAction(
  {
    id: 'openProof',
    method: 'POST',
    path: '/v1/shipments/proof',
    family: 'track-view',
    summary: {
      en: 'Proof of delivery of an own or unlocked shipment',
      zh: '自己的运单，或已打开详情的运单的签收凭证',
    },
    description: {
      en: 'An own shipment needs no `unlockToken`. `imageLink` is an address on this site that stops working at `expiresAt`.',
      zh: '自己的运单不用 `unlockToken`。`imageLink` 是本站的地址，到 `expiresAt` 失效。',
    },
    shape: 'own',
    body: z.strictObject({ number, unlockToken: unlockToken.optional() }),
    replies: {
      200: successOf(proofView),
    },
    refusals: [unlockNeeded, unknownNumber],
    credentials: true,
    access: {
      who: 'anyone',
      record: 'own-or-company',
      right: 'see',
      origin: 'allowed',
      repeat: 'reads',
      key: 'tracking',
    },
    limit: 'proof',
    examples: [
      {
        title: 'Without having unlocked the shipment',
        request: { body: { number: delivered.number, unlockToken: 'not-a-token-of-ours' } },
        status: 403,
        reply: { code: 1103 },
      },
    ],
  },
  ({ body: { number, unlockToken = null } }, { ctx }) => showProof(ctx, { number, unlockToken }),
  presentProof,
)

const readProofImageAction = defineAction(
  {
    id: 'readProofImage',
    method: 'GET',
    path: '/v1/proof/{link}',
    family: 'track-view',
    summary: { en: 'Picture of a proof of delivery, by its expiring link', zh: '签收图，凭会过期的链接取' },
    shape: 'own',
    params: z.object({ link: z.string().min(1).max(1024) }),
    replies: { 200: 'image' },
    refusals: [linkExpired, notAvailable],
    access: { who: 'anyone', record: 'token', origin: 'any', repeat: 'reads' },
    limit: 'proof',
    examples: [
      {
        title: 'A link that was altered',
        request: { params: { link: 'altered-link' } },
        status: 410,
        reply: { code: 1203 },
      },
    ],
  },
  ({ params }, { ctx }) => readProofImage(ctx, params),
)

/** Where shipments are, for pages and programs. */
export const trackViewActions: readonly Action<Pick<RequestServices, 'takeLimit'>>[] = [
  lookUpShipmentsAction,
  unlockShipmentAction,
  openProofAction,
  readProofImageAction,
]
