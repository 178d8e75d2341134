import { subscriptionChannels, subscriptionMoments } from '@hongyan/domain/subscriptions/subscription-rules'
import { shipmentStatuses } from '@hongyan/domain/tracking/vocabulary'
import { longestMailAddress } from '@hongyan/domain/typed/mail-rules'
import { z } from 'zod'
import { defineCall } from '../../calls/call.ts'
import { plainSuccess, successOf } from '../../calls/envelope.ts'
import { sampleNumbers } from '../../calls/sample-numbers.ts'

const shared = { family: 'subscriptions', shape: 'own', credentials: true, limit: 'subscription' } as const
const token = z.string().min(1).max(400)
const signedOut = { title: 'Not signed in', status: 401, reply: { code: 1401 } } as const
const madeUp = { title: 'A token nobody made', status: 410, reply: { code: 1203 } } as const

export const subscribeCall = defineCall({
  ...shared,
  id: 'subscribe',
  method: 'POST',
  path: '/v1/subscriptions',
  summary: 'Be told when the status of a shipment changes',
  description:
    'By `mail` a message asks first, and its link begins it. By `sms` send the code that `/cooperation/getVerifyCode` ' +
    'sent for `subscription`. By `feed` the answer holds the address of an Atom feed, which whoever knows it can read. ' +
    'One address follows a shipment once; asking again does no harm, and nobody is told whether it did before.',
  body: z.strictObject({
    number: z.string().min(1).max(60),
    channel: z.enum(subscriptionChannels),
    address: z.string().max(longestMailAddress).default('').describe('Mail address or mobile number.'),
    code: z.string().max(20).nullable().default(null),
    moments: z
      .array(z.enum(subscriptionMoments))
      .max(subscriptionMoments.length)
      .default([...subscriptionMoments]),
  }),
  replies: {
    200: successOf(
      z.object({
        state: z.enum(['asked', 'active']),
        number: z.string(),
        address: z.string().describe('Masked.'),
        until: z.iso.datetime({ offset: true }).nullable().describe('Until when a mail can be confirmed.'),
        feed: z.string().nullable(),
        stop: z.string().nullable().describe('Stops it; null where it has to be confirmed first.'),
      }),
    ),
  },
  refusals: ['sign-in-needed', 'unknown-number', 'too-late', 'not-available', 'wrong-code'],
  access: { who: 'anyone', record: 'own', origin: 'allowed', repeat: 'once' },
  examples: [
    {
      title: 'By mail',
      request: {
        body: {
          number: sampleNumbers.in_transit.number,
          channel: 'mail',
          address: 'reader@mail.example',
        },
      },
      status: 200,
      reply: { code: 1, data: { state: 'asked', address: 'r***@mail.example' } },
    },
    {
      title: 'Not a mail address',
      request: {
        body: { number: sampleNumbers.in_transit.number, channel: 'mail', address: 'reader' },
      },
      status: 400,
      reply: { code: 1400 },
    },
  ],
})

export const confirmSubscriptionCall = defineCall({
  ...shared,
  id: 'confirmSubscription',
  method: 'POST',
  path: '/v1/subscriptions/confirm',
  summary: 'Confirm by the token of a mail',
  description: 'Confirming again changes nothing; once it is stopped the token is worth nothing.',
  body: z.strictObject({ token }),
  replies: {
    200: successOf(
      z.object({ number: z.string(), address: z.string().describe('Masked.'), stop: z.string() }),
    ),
  },
  refusals: ['link-expired'],
  access: { who: 'anyone', record: 'token', origin: 'allowed', repeat: 'repeats' },
  examples: [{ ...madeUp, request: { body: { token: 'x' } } }],
})

export const stopSubscriptionCall = defineCall({
  ...shared,
  id: 'stopSubscription',
  method: 'POST',
  path: '/v1/subscriptions/stop',
  summary: 'Stop, without signing in',
  description:
    'The token stands in every message. Stopping again changes nothing; an address that follows nothing is deleted.',
  body: z.strictObject({ token }),
  replies: { 200: successOf(z.object({ stopped: z.int() })) },
  refusals: ['link-expired'],
  access: { who: 'anyone', record: 'token', origin: 'allowed', repeat: 'repeats' },
  examples: [{ ...madeUp, request: { body: { token: 'x' } } }],
})

export const listSubscriptionsCall = defineCall({
  ...shared,
  id: 'listSubscriptions',
  method: 'GET',
  path: '/v1/subscriptions',
  summary: 'What the account follows, addresses masked',
  replies: {
    200: successOf(
      z.object({
        subscriptions: z.array(
          z.object({
            id: z.string(),
            number: z.string(),
            status: z.enum(shipmentStatuses),
            channel: z.enum(subscriptionChannels),
            address: z.string().nullable(),
            moments: z.array(z.enum(subscriptionMoments)),
            confirmed: z.boolean(),
            since: z.iso.datetime({ offset: true }),
          }),
        ),
      }),
    ),
  },
  refusals: ['sign-in-needed'],
  access: { who: 'customer', record: 'own', origin: 'any', repeat: 'reads' },
  examples: [{ ...signedOut, request: {} }],
})

export const endSubscriptionCall = defineCall({
  ...shared,
  id: 'endSubscription',
  method: 'POST',
  path: '/v1/subscriptions/{id}/end',
  summary: 'Stop a subscription of the account',
  params: z.object({ id: z.string().min(1).max(40) }),
  body: z.strictObject({}),
  replies: { 200: plainSuccess },
  refusals: ['sign-in-needed', 'not-available'],
  access: { who: 'customer', record: 'own', origin: 'allowed', repeat: 'repeats' },
  examples: [{ ...signedOut, request: { params: { id: 'x' }, body: {} } }],
})
