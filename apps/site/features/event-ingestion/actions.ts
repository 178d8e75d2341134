import { ingestEvents } from '@hongyan/domain/tracking/ingest-events'
import { z } from 'zod'
import { successOf } from '../../calls/envelope.ts'
import { badSignature, conflict } from '../../calls/refusals.ts'
import { sampleNumbers } from '../../calls/sample-numbers.ts'
import { Refused } from '../../server/http/refused.ts'
import { defineAction } from '../../server/requests/action.ts'
import { createOnceTokens } from '../../server/security/sessions/once-tokens.ts'

/** A nonce is remembered for as long as a signature that carries it could be accepted. */
const nonceLifeMs = 2 * 300_000

/** Events of one request. */
const eventsPerBatch = 1000

const eventResult = z.object({
  eventId: z.string().nullable(),
  outcome: z.enum(['stored', 'duplicate', 'refused']),
  problem: z.string().optional(),
})

export const sendEventsAction = defineAction(
  {
    id: 'sendEvents',
    method: 'POST',
    path: '/v1/events',
    family: 'ingestion',
    summary: { en: 'Send shipment events, one or up to 1,000 at a time', zh: '推送轨迹，一条到 1,000 条' },
    description: {
      en:
        'For transport management systems and carriers. Sign `v1`, the time in seconds, the nonce (or an empty line) and ' +
        'the lower-case hex SHA-256 of the body, joined by line feeds, with HMAC-SHA-256 under your secret; send key id, ' +
        'time, nonce (optional) and hex signature in `x-hongyan-key`, `x-hongyan-time`, `x-hongyan-nonce` and ' +
        '`x-hongyan-signature`. The time may differ from ours by 300 seconds. A nonce is accepted once. Every event is ' +
        'judged alone, so read `outcome` of each; sending an event again is safe because its `eventId` makes it unique.',
      zh: '供运输管理系统和承运方使用。把 `v1`、秒级时间、随机串（没有则空一行）和请求体 SHA-256 的小写十六进制，用换行连起来，以您的密钥做 HMAC-SHA-256；密钥编号、时间、随机串（可不带）和十六进制签名分别放在 `x-hongyan-key`、`x-hongyan-time`、`x-hongyan-nonce`、`x-hongyan-signature`。时间与我们相差不超过 300 秒，随机串只收一次。每条轨迹单独判断，请逐条看 `outcome`；`eventId` 不重复，再发一次是安全的。',
    },
    shape: 'own',
    body: z.union([z.array(z.unknown()).min(1).max(eventsPerBatch), z.record(z.string(), z.unknown())]),
    replies: { 200: successOf(z.object({ results: z.array(eventResult) })) },
    refusals: [badSignature, conflict],
    access: { who: 'partner', record: 'none', origin: 'any', repeat: 'repeats' },
    limit: 'ingestion',
    examples: [
      {
        title: 'One event',
        request: {
          body: {
            eventId: 'example-0001',
            waybillNo: sampleNumbers.in_transit.number,
            code: 'hub_arrived',
            at: '2026-11-21T08:12:00+08:00',
            cityCode: '420100',
            site: { zh: '武汉转运中心', en: 'Wuhan hub' },
          },
        },
        status: 200,
        reply: { code: 1, data: { results: [{ eventId: 'example-0001', outcome: 'stored' }] } },
      },
      {
        title: 'A batch in which one event has no time',
        request: {
          body: [
            {
              eventId: 'example-0002',
              waybillNo: sampleNumbers.in_transit.number,
              code: 'hub_departed',
              at: '2026-11-21T09:40:00+08:00',
              cityCode: '420100',
            },
            { eventId: 'example-0003', waybillNo: sampleNumbers.in_transit.number, code: 'hub_arrived' },
          ],
        },
        status: 200,
        reply: {
          code: 1,
          data: {
            results: [
              { eventId: 'example-0002', outcome: 'stored' },
              { eventId: 'example-0003', outcome: 'refused' },
            ],
          },
        },
      },
    ],
  },
  async ({ body }, { ctx, headers }) => {
    const nonce = headers['x-hongyan-nonce']
    if (typeof nonce === 'string' && nonce !== '' && ctx.actor.kind === 'partner') {
      const id = `sender:${ctx.actor.keyId}:${nonce}`
      const fresh = await createOnceTokens(ctx.db).spend(id, ctx.now() + nonceLifeMs, ctx.now())
      if (!fresh) throw new Refused({ refusal: conflict })
    }
    return ingestEvents(ctx, { events: Array.isArray(body) ? body : [body] })
  },
)
