import type { Ctx } from '@hongyan/kernel/context'
import {
  anAccountHolder,
  aStoredEnquiry,
  aWebhook,
  deliverNext,
  type RecordedMessage,
  recordingReceivers,
  testCtx,
} from '@hongyan/testing'
import { withDatabases } from '@hongyan/testing/databases'
import { mobileNumbersIn } from '@hongyan/testing/mobile-numbers'
import { beforeEach, expect, test } from 'vitest'
import { withdrawConsent } from '../enquiries/withdraw-consent.ts'
import { testWebhook } from '../merchants/test-webhook.ts'
import { backOffMs, mostRefusals } from './back-off.ts'
import { claimMs } from './claim-messages.ts'
import { countOpenMessages } from './count-open.ts'
import { mostAtOnce } from './lane.ts'
import { listStuck } from './list-stuck.ts'
import type { OutboxPorts, SendOutcome } from './outbox-port.ts'
import { retryParked } from './retry-parked.ts'

withDatabases('the outbox', (database) => {
  const clock = { now: Date.UTC(2026, 10, 21, 4) }
  const ctx = (): Ctx => testCtx(database(), { now: () => clock.now })

  beforeEach(async () => {
    clock.now += 86_400_000
    await database().query.updateTable('outbox').set({ state: 'cancelled' }).execute()
  })

  /** Sends what is due until nothing is. */
  async function drain(ports: OutboxPorts): Promise<void> {
    while ((await deliverNext(ctx(), ports)) !== null);
  }

  const states = async (number: string) => {
    const rows = await database()
      .query.selectFrom('outbox')
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

  test('a receiver gets five messages at once at most, of however many workers, and no other one waits for it', async () => {
    // Each of a company of its own: those of one company would come one by one.
    for (let n = 0; n < 8; n += 1) await aStoredEnquiry(ctx(), { companyName: `样例商贸 ${n}` })
    const release = Promise.withResolvers<void>()
    let atDesk = 0
    let mostAtDesk = 0
    const { arrived, ports } = recordingReceivers()
    const desk = {
      async send() {
        mostAtDesk = Math.max(mostAtDesk, ++atDesk)
        await release.promise
        atDesk -= 1
        return { kind: 'delivered' } as const
      },
    }
    const workers = Array.from({ length: 12 }, () => drain({ ...ports, desk }))
    await expect.poll(() => arrived.length).toBe(8 * 3)
    await expect.poll(() => atDesk).toBe(mostAtOnce)
    release.resolve()
    await Promise.all(workers)
    await drain({ ...ports, desk })
    expect(mostAtDesk).toBe(mostAtOnce)
  })

  test('an outage is over: what one company sent arrives in its order, and none waits for another company', async () => {
    const sent: { company: string; number: string }[] = []
    for (let n = 0; n < 24; n += 1) {
      const company = `样例${'甲乙丙'[n % 3]}公司`
      // Typed in two ways, it is one company all the same.
      const companyName = n % 2 === 0 ? company : ` ${company.slice(0, 3)} ${company.slice(3)}`
      const { number } = await aStoredEnquiry(ctx(), { companyName })
      sent.push({ company, number })
      clock.now += 1000
    }
    let up = false
    const { arrived, ports } = recordingReceivers(({ message }) =>
      up || message.number === sent[1]?.number
        ? { kind: 'delivered' }
        : { kind: 'later', problem: 'connection refused' },
    )
    const { webhook } = ports
    if (!webhook) throw new Error('the stand-ins have a webhook')
    for (const end = clock.now + 600_000; clock.now < end; clock.now += 20_000) await drain({ webhook })
    const failed = arrived.length
    up = true
    for (let n = 0; n < 12; n += 1, clock.now += 5000) {
      await Promise.all([drain({ webhook }), drain({ webhook }), drain({ webhook })])
    }
    const late = arrived.slice(failed).map(({ message }) => message.number)
    for (const company of ['样例甲公司', '样例乙公司', '样例丙公司']) {
      const numbers = sent.filter((one) => one.company === company).map(({ number }) => number)
      expect(late.filter((number) => numbers.includes(number))).toEqual(
        numbers.filter((number) => number !== sent[1]?.number),
      )
    }
    expect(late).toHaveLength(23)
  })

  test('an outage is outlasted: an hour long, then all within a minute', async () => {
    const { number } = await aStoredEnquiry(ctx())
    let up = false
    const { arrived, ports } = recordingReceivers(() =>
      up ? { kind: 'delivered' } : { kind: 'later', problem: 'connection refused' },
    )
    const end = clock.now + 3_600_000
    for (; clock.now < end; clock.now += 20_000) await drain(ports)
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
    let answer: SendOutcome = { kind: 'refused', problem: 'HTTP 422' }
    const toDesk = ({ target }: RecordedMessage): SendOutcome =>
      target === 'desk' ? answer : { kind: 'delivered' }
    const { arrived, ports } = recordingReceivers(toDesk)
    for (let n = 0; n < 100; n += 1, clock.now += 60_000) await drain(ports)
    expect(arrived.filter(({ target }) => target === 'desk')).toHaveLength(mostRefusals)
    const stuck = await listStuck(ctx(), { lateMs: 1 })
    expect(stuck).toEqual([
      expect.objectContaining({ number, target: 'desk', state: 'parked', problem: 'HTTP 422' }),
    ])
    expect(JSON.stringify(stuck)).not.toContain('样例')
    expect(mobileNumbersIn(JSON.stringify(stuck))).toEqual([])
    answer = { kind: 'delivered' }
    expect(await retryParked(ctx(), { number: 'EQ-2222-2222' })).toBe(0)
    expect(await retryParked(ctx(), { number })).toBe(1)
    await drain(ports)
    expect(await states(number)).toMatchObject({ desk: 'delivered' })
  })

  test('what is open is counted, with its oldest', async () => {
    const count = () => countOpenMessages(ctx())
    expect(await count()).toEqual({ waiting: 0, parked: 0, since: null })
    const began = clock.now
    await aStoredEnquiry(ctx())
    clock.now += 60_000
    await aStoredEnquiry(ctx())
    expect(await count()).toEqual({ waiting: 8, parked: 0, since: began })
    await drain(recordingReceivers().ports)
    expect(await count()).toEqual({ waiting: 0, parked: 0, since: null })
    await database().query.updateTable('outbox').set({ state: 'parked' }).execute()
    expect(await count()).toMatchObject({ waiting: 0, since: null })
    expect((await count()).parked).toBeGreaterThanOrEqual(8)
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
    let answer: (outcome: SendOutcome) => void = () => {}
    const slow: OutboxPorts = {
      desk: {
        send: () =>
          new Promise<SendOutcome>((resolve) => {
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
    let answer: (outcome: SendOutcome) => void = () => {}
    const slow: OutboxPorts = {
      desk: {
        send: () =>
          new Promise<SendOutcome>((resolve) => {
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
    expect(
      arrived.every(
        ({ message }) =>
          message.topic === 'enquiry' && message.kind === 'withdrawn' && message.enquiry === null,
      ),
    ).toBe(true)
  })

  test('waits grow to three quarters of a minute and never beyond a minute', () => {
    expect(backOffMs(1, 0.5)).toBe(1000)
    expect(backOffMs(4, 0.5)).toBe(8000)
    for (const chance of [0, 0.999]) {
      expect(backOffMs(50, chance)).toBeGreaterThanOrEqual(36_000)
      expect(backOffMs(50, chance)).toBeLessThan(60_000)
    }
  })

  test('what a clock that was ahead put off is sent when it is right again', async () => {
    clock.now += 86_400_000
    const { number } = await aStoredEnquiry(ctx())
    const later: SendOutcome = { kind: 'later', problem: 'busy' }
    await drain(recordingReceivers(() => later).ports)
    clock.now -= 86_400_000
    await drain(recordingReceivers().ports)
    expect(new Set(Object.values(await states(number)))).toEqual(new Set(['delivered']))
  })

  test('what merchants do not take is no trouble of the company, and staff do not send it again', async () => {
    const merchant = { ...ctx(), actor: await anAccountHolder(ctx()) }
    const { webhook } = await aWebhook(merchant)
    await testWebhook(merchant, webhook)
    await drain({ merchant: { send: async () => ({ kind: 'given-up', problem: 'HTTP 500' }) } })
    clock.now += 86_400_000
    const stuck = await listStuck(ctx(), { lateMs: 1 })
    expect(stuck.filter(({ target }) => target === 'merchant')).toEqual([])
    await retryParked(ctx(), { number: null })
    expect(await states('test')).toMatchObject({ merchant: 'parked' })
  })

  test('a clock that was ahead puts a merchant’s message off by no more than its longest wait', async () => {
    const merchant = { ...ctx(), actor: await anAccountHolder(ctx()) }
    const { webhook } = await aWebhook(merchant)
    await testWebhook(merchant, webhook)
    const again: SendOutcome = { kind: 'again', problem: 'HTTP 500', afterMs: 28_800_000 }
    await drain({ merchant: { send: async () => again } })
    const { arrived, ports } = recordingReceivers()
    const { merchant: port } = ports
    if (!port) throw new Error('the stand-ins have merchants')
    // Eight hours are within the rule, for them alone.
    await drain({ merchant: port })
    expect(arrived).toHaveLength(0)
    clock.now -= 86_400_000
    await drain({ merchant: port })
    expect(arrived).toHaveLength(1)
  })
})
