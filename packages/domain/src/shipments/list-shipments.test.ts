import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import {
  aCustomer,
  aJourney,
  anEvent,
  aPartner,
  aPlacedOrder,
  aShipment,
  nextWaybillNo,
  testCtx,
} from '@hongyan/testing'
import { withDatabases } from '@hongyan/testing/databases'
import { beforeAll, describe, expect, test } from 'vitest'
import { createSession } from '../accounts/create-session.ts'
import { sampleNetwork } from '../branches/sample-network.ts'
import { acceptOrder } from '../orders/accept-order.ts'
import { showShipment } from '../own-data/show-shipment.ts'
import { ingestEvents } from '../tracking/ingest-events.ts'
import { showProof } from '../tracking/show-proof.ts'
import { trackNumbers } from '../tracking/track-numbers.ts'
import { listShipments, type ShipmentFilters } from './list-shipments.ts'
import { nameShipment } from './name-shipment.ts'

let people = 0

withDatabases('the shipments of an account', (database) => {
  /** Somebody signed in whose number the provider has verified, or has not. */
  async function customer(phone: string | null): Promise<Ctx> {
    people += 1
    const identity = {
      issuer: 'https://id.hongyan.example',
      subject: `list ${people}`,
      name: null,
      phone,
      providerSession: null,
      idToken: null,
    }
    const { accountId } = await createSession(testCtx(database()), { identity, replaced: null })
    return testCtx(database(), { actor: aCustomer(accountId) })
  }
  const company = () => testCtx(database(), { actor: aPartner })
  const ingest = async (...events: ReturnType<typeof aJourney>) => {
    const { results } = await ingestEvents(company(), { events })
    for (const { outcome } of results) expect(outcome).toBe('stored')
  }
  const party = (name: string, phone: string) => ({ name, phone, address: '北京市朝阳区示例北街16号' })
  const numbersOf = async (ctx: Ctx, filters: ShipmentFilters = {}) =>
    (await listShipments(ctx, filters)).shipments.map(({ shipment }) => shipment.waybillNo)
  const refusal = async (work: Promise<unknown>) =>
    work.then(
      () => 'done',
      (error: unknown) => (error instanceof DomainError ? error.code : String(error)),
    )

  const [sent, received, returned, foreign] = Array.from({ length: 4 }, () => nextWaybillNo())
  const [mine, friend, stranger] = ['13811112222', '13911113333', '13911114444']
  let me: Ctx
  beforeAll(async () => {
    me = await customer(`+86${mine}`)
    await ingest(
      ...aJourney({
        waybillNo: sent ?? '',
        last: 'out_for_delivery',
        shipment: {
          sender: party('林样本', '138 1111-2222'),
          receiver: party('欧阳样例', friend),
          orderNo: 'SHOP-7001',
          references: ['BOX-9'],
        },
      }),
    )
    await ingest(
      ...aJourney({
        waybillNo: received ?? '',
        shipment: { sender: party('周样章', friend), receiver: party('林样本', `+86${mine}`) },
      }),
    )
    await ingest(
      ...aJourney({
        waybillNo: returned ?? '',
        last: 'picked_up',
        shipment: { sender: party('林样本', mine), receiver: party('林样本', mine) },
      }),
    )
    await ingest(
      ...aJourney({
        waybillNo: foreign ?? '',
        shipment: { sender: party('周样章', friend), receiver: party('陈试件', stranger) },
      }),
    )
  })

  test('are those sent or addressed to its number, newest first, and nobody else’s', async () => {
    expect(await numbersOf(me)).toEqual([returned, received, sent])
    expect(await numbersOf(await customer('+8613911119999'))).toEqual([])
    expect(await numbersOf(await customer(null))).toEqual([])
  })

  test('say what one is in each, with every field', async () => {
    const { shipments } = await listShipments(me, {})
    expect(shipments.map(({ roles }) => roles)).toEqual([['sender', 'receiver'], ['receiver'], ['sender']])
    expect(shipments[2]).toMatchObject({
      orderNo: 'SHOP-7001',
      nickname: null,
      change: null,
      shipment: {
        status: 'out_for_delivery',
        parties: {
          shown: 'in-full',
          senderName: '林样本',
          senderPhone: '13811112222',
          receiverName: '欧阳样例',
          receiverPhone: friend,
          receiverAddress: '北京市朝阳区示例北街16号',
        },
      },
    })
  })

  test.each<[string, ShipmentFilters, () => (string | undefined)[]]>([
    ['sent', { role: 'sender' }, () => [returned, sent]],
    ['received', { role: 'receiver' }, () => [returned, received]],
    ['under way', { tab: 'underway' }, () => [returned, sent]],
    ['ended', { tab: 'ended' }, () => [received]],
    ['in need of somebody', { tab: 'attention' }, () => []],
    ['by waybill', { text: `  ${(sent ?? '').toLowerCase()}` }, () => [sent]],
    ['by order number', { text: 'shop-7001' }, () => [sent]],
    ['by the beginning of it', { text: 'SHOP' }, () => [sent]],
    ['by own reference', { text: 'box-9' }, () => [sent]],
    ['by a name', { text: '周样' }, () => [received]],
    ['by four digits', { text: '3333' }, () => [received, sent]],
    ['by what nobody is called', { text: '%' }, () => []],
    ['on its day', { from: '2026-11-19', until: '2026-11-19' }, () => [returned, received, sent]],
    ['before it', { until: '2026-11-18' }, () => []],
    ['after it', { from: '2026-11-20' }, () => []],
    ['from an offset', { offset: 1, limit: 1 }, () => [received]],
  ])('can be found %s', async (_name, filters, expected) => {
    expect(await numbersOf(me, filters)).toEqual(expected())
  })

  test('are counted by tab, and come page by page', async () => {
    const first = await listShipments(me, { limit: 2 })
    expect(first.counts).toEqual({ all: 3, underway: 2, attention: 0, ended: 1 })
    expect(first.shipments).toHaveLength(2)
    const all = (await listShipments(me, {})).shipments.length
    expect((await listShipments(me, { limit: all })).next).toBeNull()
    expect((await listShipments(me, { limit: all - 1 })).next).not.toBeNull()
    const second = await listShipments(me, { limit: 2, after: first.next })
    expect(second.shipments.map(({ shipment }) => shipment.waybillNo)).toEqual([sent])
    expect(second.next).toBeNull()
  })

  test.each<[string, object]>([
    ['limit', { limit: 101 }],
    ['from', { from: '2026-13-01' }],
    ['after', { after: 'x' }],
    ['text', { text: 'x'.repeat(61) }],
  ])('refuse a %s that says nothing', async (_name, filters) => {
    expect(await refusal(listShipments(me, filters))).toBe('invalid-input')
  })

  test('of orders belong to the account they were placed with, whatever their numbers', async () => {
    const ctx = await customer(null)
    const { number } = await aPlacedOrder(ctx)
    const [waybill] = await acceptOrder(company(), { number, waybills: null })
    expect(await numbersOf(ctx)).toEqual([waybill?.number])
    expect(await numbersOf(ctx, { text: number })).toEqual([waybill?.number])
    expect((await listShipments(ctx, {})).shipments[0]?.roles).toEqual(['sender'])
  })

  test('follow a description that replaces an earlier one', async () => {
    const [before, after] = [await customer('+8613811115555'), await customer('+8613811116666')]
    const waybillNo = nextWaybillNo()
    const shipment = (phone: string) => aShipment({ receiver: party('欧阳样例', phone) })
    await ingest(anEvent({ waybillNo, at: '2026-11-19T10:00:00+08:00', shipment: shipment('13811115555') }))
    expect(await numbersOf(before)).toEqual([waybillNo])
    await ingest(anEvent({ waybillNo, at: '2026-11-19T11:00:00+08:00', shipment: shipment('13811116666') }))
    expect(await numbersOf(before)).toEqual([])
    expect(await numbersOf(after)).toEqual([waybillNo])
  })

  describe('looked up', () => {
    test('show every field to whom they belong to, and none to anybody else', async () => {
      const parties = async (ctx: Ctx, number: string) => {
        const [answer] = await trackNumbers(ctx, { numbers: [number] })
        return answer?.kind === 'found' ? answer.shipment.parties : answer?.kind
      }
      expect(await parties(me, received ?? '')).toMatchObject({ shown: 'in-full', senderPhone: friend })
      expect(await parties(me, foreign ?? '')).toBeNull()
      expect(await parties(testCtx(database()), received ?? '')).toBeNull()
    })

    test('show their proof without being unlocked', async () => {
      const proof = { number: received ?? '', unlockToken: null }
      expect(await showProof(me, proof)).toEqual({ state: 'not-captured' })
      expect(await refusal(showProof(me, { ...proof, number: foreign ?? '' }))).toBe('forbidden')
      expect(await refusal(showProof(testCtx(database()), proof))).toBe('forbidden')
    })

    test('open one by one, and one of somebody else is not there', async () => {
      const network = sampleNetwork()
      const view = await showShipment(me, { number: sent ?? '', network })
      expect(view).toMatchObject({
        roles: ['sender'],
        orderNo: 'SHOP-7001',
        references: ['BOX-9'],
        claims: [],
      })
      for (const number of [foreign ?? '', nextWaybillNo(), 'HY1', '']) {
        expect(await refusal(showShipment(me, { number, network }))).toBe('not-found')
      }
      const visitor = testCtx(database())
      expect(await refusal(showShipment(visitor, { number: sent ?? '', network }))).toBe('sign-in-needed')
    })
  })

  describe('a nickname', () => {
    test('is its giver’s alone, can be searched, changed and taken away', async () => {
      const other = await customer(`+86${friend}`)
      expect(await nameShipment(me, { number: sent ?? '', nickname: '  样布  第二批 ' })).toBe('样布 第二批')
      expect(await numbersOf(me, { text: '第二批' })).toEqual([sent])
      expect((await listShipments(other, {})).shipments.map(({ nickname }) => nickname)).toEqual([
        null,
        null,
        null,
      ])
      expect(await nameShipment(me, { number: sent ?? '', nickname: '门店补货' })).toBe('门店补货')
      expect((await showShipment(me, { number: sent ?? '', network: sampleNetwork() })).nickname).toBe(
        '门店补货',
      )
      expect(await nameShipment(me, { number: sent ?? '', nickname: ' ' })).toBeNull()
      expect(await numbersOf(me, { text: '门店' })).toEqual([])
    })

    test('is refused for others, and when it is too long', async () => {
      expect(await refusal(nameShipment(me, { number: foreign ?? '', nickname: 'x' }))).toBe('not-found')
      expect(await refusal(nameShipment(me, { number: sent ?? '', nickname: '长'.repeat(41) }))).toBe(
        'invalid-input',
      )
      expect(await nameShipment(me, { number: sent ?? '', nickname: '长'.repeat(40) })).toHaveLength(40)
    })
  })
})
