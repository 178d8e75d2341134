import { findBatch } from '@hongyan/domain/ingestion/find-batch'
import { z } from 'zod'
import { success, successOf } from '../../calls/envelope.ts'
import { badSignature, conflict, notAvailable, unavailable } from '../../calls/refusals.ts'
import { sampleNumbers } from '../../calls/sample-numbers.ts'
import { type Answer, refuse } from '../../server/http/answer.ts'
import type { JsonBounds } from '../../server/http/parse-json.ts'
import { Refused } from '../../server/http/refused.ts'
import { defineAction, defineAnswer } from '../../server/requests/action.ts'
import type { At } from '../../server/requests/route.ts'
import type { ThreadServices } from '../../server/threads/run-in-worker.ts'
import type { EventLog } from './event-log.ts'
import { type Taken, takeBatch } from './take-batch.ts'
import { takeBeside } from './take-beside.ts'

/** Events of one request, and of one whose answer says what became of each without being asked. */
const eventsPerBatch = 1000
const judgedUnasked = 100

/** When a sender may try again while the projection is behind, in seconds. */
const behindSeconds = 5

const eventResult = z.object({
  eventId: z.string().nullable(),
  outcome: z.enum(['stored', 'duplicate', 'refused']),
  problem: z.string().optional(),
})

const loggedBatch = z.object({ id: z.string(), events: z.int() })

type Services = ThreadServices & { readonly eventLog: EventLog; readonly jsonBounds: JsonBounds }

export const sendEventsAction = defineAnswer(
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
        '`x-hongyan-signature`. The time may differ from ours by 300 seconds. A batch is kept before it is answered. Up ' +
        'to 100 events, and more with `?judged=1`, are answered 200 with the `outcome` of each: every event is judged ' +
        'alone. Larger batches, and what takes longer than eight seconds, are answered 202 with the id of the batch, which ' +
        'shows on tracking within seconds; what became of it is told at `/v1/event-batches/{id}`. A batch sent again ' +
        'with its nonce is taken once and answered alike; another one under the same nonce is refused. Sending an event ' +
        'again is safe because its `eventId` makes it unique. While much waits, the answer is 503 with `Retry-After`.',
      zh: '供运输管理系统和承运方使用。把 `v1`、秒级时间、随机串（没有则空一行）和请求体 SHA-256 的小写十六进制，用换行连起来，以您的密钥做 HMAC-SHA-256；密钥编号、时间、随机串（可不带）和十六进制签名分别放在 `x-hongyan-key`、`x-hongyan-time`、`x-hongyan-nonce`、`x-hongyan-signature`。时间与我们相差不超过 300 秒。每批先落库再答复：100 条以内（或带 `?judged=1` 时不限）答复 200，每条轨迹单独判断，请逐条看 `outcome`；更大的批次，以及八秒内没处理完的，答复 202 和批次编号，几秒内就能查到轨迹，处理结果用 `/v1/event-batches/{id}` 查。同一批带同一随机串重发，只收一次，答复相同；同一随机串换了内容会被拒绝。`eventId` 不重复，再发一次是安全的。积压太多时答复 503，并带 `Retry-After`。',
    },
    shape: 'own',
    query: z.object({ judged: z.literal('1').optional() }),
    body: z.union([z.array(z.unknown()).min(1).max(eventsPerBatch), z.record(z.string(), z.unknown())]),
    replies: {
      200: successOf(z.object({ results: z.array(eventResult) })),
      202: successOf(z.object({ batch: loggedBatch })),
    },
    refusals: [badSignature, conflict, unavailable],
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
  async ({ body, query }, { ctx, headers, services }: At<Services>) => {
    const events = Array.isArray(body) ? body : [body]
    const judged = query.judged === '1' || events.length <= judgedUnasked
    const sent = { events, nonce: nonceOf(headers), judged }
    return answerOf(await takeBatch(ctx, services.eventLog, sent))
  },
  async ({ ctx, headers, services, rawBody }, query) => {
    if (Object.keys(query).length > 0) return null
    const sent = { bytes: rawBody, nonce: nonceOf(headers), fewest: judgedUnasked + 1, most: eventsPerBatch }
    const taken = await takeBeside(ctx, services, sent)
    return taken && answerOf(taken)
  },
)

function nonceOf({ 'x-hongyan-nonce': nonce }: At['headers']): string | null {
  return typeof nonce === 'string' && nonce !== '' ? nonce : null
}

function answerOf(taken: Taken): Answer {
  switch (taken.kind) {
    case 'judged':
      return { kind: 'reply', status: 200, body: success({ results: taken.results }) }
    case 'logged':
      return {
        kind: 'reply',
        status: 202,
        body: success({ batch: { id: taken.id, events: taken.events } }),
      }
    case 'conflict':
      return refuse(conflict)
    case 'behind':
      return { kind: 'refusal', refusal: unavailable, retryAfterSeconds: behindSeconds }
  }
}

export const showBatchAction = defineAction(
  {
    id: 'showEventBatch',
    method: 'GET',
    path: '/v1/event-batches/{id}',
    family: 'ingestion',
    summary: { en: 'What became of a batch of events', zh: '一批轨迹的处理结果' },
    description: {
      en:
        'For the partner who sent it, signed as a delivery is, over an empty body; for 30 days. While `state` is ' +
        '`waiting` it is not judged yet. `exceptions` names every event that was not stored, by its place in the batch ' +
        '(from 0): all others were.',
      zh: '只有推送方能查，签名与推送相同，请求体为空；保留 30 天。`state` 为 `waiting` 表示还没处理完。`exceptions` 按批内位置（从 0 起）列出没有入库的轨迹，其余的都已入库。',
    },
    shape: 'own',
    params: z.object({ id: z.string().max(64) }),
    replies: {
      200: successOf(
        z.object({
          id: z.string(),
          state: z.enum(['waiting', 'judged']),
          events: z.int(),
          stored: z.int(),
          exceptions: z.array(eventResult.extend({ index: z.int() })),
        }),
      ),
    },
    refusals: [badSignature, notAvailable],
    access: { who: 'partner', record: 'none', origin: 'any', repeat: 'reads' },
    limit: 'ingestion',
    examples: [
      {
        title: 'A batch that nobody sent',
        request: { params: { id: '019f0000-0000-7000-8000-000000000000' } },
        status: 404,
        reply: { code: 1302 },
      },
    ],
  },
  async ({ params }, { ctx }) => {
    const batch = await findBatch(ctx, params)
    if (batch === null) throw new Refused({ refusal: notAvailable })
    return batch
  },
)
