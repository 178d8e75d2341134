import { confirmSubscription } from '@hongyan/domain/subscriptions/confirm-subscription'
import { endSubscription } from '@hongyan/domain/subscriptions/end-subscription'
import { listSubscriptions } from '@hongyan/domain/subscriptions/list-subscriptions'
import { stopSubscriptions } from '@hongyan/domain/subscriptions/stop-subscriptions'
import { subscribe } from '@hongyan/domain/subscriptions/subscribe'
import { subscriptionChannels, subscriptionMoments } from '@hongyan/domain/subscriptions/subscription-rules'
import { shipmentStatuses } from '@hongyan/domain/tracking/vocabulary'
import { longestMailAddress } from '@hongyan/domain/typed/mail-rules'
import { z } from 'zod'
import { plainSuccess, successOf } from '../../calls/envelope.ts'
import {
  linkExpired,
  notAvailable,
  signInNeeded,
  tooLate,
  unknownNumber,
  wrongCode,
} from '../../calls/refusals.ts'
import { sampleNumbers } from '../../calls/sample-numbers.ts'
import { type Action, defineAction } from '../../server/requests/action.ts'
import type { At } from '../../server/requests/route.ts'
import { presentSubscribed, presentSubscription } from './present.ts'
import type { SubscriptionServices } from './register-subscriptions.ts'
import { inSubscriptionWords } from './subscription-words.ts'

const shared = { family: 'subscriptions', shape: 'own', credentials: true, limit: 'subscription' } as const
const token = z.string().min(1).max(400)
const signedOut = { title: 'Not signed in', status: 401, reply: { code: 1401 } } as const
const madeUp = { title: 'A token nobody made', status: 410, reply: { code: 1203 } } as const

export const subscribeAction = defineAction(
  {
    ...shared,
    id: 'subscribe',
    method: 'POST',
    path: '/v1/subscriptions',
    summary: { en: 'Be told when the status of a shipment changes', zh: '一票货的状态变了就通知' },
    description: {
      en:
        'By `mail` a message asks first, and its link begins it. By `sms` send the code that `/cooperation/getVerifyCode` ' +
        'sent for `subscription`. By `feed` the answer holds the address of an Atom feed, which anyone who knows it can read. ' +
        'One address follows a shipment once; asking again does no harm, and nobody is told whether it did before.',
      zh: '`channel` 为 `mail` 的，先发一封确认邮件，点了链接才开始；为 `sms` 的，请带 `/cooperation/getVerifyCode` 为 `subscription` 发出的验证码；为 `feed` 的，`feed` 就是 RSS 地址，知道的人都看得到。同一个地址对同一票货只有一份，再要一次也一样，有没有订过不会告诉任何人。',
    },
    body: z.strictObject({
      number: z.string().max(60),
      channel: z.enum(subscriptionChannels),
      address: z.string().max(longestMailAddress).default('').describe('Email address or mobile number.'),
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
    refusals: [signInNeeded, unknownNumber, tooLate, notAvailable, wrongCode],
    access: { who: 'anyone', record: 'own', origin: 'allowed', repeat: 'once' },
    examples: [
      {
        title: 'By email',
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
        title: 'Not an email address',
        request: {
          body: { number: sampleNumbers.in_transit.number, channel: 'mail', address: 'reader' },
        },
        status: 400,
        reply: { code: 1400 },
      },
    ],
  },
  async ({ body }, at: At<SubscriptionServices>) => {
    const { ctx, locale, services } = at
    const became = await inSubscriptionWords(at, () => subscribe(ctx, { ...body, locale }))
    return presentSubscribed(became, body, services.publicOrigin)
  },
)

export const confirmSubscriptionAction = defineAction(
  {
    ...shared,
    id: 'confirmSubscription',
    method: 'POST',
    path: '/v1/subscriptions/confirm',
    summary: { en: 'Confirm by the token of a mail', zh: '用邮件里的令牌确认通知' },
    description: {
      en: 'Confirming again changes nothing; once it is stopped the token is worth nothing.',
      zh: '同一个令牌确认几次都一样，停止以后不能再用。',
    },
    body: z.strictObject({ token }),
    replies: {
      200: successOf(
        z.object({ number: z.string(), address: z.string().describe('Masked.'), stop: z.string() }),
      ),
    },
    refusals: [linkExpired],
    access: { who: 'anyone', record: 'token', origin: 'allowed', repeat: 'repeats' },
    examples: [{ ...madeUp, request: { body: { token: 'x' } } }],
  },
  ({ body }, { ctx }) => confirmSubscription(ctx, body),
  ({ waybillNo: number, address, stop }) => ({ number, address, stop }),
)

export const stopSubscriptionAction = defineAction(
  {
    ...shared,
    id: 'stopSubscription',
    method: 'POST',
    path: '/v1/subscriptions/stop',
    summary: { en: 'Stop, without signing in', zh: '停止通知，不用登录' },
    description: {
      en: 'The token stands in every message. Stopping again changes nothing; an address that follows nothing is deleted.',
      zh: '`token` 在每封邮件、每条短信里。停止几次都一样；地址再没有别的通知，就一并删除。',
    },
    body: z.strictObject({ token }),
    replies: { 200: successOf(z.object({ stopped: z.int() })) },
    refusals: [linkExpired],
    access: { who: 'anyone', record: 'token', origin: 'allowed', repeat: 'repeats' },
    examples: [{ ...madeUp, request: { body: { token: 'x' } } }],
  },
  ({ body }, { ctx }) => stopSubscriptions(ctx, body),
  (stopped) => ({ stopped }),
)

export const listSubscriptionsAction = defineAction(
  {
    ...shared,
    id: 'listSubscriptions',
    method: 'GET',
    path: '/v1/subscriptions',
    summary: { en: 'What the account follows, addresses masked', zh: '这个账户订过的通知，地址遮住' },
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
    refusals: [signInNeeded],
    access: { who: 'customer', record: 'own', origin: 'any', repeat: 'reads' },
    examples: [{ ...signedOut, request: {} }],
  },
  (_input, { ctx }) => listSubscriptions(ctx),
  (subscriptions) => ({ subscriptions: subscriptions.map(presentSubscription) }),
)

export const endSubscriptionAction = defineAction(
  {
    ...shared,
    id: 'endSubscription',
    method: 'POST',
    path: '/v1/subscriptions/{id}/end',
    summary: { en: 'Stop a subscription of the account', zh: '停止这个账户的一份通知' },
    params: z.object({ id: z.string().min(1).max(40) }),
    body: z.strictObject({}),
    replies: { 200: plainSuccess },
    refusals: [signInNeeded, notAvailable],
    access: { who: 'customer', record: 'own', origin: 'allowed', repeat: 'repeats' },
    examples: [{ ...signedOut, request: { params: { id: 'x' }, body: {} } }],
  },
  ({ params }, { ctx }) => endSubscription(ctx, params),
)

/** Following shipments. */
export const subscriptionActions: readonly Action<SubscriptionServices>[] = [
  subscribeAction,
  confirmSubscriptionAction,
  stopSubscriptionAction,
  listSubscriptionsAction,
  endSubscriptionAction,
]
