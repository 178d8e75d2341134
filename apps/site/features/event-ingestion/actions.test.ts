import { withDatabases } from '@hongyan/testing/databases'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refreshSamples } from '../../../../tools/seed/refresh-samples.ts'
import { badSignature, conflict } from '../../calls/refusals.ts'
import { sampleNumbers } from '../../calls/sample-numbers.ts'
import { checkSignature, signBody } from '../../server/security/check-signature.ts'
import {
  type ApiUnderTest,
  createApiUnderTest,
  testMoment,
  testPartner,
} from '../../server/testing/api-under-test.ts'

withDatabases('the door for events', (database) => {
  let api: ApiUnderTest
  beforeAll(async () => {
    api = await createApiUnderTest(refreshSamples, database())
  })
  afterAll(async () => api.close())

  type Signing = {
    readonly keyId?: string
    readonly secret?: string
    readonly at?: number
    readonly nonce?: string
    /** The body that is signed, when it is not the one that is sent. */
    readonly signedBody?: string
  }

  function send(body: unknown, signing: Signing = {}, query = '') {
    const payload = JSON.stringify(body)
    return api.send({
      method: 'POST',
      url: `/v1/events${query}`,
      headers: signedHeaders(payload, signing),
      payload,
    })
  }

  const ask = (id: string, signing: Signing = {}) =>
    api.send({ url: `/v1/event-batches/${id}`, headers: signedHeaders('', signing) })

  function signedHeaders(payload: string, signing: Signing) {
    const { keyId = testPartner.keyId, secret = testPartner.secret, at = testMoment, nonce = '' } = signing
    const seconds = String(Math.floor(at / 1000))
    return {
      'content-type': 'application/json',
      'x-hongyan-key': keyId,
      'x-hongyan-time': seconds,
      'x-hongyan-signature': signBody(secret, seconds, nonce, Buffer.from(signing.signedBody ?? payload)),
      ...(nonce === '' ? {} : { 'x-hongyan-nonce': nonce }),
    }
  }

  const event = (eventId: string, more: object = {}) => ({
    eventId,
    waybillNo: sampleNumbers.picked_up.number,
    code: 'origin_departed',
    at: '2026-11-21T11:50:00+08:00',
    cityCode: '320500',
    ...more,
  })

  describe('sending events', () => {
    it('stores one event and shows it', async () => {
      const reply = await send(event('route-test-1'))
      expect(reply.json()).toEqual({
        code: 1,
        data: { results: [{ eventId: 'route-test-1', outcome: 'stored' }] },
        errorMsg: '',
      })
      const shown = await api.send({
        url: `/waybill/trackNoPin?waybillCode=${sampleNumbers.picked_up.number}`,
      })
      expect(shown.json().data.status).toBe('in_transit')
    })

    it('judges every event of a batch alone, and knows a repeated one', async () => {
      const batch = [event('route-test-2'), event('route-test-3', { at: 'yesterday' }), event('route-test-4')]
      const outcomes = async () =>
        (await send(batch)).json().data.results.map((result: { outcome: string }) => result.outcome)
      expect(await outcomes()).toEqual(['stored', 'refused', 'stored'])
      expect(await outcomes()).toEqual(['duplicate', 'refused', 'duplicate'])
    })

    it('takes more of its limit the larger it is, before anything of it is read', async () => {
      const costOf = async (headers: Record<string, string>, payload: string) => {
        api.taken.length = 0
        const json = { 'content-type': 'application/json', ...headers }
        const { statusCode } = await api.send({ method: 'POST', url: '/v1/events', headers: json, payload })
        expect(statusCode).toBe(401)
        return api.taken.map(({ cost }) => cost)
      }
      expect(await costOf({}, '{}')).toEqual([1])
      expect(await costOf({}, ' '.repeat(8192))).toEqual([1])
      expect(await costOf({}, ' '.repeat(4_194_304))).toEqual([512])
      // Its length is not told.
      expect(await costOf({ 'transfer-encoding': 'chunked' }, '{}')).toEqual([512])
    })

    it('refuses other content under a known id', async () => {
      await send(event('route-test-5'))
      const [result] = (await send(event('route-test-5', { cityCode: '330100' }))).json().data.results
      expect(result).toMatchObject({ outcome: 'refused', problem: expect.stringContaining('conflict') })
    })

    it('takes a thousand events at once, and not one more', async () => {
      const batch = (size: number) => Array.from({ length: size }, (_, n) => event(`route-batch-${n}`))
      expect((await send(batch(1001))).statusCode).toBe(400)
      const reply = await send(batch(1000), {}, '?judged=1')
      expect(reply.statusCode).toBe(200)
      expect(reply.json().data.results).toHaveLength(1000)
    })

    it('acknowledges a large batch before it is judged, and tells later what became of it', async () => {
      const batch = Array.from({ length: 101 }, (_, n) => event(`route-large-${n}`))
      const reply = await send([...batch.slice(1), batch[1], { ...batch[0], cityCode: '' }])
      expect([reply.statusCode, reply.json()]).toEqual([
        202,
        { code: 1, data: { batch: { id: expect.any(String), events: 102 } }, errorMsg: '' },
      ])
      const { id } = reply.json().data.batch
      expect((await ask(id)).json().data).toMatchObject({ id, state: 'waiting', events: 102, stored: 0 })
      // What is sent behind it is judged behind it.
      const [later] = (await send(event('route-large-5'))).json().data.results
      expect(later).toEqual({ eventId: 'route-large-5', outcome: 'duplicate' })
      expect((await ask(id)).json().data).toEqual({
        id,
        state: 'judged',
        events: 102,
        stored: 100,
        exceptions: [
          { index: 100, eventId: 'route-large-1', outcome: 'duplicate' },
          { index: 101, eventId: 'route-large-0', outcome: 'refused', problem: 'cityCode: missing' },
        ],
      })
      expect((await ask(id, { secret: 'another secret that was never agreed on' })).statusCode).toBe(401)
      expect((await ask(id.replace(/.$/, 'x'))).statusCode).toBe(404)
    })

    it('takes nothing while too much waits, and says when to try again', async () => {
      const { tracking } = api.ctx.settings
      const before = tracking.eventsWaiting
      Object.assign(tracking, { eventsWaiting: 0 })
      const reply = await send(event('route-test-7'))
      Object.assign(tracking, { eventsWaiting: before })
      expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '5'])
      expect((await send(event('route-test-7'))).json().data.results).toEqual([
        { eventId: 'route-test-7', outcome: 'stored' },
      ])
    })
  })

  describe('the signature', () => {
    const words = async (signing: Signing) => {
      const reply = await send(event('route-test-9'), signing)
      const { requestId: _requestId, ...body } = reply.json()
      return { status: reply.statusCode, body }
    }

    it('refuses an unknown key, a wrong secret, an old time and another body alike', async () => {
      const expected = {
        status: 401,
        body: { code: badSignature.code, errorMsg: badSignature.text['zh-CN'] },
      }
      expect(await words({ keyId: 'nobody' })).toEqual(expected)
      expect(await words({ keyId: 'constructor' })).toEqual(expected)
      expect(await words({ secret: 'another secret that was never agreed on' })).toEqual(expected)
      expect(await words({ at: testMoment - 301_000 })).toEqual(expected)
      expect(await words({ at: testMoment + 301_000 })).toEqual(expected)
      expect(await words({ signedBody: '{}' })).toEqual(expected)
      const bare = await api.send({
        method: 'POST',
        url: '/v1/events',
        headers: { 'content-type': 'application/json' },
        payload: '{}',
      })
      expect(bare.statusCode).toBe(401)
    })

    it('is checked before the body is read as JSON', async () => {
      const reply = await api.send({
        method: 'POST',
        url: '/v1/events',
        headers: { 'content-type': 'application/json' },
        payload: '{{{',
      })
      expect(reply.statusCode).toBe(401)
    })

    it('takes a batch once under its nonce, answers a retry alike, and refuses another batch under it', async () => {
      const nonce = 'nonce-0001'
      const sent = [event('route-test-6'), event('route-test-6', { cityCode: '330100' })]
      const first = await send(sent, { nonce })
      const outcomes = first.json().data.results.map(({ outcome }: { outcome: string }) => outcome)
      expect(outcomes).toEqual(['stored', 'refused'])
      const retries = await Promise.all([1, 2, 3].map(() => send(sent, { nonce, at: testMoment + 60_000 })))
      for (const retry of retries) expect([retry.statusCode, retry.json()]).toEqual([200, first.json()])
      const other = await send(event('route-test-8'), { nonce })
      expect([other.statusCode, other.json().code]).toEqual([409, conflict.code])
    })

    it('knows a large batch again, which is read beside the pages, as one that is read there', async () => {
      const nonce = 'nonce-0002'
      // One event has a text with something to clean: what is known again is what it says.
      const sent = Array.from({ length: 1000 }, (_, n) =>
        event(`route-beside-${n}`, n === 7 ? { site: 'Suzhou\u200b hub' } : {}),
      )
      const reply = await send(sent, { nonce })
      const { id } = reply.json().data.batch
      expect([reply.statusCode, reply.json().data.batch.events]).toEqual([202, 1000])
      const judged = await send(sent, { nonce }, '?judged=1')
      const outcomes = judged.json().data.results.map(({ outcome }: { outcome: string }) => outcome)
      expect([judged.statusCode, new Set(outcomes)]).toEqual([200, new Set(['stored'])])
      expect((await ask(id)).json().data).toMatchObject({ state: 'judged', stored: 1000, exceptions: [] })
      expect((await send(sent, { nonce })).json().data.batch.id).toBe(id)
      expect((await send(sent.slice(1), { nonce })).statusCode).toBe(409)
    })

    it('holds only for the bytes, the time and the nonce that were signed', () => {
      const now = testMoment
      const seconds = String(now / 1000)
      fc.assert(
        fc.property(fc.uint8Array(), fc.uint8Array(), (signed, sent) => {
          const headers = {
            'x-hongyan-key': testPartner.keyId,
            'x-hongyan-time': seconds,
            'x-hongyan-signature': signBody(testPartner.secret, seconds, '', signed),
          }
          const sender = checkSignature(headers, sent, { [testPartner.keyId]: testPartner.secret }, now)
          expect(sender !== null).toBe(Buffer.from(signed).equals(Buffer.from(sent)))
        }),
      )
    })
  })
})
