import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { aJourney } from '@hongyan/testing'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { anOrder } from '../bench/an-order.ts'
import { signInCustomer } from './customer.ts'
import { partnerSettings, sendEvents } from './partner.ts'
import { type SiteProcess, startSite } from './site-process.ts'

type Attribute = {
  readonly key: string
  readonly value: { readonly stringValue?: string; readonly intValue?: number | string }
}
type Span = {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly attributes: readonly Attribute[]
}
type Received = {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly Attribute[] }
    readonly scopeSpans: readonly { readonly spans: readonly Span[] }[]
  }[]
}

/** A collector that keeps what it is sent by OTLP as JSON. */
let collector: { readonly url: string; readonly received: Received[]; readonly stop: () => void }
/** Orders that the company's own system was given. */
let taken = 0
let site: SiteProcess
beforeEach(async () => {
  const received: Received[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const part of request.setEncoding('utf8')) body += part
    if (request.url === '/v1/traces') received.push(JSON.parse(body))
    if (request.url === '/intake') taken += 1
    response.end(request.url === '/v1/traces' ? '{}' : '')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  collector = { url: `http://127.0.0.1:${port}`, received, stop: () => void server.close() }
})
afterEach(async () => {
  await site.stop()
  collector.stop()
})

const spans = (): readonly Span[] =>
  collector.received.flatMap(({ resourceSpans }) =>
    resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
  )
const named = (name: string) => spans().filter((span) => span.name === name)
const of = (span: Span | undefined) =>
  Object.fromEntries(
    (span?.attributes ?? []).map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue)]),
  )

test('spans of requests, statements, deliveries and the projection come to the collector, and name nobody', async () => {
  site = await startSite({
    settings: {
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      ...partnerSettings,
      INTAKE_URL: `${collector.url}/intake`,
      INTAKE_SECRET: 'a secret of thirty-two characters',
    },
  })
  const journey = aJourney()
  const waybill = journey[0]?.waybillNo ?? ''
  expect(await sendEvents(site, journey)).toBe(200)
  const looked = await fetch(site.url('/v1/shipments/lookup'), {
    method: 'POST',
    headers: { origin: site.origin, 'content-type': 'application/json' },
    body: JSON.stringify({ numbers: [waybill] }),
  })
  expect(looked.status).toBe(200)
  expect((await fetch(site.url(`/en/track?no=${waybill}`))).status).toBe(200)
  expect((await fetch(site.url(`/v1/orders/${waybill}`))).status).toBe(404)
  const { cookie } = await signInCustomer(site)
  const placed = await fetch(site.url('/v1/orders'), {
    method: 'POST',
    headers: {
      cookie,
      origin: site.origin,
      'content-type': 'application/json',
      'idempotency-key': 'tracing-1',
    },
    body: JSON.stringify(await anOrder(site.origin, cookie)),
  })
  expect(placed.status).toBe(200)
  await expect.poll(() => taken, { timeout: 30_000 }).toBe(1)
  await expect.poll(() => site.output(), { timeout: 30_000 }).toContain('"/v1/orders"')
  site.signal('SIGTERM')
  await site.ended

  const [lookup] = named('POST /v1/shipments/lookup')
  expect(of(lookup)).toEqual({
    'http.request.method': 'POST',
    'http.route': '/v1/shipments/lookup',
    'http.response.status_code': 200,
  })
  expect(named('select shipments').map(({ parentSpanId }) => parentSpanId)).toContain(lookup?.spanId)
  expect(spans().map(({ name }) => name)).toContain('GET en-US /track')
  expect(of(named('GET /v1/orders/:number')[0])['http.response.status_code']).toBe(404)
  expect(of(named('project events')[0])).toEqual({ 'events.taken': journey.length })

  const [delivery] = named('deliver order')
  expect(of(delivery)).toEqual({
    'outbox.target': 'intake',
    'outbox.topic': 'order',
    'outbox.became': 'delivered',
  })
  expect(named('update outbox').map(({ parentSpanId }) => parentSpanId)).toContain(delivery?.spanId)

  const [{ resource } = { resource: { attributes: [] } }] = collector.received[0]?.resourceSpans ?? []
  expect(resource.attributes).toContainEqual({ key: 'service.name', value: { stringValue: 'hongyan' } })
  expect(JSON.stringify(collector.received)).not.toMatch(
    new RegExp(`${waybill.slice(2)}|样例|样本|13800001357`),
  )
  // A line of the log leads to its trace.
  const line = site
    .output()
    .split('\n')
    .find((one) => one.includes('"answered"') && one.includes('/v1/shipments/lookup'))
  expect(JSON.parse(line ?? '{}')).toMatchObject({ traceId: lookup?.traceId, status: 200 })
})

test('nothing is sent and no line names a trace without the setting', async () => {
  site = await startSite()
  expect((await fetch(site.url('/v1/orders/1'))).status).toBe(404)
  site.signal('SIGTERM')
  await site.ended
  expect(collector.received).toEqual([])
  expect(site.output()).not.toContain('traceId')
})

test('a collector that is away is no trouble of anybody who asks', async () => {
  collector.stop()
  site = await startSite({ settings: { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' } })
  expect((await fetch(site.url('/en'))).status).toBe(200)
  site.signal('SIGTERM')
  expect(await site.ended).toEqual({ code: 0, signal: null })
})
