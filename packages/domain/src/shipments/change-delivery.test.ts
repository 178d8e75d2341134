import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import {
  aCustomer,
  aJourney,
  aPartner,
  deliverNext,
  nextWaybillNo,
  recordingReceivers,
  testCtx,
} from '@hongyan/testing'
import { withDatabases } from '@hongyan/testing/databases'
import { describe, expect, test } from 'vitest'
import { createSession } from '../accounts/create-session.ts'
import { sampleNetwork } from '../branches/sample-network.ts'
import { showShipment } from '../own-data/show-shipment.ts'
import { ingestEvents } from '../tracking/ingest-events.ts'
import { type EventCode, shipmentStatuses } from '../tracking/vocabulary.ts'
import { answerDeliveryChange, waitingDeliveryChanges } from './answer-delivery-change.ts'
import { branchesFor, changeDelivery } from './change-delivery.ts'
import { allowedChoices, deliveryRules } from './delivery-rules.ts'

let people = 0
const network = sampleNetwork()

withDatabases('changing a delivery', (database) => {
  /** A shipment on its way with its sender and its receiver, each with an account. */
  async function setUp(last: EventCode = 'branch_arrived', at = '2026-11-21T14:00:00+08:00') {
    people += 1
    const tail = String(people).padStart(4, '0')
    const phones = { sender: `1381234${tail}`, receiver: `1391234${tail}` }
    const person = async (phone: string): Promise<Ctx> => {
      const identity = {
        issuer: 'https://id.hongyan.example',
        subject: `delivery ${phone}`,
        name: null,
        phone,
        providerSession: null,
        idToken: null,
      }
      const { accountId } = await createSession(testCtx(database()), { identity, replaced: null })
      return testCtx(database(), { actor: aCustomer(accountId), now: () => clock.now })
    }
    const clock = { now: Date.parse(at) }
    const company = testCtx(database(), { actor: aPartner, now: () => clock.now })
    const number = nextWaybillNo()
    const party = (name: string, phone: string) => ({ name, phone, address: '北京市朝阳区示例北街16号' })
    const shipment = { sender: party('林样本', phones.sender), receiver: party('欧阳样例', phones.receiver) }
    await ingestEvents(company, { events: aJourney({ waybillNo: number, last, shipment }) })
    const [sender, receiver] = [await person(phones.sender), await person(phones.receiver)]
    const ask = (ctx: Ctx, wish: unknown) => changeDelivery(ctx, { number, wish, network })
    const show = (ctx: Ctx) => showShipment(ctx, { number, network })
    return { clock, company, number, sender, receiver, ask, show, stranger: await person(`1370000${tail}`) }
  }
  const refusal = async (work: Promise<unknown>) =>
    work.then(
      () => 'done',
      (error: unknown) =>
        error instanceof DomainError
          ? [error.code, ...error.fields.map(({ path }) => path)].join(' ')
          : String(error),
    )

  test('is told the company once, with the wish, and shown to both ends', async () => {
    const { number, receiver, sender, ask, show } = await setUp()
    await database().query.updateTable('outbox').set({ state: 'cancelled' }).execute()
    const wish = { choice: 'neighbour', name: '陈 试件', at: '3 单元 503' }
    expect(await ask(receiver, wish)).toMatchObject({ wish, state: { kind: 'asked' }, revision: 1 })
    expect((await ask(receiver, wish)).revision).toBe(1)
    expect((await show(sender)).change).toMatchObject({ wish, state: { kind: 'asked' } })
    const { arrived, ports } = recordingReceivers()
    while ((await deliverNext(receiver, ports)) !== null);
    expect(
      arrived.map(({ target, message }) => [target, message.topic, message.number, message.revision]),
    ).toEqual([['intake', 'delivery', number, 1]])
    expect(arrived[0]?.message).toMatchObject({ kind: 'asked', change: { waybillNo: number, wish } })
  })

  test('is replaced by another wish, and only the last is told', async () => {
    const { number, receiver, ask, show } = await setUp()
    await database().query.updateTable('outbox').set({ state: 'cancelled' }).execute()
    const { days } = await show(receiver)
    await ask(receiver, { choice: 'another-day', day: days[0] })
    await ask(receiver, { choice: 'another-day', day: days[1] })
    const { arrived, ports } = recordingReceivers()
    while ((await deliverNext(receiver, ports)) !== null);
    expect(arrived.map(({ message }) => [message.number, message.revision])).toEqual([[number, 2]])
  })

  test('is judged by where the shipment stands when it is asked, not a moment before', async () => {
    const { number, receiver, company, ask, show } = await setUp()
    const { days } = await show(receiver)
    let isScanned = false
    const db: Ctx['db'] = {
      ...database(),
      transaction: async (work) => {
        if (!isScanned) {
          isScanned = true
          const at = new Date(company.now()).toISOString()
          const event = { eventId: `${number}-held`, waybillNo: number, code: 'held', at, cityCode: '110100' }
          await ingestEvents(company, { events: [event] })
        }
        return database().transaction(work)
      },
    }
    const wish = { choice: 'another-day', day: days[0] }
    expect(await refusal(ask({ ...receiver, db }, wish))).toBe('not-available')
    expect((await show(receiver)).change).toBeNull()
  })

  test('goes to branches that take its product, of those that keep parcels', async () => {
    const { receiver, show } = await setUp()
    const { shipment } = await show(receiver)
    for (const product of ['standard', 'cold'] as const)
      for (const choice of ['branch', 'locker'] as const) {
        const offered = branchesFor({ ...shipment, product }, network, choice)
        const service = choice === 'locker' ? 'locker' : 'collection'
        const all = network.inDivision('110100').filter(({ services }) => services.includes(service))
        expect(offered).toEqual(all.filter(({ products }) => products.includes(product)))
      }
    const cold = branchesFor({ ...shipment, product: 'cold' }, network, 'branch')
    expect(cold.length).toBeLessThan(branchesFor(shipment, network, 'branch').length)
  })

  test('twice at once is one wish', async () => {
    const { receiver, ask } = await setUp()
    const wish = { choice: 'neighbour', name: '陈试件', at: '503' }
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask(receiver, wish)))
    expect(new Set(answers.map(({ revision }) => revision))).toEqual(new Set([1]))
  })

  test('is offered the branches and lockers of its own district first', async () => {
    const { receiver, show } = await setUp()
    const { branches } = await show(receiver)
    // The parcel goes to 朝阳区; the city begins with 东城区.
    for (const of of [branches.branch, branches.locker]) {
      expect(of[0]?.district).toBe('110105')
      expect(of.some(({ district }) => district !== '110105')).toBe(true)
    }
  })

  test('goes to a branch or locker of the city that keeps parcels, and to no other', async () => {
    const { receiver, ask, show } = await setUp()
    const { branches } = await show(receiver)
    expect(branches.branch.length).toBeGreaterThan(0)
    expect(branches.locker.every(({ services }) => services.includes('locker'))).toBe(true)
    const branch = branches.locker[0]?.code
    expect(await ask(receiver, { choice: 'locker', branch })).toMatchObject({ wish: { branch } })
    const elsewhere = network.inDivision('440300')[0]?.code
    expect(await refusal(ask(receiver, { choice: 'branch', branch: elsewhere }))).toBe('invalid-input branch')
  })

  test.each<[string, object, string]>([
    ['today', { choice: 'another-day', day: '2026-11-21' }, 'invalid-input day'],
    ['a day too far', { choice: 'another-day', day: '2026-11-30' }, 'invalid-input day'],
    ['no day', { choice: 'another-day', day: 'tomorrow' }, 'invalid-input day'],
    ['nobody', { choice: 'neighbour', name: ' ', at: '503' }, 'invalid-input name'],
    ['a name too long', { choice: 'neighbour', name: '长'.repeat(51), at: '503' }, 'invalid-input name'],
    ['no choice', { choice: 'roof' }, 'invalid-input choice'],
    ['more than is asked', { choice: 'another-day', day: '2026-11-22', note: 'x' }, 'invalid-input '],
  ])('refuses %s, and changes nothing', async (_name, wish, expected) => {
    const { receiver, ask, show } = await setUp()
    expect(await refusal(ask(receiver, wish))).toBe(expected)
    expect((await show(receiver)).change).toBeNull()
  })

  test('is for whom the shipment belongs to: a neighbour is the receiver’s choice alone', async () => {
    const { sender, stranger, ask, show } = await setUp()
    const wish = { choice: 'neighbour', name: '陈试件', at: '503' }
    expect(await refusal(ask(sender, wish))).toBe('not-available')
    expect(await refusal(ask(stranger, wish))).toBe('not-found')
    expect(await refusal(ask(testCtx(database()), wish))).toBe('sign-in-needed')
    expect((await show(sender)).allowed.map(({ choice }) => choice)).toEqual([
      'another-day',
      'branch',
      'locker',
    ])
  })

  test('is over half an hour before the courier’s window, and when it is delivered', async () => {
    const { clock, receiver, ask, show } = await setUp('out_for_delivery')
    const [{ until } = { until: null }] = (await show(receiver)).allowed
    expect(new Date(until ?? 0).toISOString()).toBe('2026-11-21T07:00:00.000Z')
    clock.now = (until ?? 0) - 1
    const wish = { choice: 'neighbour', name: '陈试件', at: '503' }
    expect((await ask(receiver, wish)).revision).toBe(1)
    clock.now += 1
    expect(await refusal(ask(receiver, { ...wish, at: '504' }))).toBe('not-available')
    const delivered = await setUp('delivered', '2026-11-21T18:00:00+08:00')
    expect(await refusal(delivered.ask(delivered.receiver, wish))).toBe('not-available')
  })

  describe('the company', () => {
    test('accepts or refuses what was asked last, once', async () => {
      const { company, number, receiver, ask, show } = await setUp()
      const wish = { choice: 'neighbour', name: '陈试件', at: '503' }
      await ask(receiver, wish)
      const waiting = await waitingDeliveryChanges(company, { askedBefore: company.now() })
      expect(waiting.map(({ waybillNo }) => waybillNo)).toContain(number)
      const answer = { kind: 'refused', reason: 'no-room' } as const
      await answerDeliveryChange(company, { number, revision: 1, answer })
      await answerDeliveryChange(company, { number, revision: 1, answer })
      const another = { kind: 'refused', reason: 'too-late' } as const
      expect(await refusal(answerDeliveryChange(company, { number, revision: 1, answer: another }))).toBe(
        'conflict',
      )
      expect((await show(receiver)).change?.state).toEqual({ ...answer, since: company.now() })
      const accepted = { kind: 'accepted' } as const
      expect(await refusal(answerDeliveryChange(company, { number, revision: 1, answer: accepted }))).toBe(
        'conflict',
      )
      // Refused, it may be asked for again.
      expect(await ask(receiver, wish)).toMatchObject({ revision: 2, state: { kind: 'asked' } })
      expect(await refusal(answerDeliveryChange(company, { number, revision: 1, answer: accepted }))).toBe(
        'conflict',
      )
      await answerDeliveryChange(company, { number: number.toLowerCase(), revision: 2, answer: accepted })
      expect((await show(receiver)).change?.state.kind).toBe('accepted')
    })

    test('alone answers, and only what was asked', async () => {
      const { company, number, receiver } = await setUp()
      const input = { number, revision: 1, answer: { kind: 'accepted' } } as const
      expect(await refusal(answerDeliveryChange(receiver, input))).toBe('forbidden')
      expect(await refusal(answerDeliveryChange(company, input))).toBe('not-found')
    })
  })
})

describe('the table of choices', () => {
  test.each(shipmentStatuses)('says what may be asked when %s', (status) => {
    const standing = { status, statusSince: '2026-11-21T10:00:00+08:00', eta: null }
    const now = Date.parse('2026-11-21T09:00:00+08:00')
    const both = allowedChoices(standing, ['sender', 'receiver'], now).map(({ choice }) => choice)
    expect(new Set(both)).toEqual(new Set(deliveryRules[status].flatMap(({ choices }) => choices)))
    expect(allowedChoices(standing, [], now)).toEqual([])
  })

  test('lets a parcel wait two days after an attempt', () => {
    const standing = {
      status: 'attempt_failed',
      statusSince: '2026-11-21T10:00:00+08:00',
      eta: null,
    } as const
    const end = Date.parse('2026-11-23T10:00:00+08:00')
    expect(allowedChoices(standing, ['receiver'], end - 1).length).toBe(4)
    expect(allowedChoices(standing, ['receiver'], end)).toEqual([])
  })
})
