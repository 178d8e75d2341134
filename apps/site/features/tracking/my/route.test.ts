import { ingestEvents } from '@hongyan/domain/tracking/ingest-events'
import type { Ctx } from '@hongyan/kernel/context'
import { aJourney, aPicture, nextWaybillNo } from '@hongyan/testing'
import { withDatabases } from '@hongyan/testing/databases'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Call } from '../../../calls/call.ts'
import type { Refusal } from '../../../calls/refusal.ts'
import {
  conflict,
  malformed,
  notAvailable,
  signInNeeded,
  tooLarge,
  unknownNumber,
} from '../../../calls/refusals.ts'
import { signBody } from '../../../server/security/check-signature.ts'
import {
  type ApiUnderTest,
  createApiUnderTest,
  testMoment,
  testPartner,
} from '../../../server/testing/api-under-test.ts'
import { signIn } from '../../../server/testing/sign-in.ts'
import { unlockNeeded } from '../refusals.ts'
import * as actions from './actions.ts'
import * as claims from './claims/actions.ts'
import { claimSettled, deliverySettled, unknownClaim, unknownShipment } from './refusals.ts'

const [myPhone, friendPhone] = ['13811112222', '13911113333']

withDatabases('calls of own shipments', (database) => {
  let api: ApiUnderTest
  let mine: Record<string, string>
  let friend: Record<string, string>
  let other: Record<string, string>
  const [sent, delivered, foreign] = Array.from({ length: 3 }, () => nextWaybillNo()) as [
    string,
    string,
    string,
  ]

  const party = (name: string, phone: string) => ({
    name,
    phone,
    address: '北京市朝阳区示例北街16号3单元502',
  })
  beforeAll(async () => {
    api = await createApiUnderTest(async () => {}, database())
    mine = await signIn(api, 'mine', `+86${myPhone}`)
    friend = await signIn(api, 'friend', `+86${friendPhone}`)
    other = await signIn(api, 'other')
    await ingest(api.ctx, sent, 'branch_arrived', [party('林样本', myPhone), party('欧阳样例', friendPhone)])
    await ingest(api.ctx, delivered, 'branch_arrived', [
      party('周样章', friendPhone),
      party('林样本', myPhone),
    ])
    await ingest(api.ctx, foreign, 'branch_arrived', [
      party('周样章', friendPhone),
      party('陈试件', '13700001111'),
    ])
    const proof = { mediaType: 'image/png', base64: aPicture, signedBy: '林样本' } as const
    const at = '2026-11-21T11:00:00+08:00'
    const event = { eventId: `${delivered}-end`, waybillNo: delivered, code: 'delivered', cityCode: '110100' }
    await ingestEvents(api.ctx, { events: [{ ...event, at, proof }] })
  })
  afterAll(async () => api.close())

  async function ingest(
    ctx: Ctx,
    waybillNo: string,
    last: 'branch_arrived',
    [sender, receiver]: [ReturnType<typeof party>, ReturnType<typeof party>],
  ) {
    const shipment = { sender, receiver, orderNo: `SHOP-${waybillNo.slice(-4)}` }
    await ingestEvents(ctx, { events: aJourney({ waybillNo, last, shipment }) })
  }
  const get = (url: string, headers: Record<string, string> = {}) => api.send({ url, headers })
  const codeOf = (answer: LightMyRequestResponse) => [answer.statusCode, answer.json().code]
  const refusal = ({ http, code }: Refusal) => [http, code]
  const signed = (url: string, body: unknown) => {
    const payload = JSON.stringify(body)
    const seconds = String(Math.floor(testMoment / 1000))
    const headers = {
      'content-type': 'application/json',
      'x-hongyan-key': testPartner.keyId,
      'x-hongyan-time': seconds,
      'x-hongyan-signature': signBody(testPartner.secret, seconds, '', Buffer.from(payload)),
    }
    return api.send({ method: 'POST', url, headers, payload })
  }
  let keys = 0
  const keyed = (headers: Record<string, string>) => ({
    ...headers,
    'idempotency-key': `claim-key-${++keys}`,
  })
  const claim = { kind: 'damaged', amount: 12_800, story: '箱角压坏' }
  const fileOne = async (headers = mine) =>
    (await api.post(`/v1/my/shipments/${sent}/claims`, claim, keyed(headers))).json().data as {
      number: string
    }

  describe('the signed-in forms of the older calls', () => {
    it('show a shipment in full to both ends, and to nobody else', async () => {
      for (const [headers, roles] of [
        [mine, ['sender']],
        [friend, ['receiver']],
      ] as const) {
        const { data } = (await get(`/waybill/trackWithPin?waybillCode=${sent}`, headers)).json()
        expect(data).toMatchObject({
          waybillCode: sent,
          status: 'in_transit',
          roles,
          orderCode: `SHOP-${sent.slice(-4)}`,
          senderName: '林样本',
          senderPhone: myPhone,
          receiverName: '欧阳样例',
          receiverPhone: friendPhone,
          receiverAddress: '北京市朝阳区示例北街16号3单元502',
        })
      }
      for (const headers of [other, mine]) {
        const number = headers === mine ? foreign : sent
        const answer = await get(`/waybill/trackWithPin?waybillCode=${number}`, headers)
        expect(codeOf(answer)).toEqual([200, unknownNumber.code])
      }
      expect(codeOf(await get(`/waybill/trackWithPin?waybillCode=${sent}`))).toEqual(refusal(signInNeeded))
    })

    it('list them page by page', async () => {
      const page = async (pageNum: number) =>
        (await api.post('/waybill/listWaybill', { pageNum, pageSize: 1 }, mine)).json().data
      expect((await page(1)).list.map((one: { waybillCode: string }) => one.waybillCode)).toEqual([delivered])
      expect(await page(2)).toMatchObject({
        total: 2,
        list: [{ waybillCode: sent, receiverPhone: friendPhone }],
      })
      expect((await page(3)).list).toEqual([])
    })

    it('give the signature picture to whom it belongs to', async () => {
      const picture = await get(`/order/getSignPicture?waybillCode=${delivered}`, mine)
      expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/png'])
      const asked = async (number: string, headers: Record<string, string>) =>
        codeOf(await get(`/order/getSignPicture?waybillCode=${number}`, headers))
      expect(await asked(delivered, other)).toEqual([200, unknownNumber.code])
      expect(await asked(sent, mine)).toEqual([200, notAvailable.code])
    })

    it('tell a small screen more when it is one’s own', async () => {
      const bill = async (headers: Record<string, string>) =>
        (await get(`/mobile/queryBill?billCode=${sent}`, headers)).json().data.own
      expect(await bill(mine)).toMatchObject({ roles: ['sender'], receiverPhone: friendPhone })
      expect(await bill(other)).toBeNull()
      expect(await bill({})).toBeNull()
    })

    it('are what the tool looks up and proves by when somebody is signed in', async () => {
      const parties = async (headers: Record<string, string>) =>
        (await api.post('/v1/shipments/lookup', { numbers: [sent] }, headers)).json().data[0].shipment.parties
      expect(await parties(mine)).toMatchObject({ shown: 'in-full', receiverPhone: friendPhone })
      expect(await parties(other)).toBeNull()
      const proof = (headers: Record<string, string>) =>
        api.post('/v1/shipments/proof', { number: delivered }, headers)
      expect((await proof(mine)).json().data).toMatchObject({ state: 'available', signedBy: '林样本' })
      expect(codeOf(await proof(other))).toEqual(refusal(unlockNeeded))
    })
  })

  it('lists, filters and counts', async () => {
    const list = async (query: string) => (await get(`/v1/my/shipments${query}`, mine)).json().data
    const { shipments, counts, next } = await list('')
    expect(counts).toEqual({ all: 2, underway: 1, attention: 0, ended: 1 })
    expect(next).toBeNull()
    expect(shipments[1]).toMatchObject({ waybillNo: sent, roles: ['sender'], receiverName: '欧阳样例' })
    expect(JSON.stringify(shipments)).not.toContain(friendPhone)
    const found = async (query: string) =>
      (await list(query)).shipments.map(({ waybillNo }: { waybillNo: string }) => waybillNo)
    expect(await found('?tab=ended')).toEqual([delivered])
    expect(await found('?role=sender')).toEqual([sent])
    expect(await found(`?text=SHOP-${sent.slice(-4)}`)).toEqual([sent])
    // Names and phones stand in no address.
    for (const text of ['欧阳样例', '13900002468', '2468']) {
      const query = new URLSearchParams({ text })
      expect(codeOf(await get(`/v1/my/shipments?${query}`, mine))).toEqual(refusal(malformed))
    }
    expect(await found('?until=2020-01-01')).toEqual([])
    expect(codeOf(await get('/v1/my/shipments?from=soon', mine))).toEqual(refusal(malformed))
  })

  it('opens one, with what may be done about it', async () => {
    const { data } = (await get(`/v1/my/shipments/${sent}`, mine)).json()
    expect(data).toMatchObject({
      roles: ['sender'],
      mayClaim: true,
      allowed: [{ choice: 'another-day', until: null }, { choice: 'branch' }, { choice: 'locker' }],
      shipment: { waybillNo: sent, parties: { shown: 'in-full', senderPhone: myPhone } },
    })
    expect(data.branches.branch[0]).toEqual({
      code: expect.any(String),
      name: expect.objectContaining({ 'en-US': expect.any(String) }),
      address: expect.anything(),
    })
  })

  it('keeps a nickname', async () => {
    const url = `/v1/my/shipments/${sent}/nickname`
    expect((await api.post(url, { nickname: ' 样布 ' }, mine)).json().data).toEqual({ nickname: '样布' })
    expect((await get(`/v1/my/shipments/${sent}`, friend)).json().data.nickname).toBeNull()
    expect((await api.post(url, { nickname: '' }, mine)).json().data).toEqual({ nickname: null })
    const long = await api.post(url, { nickname: '长'.repeat(41) }, mine)
    expect([codeOf(long), long.json().fields[0].path]).toEqual([refusal(malformed), 'nickname'])
  })

  it('asks for another delivery, and the company answers', async () => {
    const url = `/v1/my/shipments/${sent}/delivery`
    const wish = { choice: 'neighbour', name: '陈试件', at: '503' }
    expect(codeOf(await api.post(url, wish, mine))).toEqual(refusal(deliverySettled))
    const asked = (await api.post(url, wish, friend)).json().data
    expect(asked).toMatchObject({ wish, state: 'asked', revision: 1, reason: null })
    const bad = await api.post(url, { choice: 'another-day', day: '2026-11-21' }, friend)
    expect(bad.json()).toMatchObject({ code: 1400, fields: [{ path: 'day', code: 'not-open' }] })
    const answer = `/v1/delivery-changes/${sent}/answer`
    const refused = { state: 'refused', revision: 1, reason: 'no-room' }
    expect(codeOf(await signed(answer, refused))).toEqual([200, 1])
    expect(codeOf(await signed(answer, { state: 'accepted', revision: 1 }))).toEqual(refusal(conflict))
    expect((await get(`/v1/my/shipments/${sent}`, mine)).json().data.change).toMatchObject({
      state: 'refused',
      reason: 'no-room',
    })
  })

  describe('claims', () => {
    it('are filed once for each key, with files that open for their owner and the company alone', async () => {
      const url = `/v1/my/shipments/${sent}/claims`
      const headers = keyed(mine)
      const first = (await api.post(url, claim, headers)).json().data
      expect(first).toMatchObject({
        waybillNo: sent,
        state: 'received',
        amount: 12_800,
        granted: null,
        files: [],
      })
      expect((await api.post(url, claim, headers)).json().data).toEqual(first)
      expect(codeOf(await api.post(url, { ...claim, amount: 1 }, headers))).toEqual(refusal(conflict))
      expect((await api.post(url, claim, mine)).json().fields[0].path).toBe('Idempotency-Key')

      const files = `/v1/claims/${first.number}/files`
      const added = (await api.post(files, { name: 'box.png', base64: aPicture }, mine)).json().data
      expect(added.files).toMatchObject([{ name: 'box.png', mediaType: 'image/png' }])
      const [{ id }] = added.files
      const file = await get(`${files}/${id}`, mine)
      expect(file.headers).toMatchObject({
        'content-type': 'image/png',
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      })
      expect(String(file.headers['content-disposition'])).toMatch(/^attachment/)
      expect(file.rawPayload.equals(Buffer.from(aPicture, 'base64'))).toBe(true)
      expect(codeOf(await get(`${files}/${id}`, friend))).toEqual(refusal(unknownClaim))
      expect((await signed('/v1/claim-files', { number: first.number, file: id })).statusCode).toBe(200)
    })

    it('take no file that is not what it has to be', async () => {
      const { number } = await fileOne()
      const send = async (text: string) =>
        (
          await api.post(
            `/v1/claims/${number}/files`,
            { name: 'a.png', base64: Buffer.from(text).toString('base64') },
            mine,
          )
        ).json().fields?.[0]
      expect(await send('<script>')).toMatchObject({ path: 'file', code: 'wrong-kind' })
      expect(await send('')).toMatchObject({ path: 'file', code: 'missing' })
      const large = Buffer.alloc(3_100_000).toString('base64')
      expect(
        codeOf(await api.post(`/v1/claims/${number}/files`, { name: 'a', base64: large }, mine)),
      ).toEqual(refusal(tooLarge))
    })

    it('stand where the company says, and cannot be withdrawn once settled', async () => {
      const { number } = await fileOne()
      const answer = (body: unknown) => signed(`/v1/claims/${number}/answer`, body)
      expect(codeOf(await answer({ step: 'grant', amount: 9_900 }))).toEqual([200, 1])
      expect((await get(`/v1/claims/${number}`, mine)).json().data).toMatchObject({
        state: 'granted',
        granted: 9_900,
        mayAdd: false,
      })
      expect(codeOf(await answer({ step: 'refuse', reason: 'other' }))).toEqual(refusal(claimSettled))
      expect(codeOf(await api.post(`/v1/claims/${number}/withdrawal`, {}, mine))).toEqual(
        refusal(claimSettled),
      )
      const { number: open } = await fileOne()
      expect((await api.post(`/v1/claims/${open}/withdrawal`, {}, mine)).json().data.state).toBe('withdrawn')
    })
  })

  describe('what belongs to somebody else', () => {
    /** Every call of an account on a record, with a body that it would take. */
    const onShipments: readonly [Call, object?][] = [
      [actions.showShipmentAction.call],
      [actions.nameShipmentAction.call, { nickname: 'x' }],
      [actions.changeDeliveryAction.call, { choice: 'another-day', day: '2026-11-23' }],
      [claims.fileClaimAction.call, claim],
    ]
    const onClaims: readonly [Call, object?][] = [
      [claims.showClaimAction.call],
      [claims.addClaimFileAction.call, { name: 'a.png', base64: aPicture }],
      [claims.withdrawClaimAction.call, {}],
      [claims.readClaimFileAction.call],
    ]

    it.each(onShipments)('%o', async (call, body) => {
      for (const [number, headers] of [
        [foreign, mine],
        [sent, other],
        ['HY660120269994', mine],
      ] as const) {
        expect(codeOf(await ask(call, number, headers, body))).toEqual(refusal(unknownShipment))
      }
      expect(codeOf(await ask(call, sent, {}, body))).toEqual(refusal(signInNeeded))
    })

    it.each(onClaims)('%o', async (call, body) => {
      const { number } = await fileOne()
      // The other end of the shipment sees the shipment, not the claim.
      for (const headers of [friend, other]) {
        expect(codeOf(await ask(call, number, headers, body))).toEqual(refusal(unknownClaim))
      }
      expect(codeOf(await ask(call, 'HL00000000000', mine, body))).toEqual(refusal(unknownClaim))
      expect(codeOf(await ask(call, number, {}, body))).toEqual(refusal(signInNeeded))
      const after = (await get(`/v1/claims/${number}`, mine)).json().data
      expect([after.state, after.files]).toEqual(['received', []])
    })

    it('covers every call of an account', () => {
      const walked = [...onShipments, ...onClaims].map(([call]) => call)
      const owned = ['own', 'own-or-company']
      const own = actions.myShipmentActions
        .map(({ call }) => call)
        .filter(({ access, params }) => owned.includes(access.record) && params)
      expect(new Set(walked)).toEqual(new Set(own))
    })

    function ask(call: Call, number: string, headers: Record<string, string>, body?: object) {
      const url = call.path
        .replace('{number}', number)
        .replace('{file}', '0197a000-0000-7000-8000-000000000001')
      return body === undefined ? get(url, headers) : api.post(url, body, keyed(headers))
    }
  })
})
