import { aStoredEnquiry, type RecordedDelivery, recordingReceivers, testCtx } from '@hongyan/testing'
import { withDatabases } from '@hongyan/testing/databases'
import { beforeEach, expect, test } from 'vitest'
import type { Ctx } from '../context.ts'
import { withdrawConsent } from '../enquiries/withdraw-consent.ts'
import { backOffMs, mostRefusals } from './back-off.ts'
import { claimMs } from './claim-delivery.ts'
import { deliverNext } from './deliver-next.ts'
import type { DeliveryOutcome, DeliveryPorts } from './delivery-ports.ts'
import { listStuck } from './list-stuck.ts'
import { retryParked } from './retry-parked.ts'

withDatabases('deliveries', (database) => {
  const clock = { now: Date.UTC(2026, 10, 21, 4) }
  const ctx = (): Ctx => testCtx(database(), { now: () => clock.now })

  beforeEach(async () => {
    clock.now += 86_400_000
    await database().query.updateTable('deliveries').set({ state: 'cancelled' }).execute()
  })

  /** Sends what is due until nothing is. */
  async function drain(ports: DeliveryPorts): Promise<void> {
    while ((await deliverNext(ctx(), ports)) !== null);
  }

  const states = async (number: string) => {
    const rows = await database()
      .query.selectFrom('deliveries')
      .select(['target', 'state'])
      .where('number', '=', number)
      .execute()
    return Object.fromEntries(rows.map(({ target, state }) => [target, state]))
  }

  test('tells every receiver once, however many workers there are', async () => {
    const receipts = await Promise.all(Array.from({ length: 8 }, () => aStoredEnquiry(ctx())))
    const { arrived, ports } = recordingReceivers()
    await Promise.all(Array.from({ length: 6 }, () => drain(ports)))
    const told = arrived.map(({ target, message }) => `${target} ${message.number}`)
    expect(told).toHaveLength(8 * 4)
    expect(new Set(told).size).toBe(8 * 4)
    const [first] = receipts
    const message = arrived.find((one) => one.message.number === first?.number)?.message
    expect(message).toMatchObject({
      kind: 'enquiry',
      revision: 1,
      enquiry: { details: { contactName: '欧阳样例' } },
    })
  })

  test('messages to a receiver that this process cannot reach wait for one that can', async () => {
    const { number } = await aStoredEnquiry(ctx())
    const { ports } = recordingReceivers()
    const { desk: _desk, ...others } = ports
    await drain(others)
    expect(await states(number)).toMatchObject({ desk: 'waiting', webhook: 'delivered' })
    await drain(ports)
    expect(await states(number)).toMatchObject({ desk: 'delivered' })
  })

  test('an outage is outlasted: an hour long, then all within a minute', async () => {
    const { number } = await aStoredEnquiry(ctx())
    let up = false
    const { arrived, ports } = recordingReceivers(() =>
      up ? { kind: 'delivered' } : { kind: 'later', problem: 'connection refused' },
    )
    const end = clock.now + 3_600_000
    for (; clock.now < end; clock.now += 5000) await drain(ports)
    expect(await listStuck(ctx(), { lateMs: 600_000 })).toHaveLength(4)
    up = true
    const tries = arrived.length
    for (let n = 0; n < 12; n += 1, clock.now += 5000) await drain(ports)
    expect(arrived.length - tries).toBe(4)
    expect(new Set(Object.values(await states(number)))).toEqual(new Set(['delivered']))
    expect(await listStuck(ctx(), { lateMs: 0 })).toEqual([])
  })

  test('what a receiver refuses again and again is parked, listed without its content, and can be retried', async () => {
    const { number } = await aStoredEnquiry(ctx())
    let answer: DeliveryOutcome = { kind: 'refused', problem: 'HTTP 422' }
    const toDesk = ({ target }: RecordedDelivery): DeliveryOutcome =>
      target === 'desk' ? answer : { kind: 'delivered' }
    const { arrived, ports } = recordingReceivers(toDesk)
    for (let n = 0; n < 100; n += 1, clock.now += 60_000) await drain(ports)
    expect(arrived.filter(({ target }) => target === 'desk')).toHaveLength(mostRefusals)
    const stuck = await listStuck(ctx(), { lateMs: 1 })
    expect(stuck).toEqual([
      expect.objectContaining({ number, target: 'desk', state: 'parked', problem: 'HTTP 422' }),
    ])
    expect(JSON.stringify(stuck)).not.toMatch(/样例|139/)
    answer = { kind: 'delivered' }
    expect(await retryParked(ctx(), { number: 'EQ-2222-2222' })).toBe(0)
    expect(await retryParked(ctx(), { number })).toBe(1)
    await drain(ports)
    expect(await states(number)).toMatchObject({ desk: 'delivered' })
  })

  test('a receiver that asks for time gets it', async () => {
    await aStoredEnquiry(ctx())
    const { arrived, ports } = recordingReceivers(() => ({
      kind: 'later',
      problem: 'HTTP 429',
      afterMs: 30_000,
    }))
    await drain(ports)
    clock.now += 29_999
    await drain(ports)
    expect(arrived).toHaveLength(4)
    clock.now += 1
    await drain(ports)
    expect(arrived).toHaveLength(8)
  })

  test('a claim that nobody finishes runs out and is taken over; the late answer changes nothing', async () => {
    const { number } = await aStoredEnquiry(ctx())
    let answer: (outcome: DeliveryOutcome) => void = () => {}
    const slow: DeliveryPorts = {
      desk: {
        send: () =>
          new Promise<DeliveryOutcome>((resolve) => {
            answer = resolve
          }),
      },
    }
    const first = deliverNext(ctx(), slow)
    await expect.poll(() => states(number)).toMatchObject({ desk: 'sending' })
    const { arrived, ports } = recordingReceivers()
    const { desk } = ports
    if (!desk) throw new Error('the stand-ins have a desk')
    expect(await deliverNext(ctx(), { desk })).toBeNull()
    clock.now += claimMs
    expect(await deliverNext(ctx(), { desk })).toMatchObject({ became: 'delivered' })
    answer({ kind: 'refused', problem: 'too late' })
    await first
    expect(await states(number)).toMatchObject({ desk: 'delivered' })
    expect(arrived).toHaveLength(1)
  })

  test('a withdrawal waits behind what is being sent, and carries nothing', async () => {
    const mine = await aStoredEnquiry(ctx())
    let answer: (outcome: DeliveryOutcome) => void = () => {}
    const slow: DeliveryPorts = {
      desk: {
        send: () =>
          new Promise<DeliveryOutcome>((resolve) => {
            answer = resolve
          }),
      },
    }
    const first = deliverNext(ctx(), slow)
    await expect.poll(() => states(mine.number)).toMatchObject({ desk: 'sending' })
    await withdrawConsent(ctx(), mine)
    const { arrived, ports } = recordingReceivers()
    await drain(ports)
    expect(arrived.map(({ target }) => target).sort()).toEqual(['mail', 'webhook'])
    answer({ kind: 'delivered' })
    await first
    await drain(ports)
    expect(arrived.map(({ target }) => target).sort()).toEqual(['desk', 'mail', 'webhook'])
    expect(arrived.every(({ message }) => message.kind === 'withdrawn' && message.enquiry === null)).toBe(
      true,
    )
  })

  test('waits grow to three quarters of a minute and never beyond a minute', () => {
    expect(backOffMs(1, 0.5)).toBe(1000)
    expect(backOffMs(4, 0.5)).toBe(8000)
    for (const chance of [0, 0.999]) {
      expect(backOffMs(50, chance)).toBeGreaterThanOrEqual(36_000)
      expect(backOffMs(50, chance)).toBeLessThan(60_000)
    }
  })
})
