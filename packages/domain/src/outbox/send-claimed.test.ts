import { aStoredEnquiry, recordingReceivers, testCtx } from '@hongyan/testing'
import { withDatabases } from '@hongyan/testing/databases'
import { describe, expect, test } from 'vitest'
import { withdrawConsent } from '../enquiries/withdraw-consent.ts'
import { backOffMs, longestWaitMs, mostRefusals } from './back-off.ts'
import { claimMessages, claimMs } from './claim-messages.ts'
import { listStuck } from './list-stuck.ts'
import type { OutboxTarget } from './outbox-message.ts'
import type { SendOutcome } from './outbox-port.ts'
import { retryParked } from './retry-parked.ts'
import { sendClaimed } from './send-claimed.ts'

const start = Date.UTC(2027, 2, 1, 4)
const dayMs = 86_400_000
let days = 0

withDatabases('a claimed message', (database) => {
  /** One enquiry on a day of its own, whose desk is told first. */
  async function setUp() {
    await database().query.updateTable('outbox').set({ state: 'cancelled' }).execute()
    days += 1
    const clock = { now: start + days * dayMs }
    const ctx = testCtx(database(), { now: () => clock.now })
    const enquiry = await aStoredEnquiry(ctx)
    const claim = async (target: OutboxTarget = 'desk') => {
      const [row] = await claimMessages(ctx, [target], 1)
      if (row === undefined) throw new Error('nothing is due')
      return row
    }
    const send = async (outcome: SendOutcome) =>
      sendClaimed(ctx, await claim(), { send: async () => outcome })
    const stored = () =>
      database()
        .query.selectFrom('outbox')
        .select(['state', 'attempts', 'refusals', 'next_at', 'problem', 'finished_at'])
        .where('number', '=', enquiry.number)
        .where('target', '=', 'desk')
        .where('kind', '=', 'enquiry')
        .executeTakeFirstOrThrow()
    return { clock, ctx, enquiry, claim, send, stored }
  }

  test('is held by whoever claimed it, and told whole', async () => {
    const { clock, claim, stored, ctx, enquiry } = await setUp()
    const row = await claim()
    expect(await stored()).toMatchObject({ state: 'sending', attempts: 1, next_at: clock.now + claimMs })
    const { arrived, ports } = recordingReceivers()
    if (!ports.desk) throw new Error('the stand-ins have a desk')
    const became = { target: 'desk', number: enquiry.number, became: 'delivered', problem: null }
    expect(await sendClaimed(ctx, row, ports.desk)).toEqual(became)
    expect(arrived.map(({ message }) => message)).toEqual([
      {
        id: row.id,
        topic: 'enquiry',
        number: enquiry.number,
        kind: 'enquiry',
        revision: 1,
        enquiry: expect.objectContaining({ details: expect.objectContaining({ contactName: '欧阳样例' }) }),
      },
    ])
    expect(await stored()).toMatchObject({ state: 'delivered', finished_at: clock.now, problem: null })
  })

  test.each([
    [10_000, 10_000],
    [longestWaitMs + 1, longestWaitMs],
  ])('waits %i ms where it is asked to, within reason', async (afterMs, waited) => {
    const { clock, send, stored } = await setUp()
    expect(await send({ kind: 'later', problem: 'busy', afterMs })).toMatchObject({ became: 'waiting' })
    expect(await stored()).toEqual({
      state: 'waiting',
      attempts: 1,
      refusals: 0,
      next_at: clock.now + waited,
      problem: 'busy',
      finished_at: null,
    })
  })

  test('waits by the back-off where nothing is asked, and forgets the problem once it is through', async () => {
    const { clock, send, stored } = await setUp()
    await send({ kind: 'refused', problem: 'x'.repeat(300) })
    const { next_at, problem, refusals } = await stored()
    expect([problem, refusals]).toEqual(['x'.repeat(200), 1])
    expect(next_at).toBeGreaterThanOrEqual(clock.now + backOffMs(1, 0))
    expect(next_at).toBeLessThanOrEqual(clock.now + backOffMs(1, 1))
    clock.now = next_at
    await send({ kind: 'delivered' })
    expect(await stored()).toMatchObject({ state: 'delivered', problem: null, refusals: 1, attempts: 2 })
  })

  test.each([
    [new TypeError('with what was sent'), 'TypeError'],
    ['with what was sent', 'unknown fault'],
  ])('a receiver that throws %s is tried later, and only its kind is kept', async (thrown, problem) => {
    const { ctx, claim, stored } = await setUp()
    const outcome = await sendClaimed(ctx, await claim(), { send: () => Promise.reject(thrown) })
    expect(outcome).toMatchObject({ became: 'waiting', problem })
    expect(await stored()).toMatchObject({ state: 'waiting', problem, refusals: 0 })
  })

  test('is parked by its last refusal, and starts afresh when a person says so', async () => {
    const { clock, ctx, send, stored } = await setUp()
    for (let n = 1; n <= mostRefusals; n += 1) {
      const { became } = await send({ kind: 'refused', problem: `no ${n}` })
      expect(became).toBe(n === mostRefusals ? 'parked' : 'waiting')
      clock.now += 120_000
    }
    expect(await stored()).toMatchObject({ state: 'parked', problem: 'no 6', finished_at: null })
    expect(await retryParked(ctx, { number: null })).toBe(1)
    expect(await stored()).toMatchObject({ state: 'waiting', attempts: 0, refusals: 0, next_at: clock.now })
  })

  test('whose enquiry was withdrawn meanwhile has nothing to tell and is through', async () => {
    const { ctx, enquiry, claim, stored } = await setUp()
    const row = await claim()
    await withdrawConsent(ctx, enquiry)
    const outcome = await sendClaimed(ctx, row, { send: () => Promise.reject(new Error('was told')) })
    expect(outcome).toMatchObject({ became: 'delivered' })
    expect(await stored()).toMatchObject({ state: 'delivered' })
  })

  test('that another took over is theirs: an answer to an older attempt changes nothing', async () => {
    const { clock, ctx, claim, stored } = await setUp()
    const first = await claim()
    clock.now += claimMs
    await claim()
    await sendClaimed(ctx, first, { send: async () => ({ kind: 'delivered' }) })
    expect(await stored()).toMatchObject({ state: 'sending', attempts: 2 })
  })

  test('waits behind the changes before it and the company’s enquiries, a text message behind nobody’s', async () => {
    const { clock, ctx, enquiry } = await setUp()
    clock.now += 1
    const colleague = await aStoredEnquiry(ctx)
    const dueFor = async (target: OutboxTarget) => {
      return (await claimMessages(ctx, [target], 9)).map(({ number }) => number)
    }
    expect(await dueFor('webhook')).toEqual([enquiry.number])
    expect(await dueFor('receipt')).toEqual([enquiry.number, colleague.number])
  })

  test('of a shape that only a newer build knows is left to it', async () => {
    const { ctx, claim, stored } = await setUp()
    const newer = (version: number) =>
      database()
        .query.updateTable('outbox')
        .set({ payload_version: version })
        .where('state', '=', 'waiting')
        .execute()
    await newer(2)
    expect(await claimMessages(ctx, ['desk'], 1)).toEqual([])
    expect(await stored()).toMatchObject({ state: 'waiting', attempts: 0 })
    await newer(1)
    expect(await claim()).toMatchObject({ topic: 'enquiry', payload_version: 1, attempts: 1 })
  })

  test('is late once its time is over, not before, and the oldest is named first', async () => {
    const { clock, ctx, enquiry } = await setUp()
    clock.now += 999
    expect(await listStuck(ctx, { lateMs: 1000 })).toEqual([])
    clock.now += 1
    const { number } = await aStoredEnquiry(ctx)
    const stuck = await listStuck(ctx, { lateMs: 1000 })
    expect(stuck.map((one) => one.number)).toEqual(Array(4).fill(enquiry.number))
    expect(stuck.find(({ target }) => target === 'desk')).toEqual({
      id: expect.any(String),
      topic: 'enquiry',
      number: enquiry.number,
      target: 'desk',
      kind: 'enquiry',
      state: 'late',
      attempts: 0,
      problem: null,
      createdAt: clock.now - 1000,
    })
    const all = await listStuck(ctx, { lateMs: 0 })
    expect(all.map((one) => one.number)).toEqual([...Array(4).fill(enquiry.number), ...Array(4).fill(number)])
  })
})

describe('the back-off', () => {
  test.each([
    [1, 800, 1000, 1200],
    [2, 1600, 2000, 2400],
    [6, 25_600, 32_000, 38_400],
    [7, 36_000, 45_000, 54_000],
    [1000, 36_000, 45_000, 54_000],
  ])('of attempt %i is %i to %i to %i ms', (attempts, ...expected) => {
    expect([0, 0.5, 1].map((chance) => backOffMs(attempts, chance))).toEqual(expected)
  })
})
