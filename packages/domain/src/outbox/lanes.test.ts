import type { Ctx } from '@hongyan/kernel/context'
import { uuidv7 } from '@hongyan/kernel/ids'
import {
  anAccountHolder,
  aStoredEnquiry,
  aWebhook,
  deliverNext,
  recordingReceivers,
  testCtx,
} from '@hongyan/testing'
import { withDatabases } from '@hongyan/testing/databases'
import { beforeEach, describe, expect, test } from 'vitest'
import { addWebhookEvents, type WebhookEventInput } from '../merchants/add-webhook-events.ts'
import { changeWebhook } from '../merchants/change-webhook.ts'
import type { MerchantMessage } from '../merchants/merchant-message.ts'
import { removeWebhook } from '../merchants/remove-webhook.ts'
import { replayWebhookEvent } from '../merchants/replay-webhook-event.ts'
import { testWebhook } from '../merchants/test-webhook.ts'
import { addMessages } from './add-messages.ts'
import { claimMessages, claimMs } from './claim-messages.ts'
import { freeLanes, type Lane, mostOfOwner, mostOfReceiver, mostOfTarget, mostOfTroubled } from './lane.ts'
import { hangsMs } from './note-answer.ts'
import type { OutboxPort, SendOutcome } from './outbox-port.ts'
import { sendClaimed } from './send-claimed.ts'

const fine: SendOutcome = { kind: 'delivered' }
const again: SendOutcome = { kind: 'again', problem: 'too-slow', afterMs: 60_000 }

withDatabases('lanes of the outbox', (database) => {
  const clock = { now: Date.UTC(2027, 5, 1, 4) }
  const ctx = (): Ctx => testCtx(database(), { now: () => clock.now })
  let orders = 0

  beforeEach(async () => {
    clock.now += 86_400_000
    await database().query.updateTable('outbox').set({ state: 'cancelled' }).execute()
    await database().query.deleteFrom('outbox_lanes').execute()
  })

  type Hook = { readonly id: string; readonly accountId: string; readonly ctx: Ctx }
  async function merchantWith(webhooks: number): Promise<readonly Hook[]> {
    const actor = await anAccountHolder(ctx())
    const merchant = { ...ctx(), actor }
    const hooks: Hook[] = []
    for (let n = 0; n < webhooks; n += 1) {
      const { webhook } = await aWebhook(merchant)
      hooks.push({ id: webhook.id, accountId: actor.customerId, ctx: merchant })
    }
    return hooks
  }

  /** Queues something that happened to an order, a new one where none is named. */
  async function happens({ id: webhookId, accountId }: Hook, type: string, orderNo?: string) {
    orders += 1
    const about = orderNo ?? `HY-order-${orders}`
    const event: WebhookEventInput = { webhookId, accountId, type, number: about, orderNo: about, data: {} }
    const [id = ''] = await database().transaction((trx) => addWebhookEvents(ctx(), trx, [event]))
    return id
  }

  /** Sends what is due until nothing is. A receiver that hangs takes ten seconds and says nothing. */
  async function drain(outcome: (webhookId: string, type: string) => SendOutcome, tookMs = 0) {
    const told: string[] = []
    const merchant: OutboxPort = {
      async send({ webhook, event }: MerchantMessage) {
        clock.now += tookMs
        const became = outcome(webhook.id, event.type)
        if (became.kind === 'delivered') told.push(event.type)
        else told.push(`(${event.type})`)
        return became
      },
    }
    while ((await deliverNext(ctx(), { merchant })) !== null);
    return told
  }

  /** What two processes claim, turn by turn, and who is asked. */
  async function claimAll() {
    const claimed = []
    for (let turns = 0; turns < 2; ) {
      const rows = (
        await Promise.all([
          claimMessages(ctx(), ['merchant', 'desk'], 10),
          claimMessages(ctx(), ['merchant', 'desk'], 10),
        ])
      ).flat()
      claimed.push(...rows)
      turns = rows.length === 0 ? turns + 1 : 0
    }
    return claimed
  }

  test('two accounts whose ten webhooks hang take up their shares, and another account is told at once', async () => {
    const hanging = [...(await merchantWith(10)), ...(await merchantWith(10))]
    for (const hook of hanging) for (let n = 0; n < 12; n += 1) await happens(hook, 'order.placed')
    const claimed = await claimAll()
    expect(claimed).toHaveLength(2 * mostOfOwner)
    expect(new Set(claimed.map(({ id }) => id)).size).toBe(claimed.length)
    const [other] = await merchantWith(1)
    if (!other) throw new Error('one webhook')
    await happens(other, 'order.placed')
    await aStoredEnquiry(ctx())
    const next = await claimAll()
    expect(next.map(({ target, receiver }) => receiver ?? target).sort()).toEqual(['desk', other.id].sort())
  })

  test('a webhook that hangs is asked more and more rarely, and gets all that waits once it answers', async () => {
    const [hook] = await merchantWith(1)
    if (!hook) throw new Error('one webhook')
    for (let n = 0; n < 40; n += 1) await happens(hook, 'order.placed')
    const until = clock.now + 600_000
    let asked = 0
    for (; clock.now < until; clock.now += 2000) asked += (await drain(() => again, 10_000)).length
    // Ten seconds of each minute at most, beside the first few.
    expect(asked).toBeGreaterThan(8)
    expect(asked).toBeLessThan(24)
    clock.now += 60_000
    expect(await drain(() => fine)).toHaveLength(40)
    expect(await database().query.selectFrom('outbox_lanes').selectAll().execute()).toEqual([])
  })

  test('what happens to an order arrives in its order, whatever is tried again, and other orders wait for none', async () => {
    const [hook] = await merchantWith(1)
    if (!hook) throw new Error('one webhook')
    await happens(hook, 'order.placed', 'HY-one')
    await happens(hook, 'order.changed', 'HY-one')
    await happens(hook, 'other.placed', 'HY-two')
    expect(await drain((_, type) => (type === 'order.placed' ? again : fine))).toEqual([
      '(order.placed)',
      'other.placed',
    ])
    await happens(hook, 'order.accepted', 'HY-one')
    clock.now += 59_999
    expect(await drain(() => fine)).toEqual([])
    clock.now += 1
    expect(await drain(() => fine)).toEqual(['order.placed', 'order.changed', 'order.accepted'])
  })

  test('what is given up stands in the way of nothing behind it', async () => {
    const [hook] = await merchantWith(1)
    if (!hook) throw new Error('one webhook')
    await happens(hook, 'order.placed', 'HY-three')
    await happens(hook, 'order.changed', 'HY-three')
    const givenUp: SendOutcome = { kind: 'given-up', problem: 'HTTP 500' }
    expect(await drain((_, type) => (type === 'order.placed' ? givenUp : fine))).toEqual([
      '(order.placed)',
      'order.changed',
    ])
  })

  test('two webhooks of one account do not wait for each other', async () => {
    const [slow, quick] = await merchantWith(2)
    if (!slow || !quick) throw new Error('two webhooks')
    for (const hook of [slow, quick]) {
      await happens(hook, 'order.placed', 'HY-four')
      await happens(hook, 'order.changed', 'HY-four')
    }
    const told = await drain((id) => (id === slow.id ? again : fine))
    expect(told).toEqual(['(order.placed)', 'order.placed', 'order.changed'])
  })

  test('an event of a process whose clock was ahead stays in front of what happened after it', async () => {
    const [hook] = await merchantWith(1)
    if (!hook) throw new Error('one webhook')
    const now = clock.now
    const first = await happens(hook, 'order.placed', 'HY-five')
    // As another process would have made it: an id of this one only ever grows.
    const ahead = uuidv7(now).replace(/^.{8}-.{4}/, 'fffffff0-0000')
    for (const [table, column] of [
      ['webhook_events', 'id'],
      ['outbox', 'aggregate'],
    ] as const) {
      const query = database().query.updateTable(table) as never as {
        set(v: object): { where(c: string, o: string, v: string): { execute(): Promise<unknown> } }
      }
      await query
        .set({ [column]: ahead })
        .where(column, '=', first)
        .execute()
    }
    expect((await happens(hook, 'order.changed', 'HY-five')) > ahead).toBe(true)
    await happens(hook, 'order.accepted', 'HY-five')
    expect(await drain(() => fine)).toEqual(['order.placed', 'order.changed', 'order.accepted'])
  })

  test('what a killed process had begun is taken over when its claim runs out, still in front of what follows', async () => {
    const [hook] = await merchantWith(1)
    if (!hook) throw new Error('one webhook')
    await happens(hook, 'order.placed', 'HY-six')
    await happens(hook, 'order.changed', 'HY-six')
    const [lost] = await claimMessages(ctx(), ['merchant'], 10)
    expect(lost?.number).toBe('HY-six')
    clock.now += claimMs - 1
    expect(await drain(() => fine)).toEqual([])
    clock.now += 1
    expect(await drain(() => fine)).toEqual(['order.placed', 'order.changed'])
  })

  test('a test, a replay and another address are tried at once, before what waits', async () => {
    const [hook] = await merchantWith(1)
    if (!hook) throw new Error('one webhook')
    const first = await happens(hook, 'order.placed')
    await drain(() => fine)
    clock.now += 1000
    for (let n = 0; n < 9; n += 1) await happens(hook, 'order.changed')
    const fails = () => drain(() => again, 10_000)
    while ((await fails()).length > 0);
    await testWebhook(hook.ctx, { id: hook.id })
    expect(await fails()).toEqual(['(webhook.test)'])
    await replayWebhookEvent(hook.ctx, { id: first })
    expect(await fails()).toEqual(['(order.placed)'])
    clock.now += 1
    expect(await fails()).toEqual([])
    await changeWebhook(hook.ctx, {
      id: hook.id,
      url: 'https://erp.example.com/well',
      judge: async () => null,
    })
    expect((await drain(() => fine)).length).toBeGreaterThan(0)
    await happens(hook, 'order.changed')
    await fails()
    await removeWebhook(hook.ctx, { id: hook.id })
    expect(await database().query.selectFrom('outbox_lanes').selectAll().execute()).toEqual([])
  })

  test.each(['mail', 'webhook', 'desk', 'receipt'] as const)(
    'the %s rests when it hangs, not when it says no for now to one of many',
    async (target) => {
      const later: SendOutcome = { kind: 'later', problem: 'busy' }
      const attempts = async (tookMs: number) => {
        let asked = 0
        const end = clock.now + 120_000
        for (; clock.now < end; clock.now += 2000) {
          for (const row of await claimMessages(ctx(), [target], 10)) {
            asked += 1
            await sendClaimed(ctx(), row, {
              async send() {
                clock.now += tookMs
                return later
              },
            })
          }
        }
        return asked
      }
      for (let n = 0; n < 8; n += 1) await aStoredEnquiry(ctx(), { companyName: `样例商贸 ${target} ${n}` })
      const told = await attempts(hangsMs - 1)
      const lane = () => database().query.selectFrom('outbox_lanes').selectAll().execute()
      expect(told).toBeGreaterThan(20)
      expect(await lane()).toEqual([])
      expect(await attempts(hangsMs)).toBeLessThan(16)
      expect(await lane()).toMatchObject([{ lane: target }])
      clock.now += 60_000
      const { ports } = recordingReceivers()
      const port = ports[target]
      while (port && (await deliverNext(ctx(), { [target]: port })) !== null);
      expect(await lane()).toEqual([])
    },
  )

  test('what is asked of the company’s system in one order’s name keeps its order too', async () => {
    const aggregate = uuidv7(clock.now)
    for (const revision of [1, 2]) {
      const subject = { topic: 'order', kind: 'placed', aggregate, number: 'HY-seven', revision } as const
      await database().transaction((trx) =>
        addMessages(trx, { ...subject, orderingKey: null, targets: ['intake'] }, clock.now),
      )
    }
    const claim = async () => (await claimMessages(ctx(), ['intake'], 10)).map(({ revision }) => revision)
    expect(await claim()).toEqual([1])
    clock.now += claimMs
    expect(await claim()).toEqual([1])
  })
})

describe('lanes with room', () => {
  const now = 1_000_000
  const lane = (more: Partial<Lane> = {}): Lane => ({
    target: 'merchant',
    receiver: `hook-${Math.random()}`,
    owner: null,
    dueFrom: now,
    underWay: 0,
    failures: 0,
    resumeAt: 0,
    ...more,
  })
  const many = (count: number, more: Partial<Lane>) => Array.from({ length: count }, () => lane(more))

  test.each<[string, Partial<Lane>, boolean]>([
    ['something due', {}, true],
    ['nothing due yet', { dueFrom: now + 1 }, false],
    ['a receiver with enough to do', { underWay: mostOfReceiver }, false],
    ['a receiver that rests', { failures: 3, resumeAt: now + 1 }, false],
    ['a rest that a clock ahead wrote', { failures: 3, resumeAt: now + 60_000 }, true],
    ['a receiver that is tried again by one attempt', { failures: 3, underWay: 1 }, false],
    ['a receiver that failed twice', { failures: 2, underWay: 1 }, true],
  ])('are those with %s: %o', (_name, more, isFree) => {
    expect(freeLanes([lane(more)], now)).toHaveLength(isFree ? 1 : 0)
  })

  test('all of a target share its room, and those that failed a part of it', () => {
    const full = many(mostOfTarget / 2, { underWay: 2 })
    expect(freeLanes([...full, lane()], now)).toEqual([])
    expect(freeLanes([...full.slice(1), lane()], now)).toHaveLength(1)
    const failing = many(mostOfTroubled, { underWay: 1, failures: 3 })
    const [well, failed] = [lane(), lane({ failures: 1 })]
    expect(freeLanes([...failing, well, failed], now)).toEqual([well])
    expect(freeLanes([...failing.slice(1), well, failed], now)).toEqual([well, failed])
    const desk = lane({ target: 'desk', receiver: null })
    expect(freeLanes([...full, desk], now)).toEqual([desk])
  })
})
