import { z } from 'zod'
import { defineCall } from '../../calls/call.ts'
import { codeRequestRefusals, codeSent } from '../../calls/code-request.ts'
import { successOf } from '../../calls/envelope.ts'
import { sampleNumbers } from '../../calls/sample-numbers.ts'
import {
  askedNumber,
  billView,
  gisView,
  nodeView,
  ownWaybillView,
  packageView,
  proofView,
  waybillView,
} from './schema.ts'

const { in_transit: onTheWay, delivered, unknown, package_number: onePackage } = sampleNumbers

/** What is wrong with what unlocks a shipment. */
export type UnlockProblem = 'four digits' | 'six digits' | 'tail or code'

const waybillQuery = z.object({ waybillCode: askedNumber })
const unlockToken = z.string().min(16).max(512).describe('From `/order/getPhoneVerify`.')

const shared = { family: 'tracking', shape: 'spec', credentials: true } as const
const numberRefusals = ['unknown-number', 'bad-number', 'not-yet-scanned'] as const

export const trackNoPin = defineCall({
  ...shared,
  id: 'trackNoPin',
  method: 'GET',
  path: '/waybill/trackNoPin',
  summary: 'Status, cities and times of a waybill, without signing in',
  query: waybillQuery,
  replies: { 200: successOf(waybillView) },
  refusals: numberRefusals,
  access: { who: 'anyone', record: 'none', origin: 'any', repeat: 'reads' },
  limit: 'look-up',
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
})

export const trackPackageNoPin = defineCall({
  ...shared,
  id: 'trackPackageNoPin',
  method: 'GET',
  path: '/waybill/trackPackageNoPin',
  summary: 'Status, cities and times of one package, without signing in',
  query: z.object({ packageCode: askedNumber }),
  replies: { 200: successOf(packageView) },
  refusals: numberRefusals,
  access: { who: 'anyone', record: 'none', origin: 'any', repeat: 'reads' },
  limit: 'look-up',
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
})

export const trackWithPin = defineCall({
  ...shared,
  id: 'trackWithPin',
  method: 'GET',
  path: '/waybill/trackWithPin',
  summary: 'The signed-in form of the waybill query: an own shipment with every field',
  description:
    'For whoever sent it or receives it. A number that nobody has and one of somebody else are one answer.',
  query: waybillQuery,
  replies: { 200: successOf(ownWaybillView) },
  refusals: ['sign-in-needed', 'unknown-number'],
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
})

export const getWaybillNodeTrack = defineCall({
  ...shared,
  id: 'getWaybillNodeTrack',
  method: 'GET',
  path: '/order/getWaybillNodeTrack',
  summary: 'Steps of the journey and the cities on the way',
  query: waybillQuery,
  replies: { 200: successOf(nodeView) },
  refusals: numberRefusals,
  access: { who: 'anyone', record: 'none', origin: 'any', repeat: 'reads' },
  limit: 'look-up',
  examples: [
    {
      title: 'A delivered shipment',
      request: { query: { waybillCode: delivered.number } },
      status: 200,
      reply: { code: 1, data: { status: 'delivered' } },
    },
  ],
})

export const getWaybillGisTrack = defineCall({
  ...shared,
  id: 'getWaybillGisTrack',
  method: 'POST',
  path: '/order/getWaybillGisTrack',
  summary: 'Points of the journey for a map, at city level',
  body: waybillQuery,
  replies: { 200: successOf(gisView) },
  refusals: numberRefusals,
  access: { who: 'anyone', record: 'none', origin: 'allowed', repeat: 'reads' },
  limit: 'look-up',
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
})

export const queryBill = defineCall({
  ...shared,
  id: 'queryBill',
  method: 'GET',
  path: '/mobile/queryBill',
  summary: 'Status, last city and arrival time, for a small screen',
  query: z.object({ billCode: askedNumber }),
  replies: { 200: successOf(billView) },
  refusals: numberRefusals,
  access: { who: 'anyone', record: 'own-or-company', right: 'see', origin: 'any', repeat: 'reads' },
  limit: 'look-up',
  examples: [
    {
      title: 'A shipment on its way',
      request: { query: { billCode: onTheWay.number } },
      status: 200,
      reply: { code: 1, data: { billCode: onTheWay.number, status: 'in_transit' } },
    },
  ],
})

export const getPhoneVerify = defineCall({
  ...shared,
  id: 'getPhoneVerify',
  method: 'POST',
  path: '/order/getPhoneVerify',
  summary: 'Unlock a shipment with the last four digits of the phone number, or with a code',
  description:
    'Either `phoneTail`, or `verifyCode`, the six digits that `/order/sendCaptcha` sent. A wrong number and wrong digits ' +
    'are the same answer. After five wrong tries the number is locked for 15 minutes.',
  body: z
    .object({
      waybillCode: askedNumber,
      phoneTail: z
        .string()
        .regex(/^[0-9]{4}$/, 'four digits' satisfies UnlockProblem)
        .optional(),
      verifyCode: z
        .string()
        .trim()
        .regex(/^[0-9]{6}$/, 'six digits' satisfies UnlockProblem)
        .optional(),
    })
    .refine(({ phoneTail, verifyCode }) => (phoneTail === undefined) !== (verifyCode === undefined), {
      error: 'tail or code' satisfies UnlockProblem,
      path: ['phoneTail'],
    }),
  replies: {
    200: successOf(
      z.object({ waybillCode: z.string(), token: z.string(), expiresAt: z.iso.datetime({ offset: true }) }),
    ),
  },
  refusals: ['wrong-digits', 'locked', 'wrong-code'],
  access: { who: 'anyone', record: 'token', origin: 'allowed', repeat: 'once' },
  limit: 'unlock',
  examples: [
    {
      title: 'The right digits',
      request: { body: { waybillCode: delivered.number, phoneTail: delivered.phoneTail } },
      status: 200,
      reply: { code: 1, data: { waybillCode: delivered.number } },
    },
    {
      title: 'A number nobody has',
      request: { body: { waybillCode: unknown.number, phoneTail: '0000' } },
      status: 200,
      reply: { code: 1101 },
    },
  ],
})

export const getSignImg = defineCall({
  ...shared,
  id: 'getSignImg',
  method: 'POST',
  path: '/order/getSignImg',
  summary: 'Proof of delivery of an unlocked shipment, with an expiring link to its picture',
  body: z.object({ waybillCode: askedNumber, token: unlockToken }),
  replies: { 200: successOf(proofView) },
  refusals: ['unlock-needed'],
  access: { who: 'anyone', record: 'token', origin: 'allowed', repeat: 'reads' },
  limit: 'proof',
  examples: [
    {
      title: 'Without having unlocked the shipment',
      request: { body: { waybillCode: delivered.number, token: 'not-a-token-of-ours' } },
      status: 200,
      reply: { code: 1103 },
    },
  ],
})

export const getSignPictureNoPin = defineCall({
  ...shared,
  id: 'getSignPictureNoPin',
  method: 'GET',
  path: '/order/getSignPictureNoPin',
  summary: 'Picture of a proof of delivery, by the end of the link that `/order/getSignImg` gave',
  query: z.object({ link: z.string().min(1).max(1024) }),
  replies: { 200: 'image' },
  refusals: ['link-expired', 'not-available'],
  access: { who: 'anyone', record: 'token', origin: 'any', repeat: 'reads' },
  limit: 'proof',
  examples: [
    {
      title: 'A link that was altered',
      request: { query: { link: 'altered-link' } },
      status: 200,
      reply: { code: 1203 },
    },
  ],
})

export const getSignPicture = defineCall({
  ...shared,
  id: 'getSignPicture',
  method: 'GET',
  path: '/order/getSignPicture',
  summary: 'The signed-in form of the signature picture: of an own shipment',
  query: waybillQuery,
  replies: { 200: 'image' },
  refusals: ['sign-in-needed', 'unknown-number', 'not-available'],
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
})

export const sendCaptcha = defineCall({
  ...shared,
  id: 'sendCaptcha',
  method: 'GET',
  path: '/order/sendCaptcha',
  summary: 'Send a code to the recipient’s phone number on file',
  description:
    'Acts only for this site’s own pages (`Sec-Fetch-Site: same-origin`) with a session id from ' +
    '`/waybill/getSessionId`, which is used up. The code opens this shipment by `/order/getPhoneVerify`. The first code of ' +
    'a visit needs nothing more, later ones `captcha`, a solution of `/v1/captcha` for `code`. Where no gateway for text ' +
    'messages is set up the answer is 1301, and `/waybill/jcpSwitch` says so beforehand.',
  query: z.object({
    waybillCode: askedNumber,
    sessionId: z.string().max(256).optional(),
    captcha: z.string().max(4096).optional(),
  }),
  replies: { 200: successOf(codeSent) },
  refusals: ['not-allowed', 'not-open-yet', 'unknown-number', 'no-mobile', ...codeRequestRefusals],
  access: { who: 'anyone', record: 'token', origin: 'own-page', repeat: 'once' },
  limit: 'code',
  examples: [
    {
      title: 'Not from a page of this site',
      request: { query: { waybillCode: delivered.number } },
      status: 403,
      reply: { code: 1403 },
    },
  ],
})

export const getSessionId = defineCall({
  ...shared,
  id: 'getSessionId',
  method: 'POST',
  path: '/waybill/getSessionId',
  summary: 'A session id for one call that acts',
  description: 'Starts a session where there is none: a cookie for this host alone, unreadable for scripts.',
  body: z.object({}),
  replies: {
    200: successOf(z.object({ sessionId: z.string(), expiresAt: z.iso.datetime({ offset: true }) })),
  },
  refusals: [],
  access: { who: 'anyone', record: 'token', origin: 'allowed', repeat: 'reads' },
  limit: 'session',
  examples: [
    { title: 'A new visitor', request: { body: {} }, status: 200, reply: { code: 1, errorMsg: '' } },
  ],
})

export const jcpSwitch = defineCall({
  ...shared,
  id: 'jcpSwitch',
  method: 'POST',
  path: '/waybill/jcpSwitch',
  summary: 'Which ways to more detail are open',
  body: z.object({}),
  replies: {
    200: successOf(
      z.object({
        phoneVerify: z.boolean().describe('Unlocking with the last four digits.'),
        sendCaptcha: z.boolean().describe('Unlocking with a code by text message.'),
        signPicture: z.boolean().describe('Proof of delivery of an unlocked shipment.'),
        signIn: z.boolean().describe('The signed-in calls.'),
      }),
    ),
  },
  refusals: [],
  access: { who: 'anyone', record: 'none', origin: 'allowed', repeat: 'reads' },
  limit: 'session',
  examples: [
    {
      title: 'What is open',
      request: { body: {} },
      status: 200,
      reply: { code: 1, data: { phoneVerify: true, sendCaptcha: true } },
    },
  ],
})

export const listWaybill = defineCall({
  ...shared,
  id: 'listWaybill',
  method: 'POST',
  path: '/waybill/listWaybill',
  summary: 'The signed-in customer’s own shipments, newest first',
  body: z.object({
    pageNum: z.int().min(1).max(1000).default(1),
    pageSize: z.int().min(1).max(100).default(50),
  }),
  replies: { 200: successOf(z.object({ total: z.int(), list: z.array(ownWaybillView) })) },
  refusals: ['sign-in-needed'],
  access: { who: 'customer', record: 'own', origin: 'allowed', repeat: 'reads' },
  limit: 'session',
  examples: [{ title: 'Without signing in', request: { body: {} }, status: 401, reply: { code: 1401 } }],
})
