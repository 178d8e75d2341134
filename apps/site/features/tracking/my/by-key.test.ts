import { ingestEvents } from '@hongyan/domain/tracking/ingest-events'
import { aJourney, aPicture, nextWaybillNo } from '@hongyan/testing'
import { withDatabases } from '@hongyan/testing/databases'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Refusal } from '../../../calls/refusal.ts'
import { keyScope, notAllowed, unknownKey } from '../../../calls/refusals.ts'
import { type ApiUnderTest, createApiUnderTest } from '../../../server/testing/api-under-test.ts'
import { signIn } from '../../../server/testing/sign-in.ts'
import { unlockNeeded } from '../refusals.ts'
import { unknownShipment } from './refusals.ts'

const [myPhone, friendPhone] = ['13811112222', '13911113333']

withDatabases('own shipments for a program with an API key of the account', (database) => {
  let api: ApiUnderTest
  let mine: Record<string, string>
  let other: Record<string, string>
  const [sent, delivered, foreign] = [nextWaybillNo(), nextWaybillNo(), nextWaybillNo()]

  beforeAll(async () => {
    api = await createApiUnderTest(async () => {}, database())
    mine = await signIn(api, 'mine', `+86${myPhone}`)
    other = await signIn(api, 'other')
    const party = (name: string, phone: string) => ({ name, phone, address: '北京市朝阳区示例北街16号' })
    const [me, friend, third] = [
      party('林样本', myPhone),
      party('欧阳样例', friendPhone),
      party('陈试件', '13700001111'),
    ]
    for (const [waybillNo, sender, receiver] of [
      [sent, me, friend],
      [delivered, friend, me],
      [foreign, friend, third],
    ] as const) {
      const shipment = { sender, receiver }
      await ingestEvents(api.ctx, { events: aJourney({ waybillNo, last: 'branch_arrived', shipment }) })
    }
    const proof = { mediaType: 'image/png', base64: aPicture, signedBy: '林样本' } as const
    const at = '2026-11-21T11:00:00+08:00'
    const event = { eventId: `${delivered}-end`, waybillNo: delivered, code: 'delivered', cityCode: '110100' }
    await ingestEvents(api.ctx, { events: [{ ...event, at, proof }] })
  })
  afterAll(async () => api.close())

  const codeOf = (answer: LightMyRequestResponse) => [answer.statusCode, answer.json().code]
  const refusal = ({ http, code }: Refusal) => [http, code]
  let asked = 0
  const keyFor = async (browser: Record<string, string>, scopes: readonly string[]) => {
    asked += 1
    const headers = { ...browser, 'idempotency-key': `by-key-${asked}` }
    const answer = await api.post('/v1/api-keys', { name: 'ERP', scopes }, headers)
    return answer.json().data.secret as string
  }
  const ask = (secret: string, url: string, body?: unknown) =>
    api.send({
      method: body === undefined ? 'GET' : 'POST',
      url,
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    })

  it('list, show, look up and prove what its account sees, and no more', async () => {
    const secret = await keyFor(mine, ['shipments.read', 'tracking'])
    const numbers = (answer: LightMyRequestResponse) =>
      answer.json().data.shipments.map(({ waybillNo }: { waybillNo: string }) => waybillNo)
    expect(numbers(await ask(secret, '/v1/my/shipments'))).toEqual([delivered, sent])
    expect((await ask(secret, `/v1/my/shipments/${sent}`)).json().data).toMatchObject({
      roles: ['sender'],
      shipment: { parties: { shown: 'in-full', receiverPhone: friendPhone } },
    })
    const looked = await ask(secret, '/v1/shipments/lookup', { numbers: [sent, foreign] })
    expect(looked.json().data).toMatchObject([
      { kind: 'found', shipment: { waybillNo: sent, parties: { receiverPhone: friendPhone } } },
      { kind: 'found', shipment: { waybillNo: foreign, parties: null, proof: 'not-yet' } },
    ])
    expect(looked.json().data[0].shipment.events.length).toBeGreaterThan(3)
    const proof = (await ask(secret, '/v1/shipments/proof', { number: delivered })).json().data
    expect(proof).toMatchObject({ state: 'available', signedBy: '林样本' })
    const picture = await api.send({ url: proof.imageLink })
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/png'])

    const strange = await keyFor(other, ['shipments.read', 'tracking'])
    expect(numbers(await ask(strange, '/v1/my/shipments'))).toEqual([])
    expect(codeOf(await ask(strange, `/v1/my/shipments/${sent}`))).toEqual(refusal(unknownShipment))
    expect(codeOf(await ask(strange, '/v1/shipments/proof', { number: delivered }))).toEqual(
      refusal(unlockNeeded),
    )
    const seen = await ask(strange, '/v1/shipments/lookup', { numbers: [sent, delivered] })
    expect(
      seen.json().data.map(({ shipment }: { shipment: { parties: unknown } }) => shipment.parties),
    ).toEqual([null, null])
  })

  it('are each opened by their own scope alone', async () => {
    const [list, track] = [await keyFor(mine, ['shipments.read']), await keyFor(mine, ['tracking'])]
    for (const url of ['/v1/my/shipments', `/v1/my/shipments/${sent}`]) {
      expect((await ask(list, url)).statusCode).toBe(200)
      expect(codeOf(await ask(track, url))).toEqual(refusal(keyScope))
    }
    for (const [url, body] of [
      ['/v1/shipments/lookup', { numbers: [sent] }],
      ['/v1/shipments/proof', { number: delivered }],
    ] as const) {
      expect((await ask(track, url, body)).statusCode).toBe(200)
      expect(codeOf(await ask(list, url, body))).toEqual(refusal(keyScope))
    }
    // What changes something is not for programs.
    const both = await keyFor(mine, ['shipments.read', 'tracking'])
    const named = await ask(both, `/v1/my/shipments/${sent}/nickname`, { nickname: '样布' })
    expect(codeOf(named)).toEqual(refusal(notAllowed))
  })

  it('are over at once for a key that is revoked, however many calls are under way', async () => {
    const headers = { ...mine, 'idempotency-key': 'by-key-to-revoke' }
    const made = await api.post('/v1/api-keys', { name: 'ERP', scopes: ['shipments.read'] }, headers)
    const { key, secret } = made.json().data
    const hundred = () =>
      Array.from({ length: 100 }, async () => {
        const answer = await ask(secret, `/v1/my/shipments/${sent}`)
        return answer.json().code as number
      })
    const before = hundred()
    const revoked = await api.post(`/v1/api-keys/${key.id}/revoke`, {}, mine)
    expect(revoked.statusCode).toBe(200)
    const unknown = unknownKey.code
    expect(new Set(await Promise.all(hundred()))).toEqual(new Set([unknown]))
    for (const code of await Promise.all(before)) expect([1, unknown]).toContain(code)
  })

  it('draw on the rate of programs, a look-up once for each of its numbers', async () => {
    const secret = await keyFor(mine, ['tracking'])
    api.taken.length = 0
    await ask(secret, '/v1/shipments/lookup', { numbers: [sent, delivered, foreign] })
    expect(api.taken).toMatchObject([
      { name: 'merchant', cost: 1 },
      { name: 'merchant', cost: 2 },
    ])
  })
})
