import { keyScopes, webhookTopics } from '@hongyan/domain/merchants/merchant-rules'
import { z } from 'zod'

const iso = z.iso.datetime({ offset: true })

export const keyView = z.object({
  id: z.string(),
  name: z.string(),
  beginsWith: z.string(),
  scopes: z.array(z.enum(keyScopes)),
  createdAt: iso,
  usedAt: iso.nullable().describe('To the minute; null for a key that has not been used.'),
  endsAt: iso.nullable().describe('When it stops working, because a newer key took its place.'),
})

export const newKeyView = z.object({
  key: keyView,
  secret: z.string().describe('Sent in `authorization: Bearer …`. It is told this once.'),
})

export const webhookView = z.object({
  id: z.string(),
  url: z.string(),
  topics: z.array(z.enum(webhookTopics)),
  state: z.enum(['on', 'off']),
  secretState: z
    .enum(['good', 'lost'])
    .describe('`lost`: nothing is sent until it is given a new one, as the key of this site was changed.'),
  secretVersion: z.int(),
  secretSince: iso,
  earlierUntil: iso.nullable().describe('Until when everything is signed with the secret before as well.'),
  createdAt: iso,
})

export const newWebhookView = z.object({
  webhook: webhookView,
  secret: z.string().describe('`whsec_` and the key in base64. It is told this once.'),
})

const attempt = z.object({
  at: iso,
  tookMs: z.int(),
  status: z.int().nullable().describe('Null where no whole answer came; `problem` says why.'),
  answer: z.string().nullable().describe('Its beginning.'),
  problem: z.string().nullable(),
})

const eventView = z.object({
  id: z.string().describe('`webhook-id`: the same at every attempt.'),
  type: z.string(),
  number: z.string().describe('The order or waybill it is about.'),
  createdAt: iso,
  state: z.enum(['waiting', 'retrying', 'delivered', 'failed', 'cancelled']),
  nextAt: iso.nullable().describe('When it is tried again.'),
  lastAttempt: attempt.nullable(),
})

export const wholeEventView = eventView.extend({
  url: z.string(),
  body: z.string().describe('As it is sent, each time.'),
  attempts: z.array(attempt).describe('The oldest first.'),
})

export const eventPageView = z.object({
  events: z.array(eventView),
  counts: z
    .object({ delivered: z.int(), waiting: z.int(), failed: z.int() })
    .describe('Of the last 24 hours.'),
  next: z.string().nullable().describe('`after` of the following page.'),
})
