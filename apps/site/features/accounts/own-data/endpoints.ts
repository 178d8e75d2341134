import { z } from 'zod'
import { defineCall } from '../../../calls/call.ts'
import { plainSuccess, successOf } from '../../../calls/envelope.ts'

const iso = z.iso.datetime({ offset: true })
const shared = { family: 'accounts', shape: 'own', credentials: true, limit: 'account' } as const
const reading = { who: 'customer', record: 'own', origin: 'any', repeat: 'reads' } as const
const writing = { who: 'customer', record: 'own', origin: 'allowed', repeat: 'repeats' } as const
const signedOut = { title: 'Not signed in', status: 401, reply: { code: 1401 } } as const

export const showHoldings = defineCall({
  ...shared,
  id: 'showHoldings',
  method: 'GET',
  path: '/v1/account/holdings',
  summary: 'How much is held about the account, by kind',
  description:
    '`underWay` orders have not ended, `openClaims` claims are not decided: `peopleLeft` people would be left in a ' +
    'company that nobody owns, `companyUnderWay` orders of one that would close: while there are any the account cannot be deleted.',
  replies: {
    200: successOf(
      z.object({
        addresses: z.int(),
        orders: z.int(),
        drafts: z.int(),
        subscriptions: z.int(),
        nicknames: z.int(),
        deliveryChanges: z.int(),
        claims: z.int(),
        apiKeys: z.int(),
        webhooks: z.int(),
        companyOrders: z.int(),
        underWay: z.int(),
        openClaims: z.int(),
        peopleLeft: z.int(),
        companyUnderWay: z.int(),
      }),
    ),
  },
  refusals: ['sign-in-needed'],
  access: reading,
  examples: [{ ...signedOut, request: {} }],
})

export const exportAccountCall = defineCall({
  ...shared,
  id: 'exportAccount',
  method: 'GET',
  path: '/v1/account/export',
  summary: 'Everything held about the account, as a JSON file to keep',
  replies: { 200: 'file' },
  refusals: ['sign-in-needed'],
  access: reading,
  examples: [{ ...signedOut, request: {} }],
})

export const listSessionsCall = defineCall({
  ...shared,
  id: 'listSessions',
  method: 'GET',
  path: '/v1/account/sessions',
  summary: 'Where the account is signed in',
  replies: {
    200: successOf(
      z.object({
        sessions: z.array(
          z.object({
            id: z.string(),
            device: z.string().nullable().describe('Browser and system, where they are known.'),
            since: iso,
            lastSeen: iso,
            current: z.boolean(),
          }),
        ),
      }),
    ),
  },
  refusals: ['sign-in-needed'],
  access: reading,
  examples: [{ ...signedOut, request: {} }],
})

export const endSessionCall = defineCall({
  ...shared,
  id: 'endSession',
  method: 'POST',
  path: '/v1/account/sessions/{id}/end',
  summary: 'Sign the account out on another device',
  params: z.object({ id: z.string().min(1).max(40) }),
  body: z.strictObject({}),
  replies: { 200: plainSuccess },
  refusals: ['sign-in-needed', 'not-available'],
  access: writing,
  examples: [{ ...signedOut, request: { params: { id: 'x' }, body: {} } }],
})

export const signOutEverywhere = defineCall({
  ...shared,
  id: 'signOutEverywhere',
  method: 'POST',
  path: '/v1/account/sign-out-everywhere',
  summary: 'Sign the account out on every device, here and at the identity provider',
  description: '`next` is where this browser has to go, as with `/v1/account/sign-out`.',
  body: z.strictObject({}),
  replies: { 200: successOf(z.object({ next: z.string() })) },
  refusals: ['sign-in-needed'],
  access: writing,
  examples: [{ ...signedOut, request: { body: {} } }],
})

export const deleteAccountCall = defineCall({
  ...shared,
  id: 'deleteAccount',
  method: 'POST',
  path: '/v1/account/delete',
  summary: 'Delete the account, for good',
  description:
    'The address book, drafts, subscriptions, nicknames, API keys, webhooks and sessions are deleted at once. Orders and ' +
    'claims stay as long as the law keeps them, as those of nobody’s account. It leaves its company, which closes with the last one. While one has not ended the answer is 409.',
  body: z.strictObject({ confirmed: z.literal(true) }),
  replies: { 200: successOf(z.object({ ordersKept: z.int(), next: z.string() })) },
  refusals: ['sign-in-needed', 'conflict', 'last-owner', 'company-busy'],
  access: writing,
  examples: [{ ...signedOut, request: { body: { confirmed: true } } }],
})
