import { anAccountHolder, aPlacedOrder, aWaybillNo, deliverNext, testCtx } from '@hongyan/testing'
import { withDatabases } from '@hongyan/testing/databases'
import { beforeEach, expect, test } from 'vitest'
import { cancelOrder } from './cancel-order.ts'
import { type IntakeAnswer, intakePort } from './order-intake.ts'
import type { OrderMessage } from './order-message.ts'
import { showOrder } from './show-order.ts'

withDatabases('handing orders to the company', (database) => {
  const account = async () => testCtx(database(), { actor: await anAccountHolder(testCtx(database())) })
  const worker = () => testCtx(database(), { actor: { kind: 'system', name: 'outbox' } })
  const stateOf = async (number: string) => (await showOrder(worker(), { number, token: null })).order.state

  beforeEach(async () => {
    await database().query.updateTable('outbox').set({ state: 'cancelled' }).execute()
  })

  /** Sends the next message to a system that answers so, and what it was handed. */
  async function send(answer: IntakeAnswer | ((message: OrderMessage) => Promise<IntakeAnswer>)) {
    const handed: OrderMessage[] = []
    const intake = intakePort(worker(), {
      async hand(message) {
        handed.push(message)
        return typeof answer === 'function' ? answer(message) : answer
      },
      notify: () => Promise.reject(new Error('told of something that is no order')),
    })
    const sent = await deliverNext(worker(), { intake })
    return { handed, became: sent?.became, problem: sent?.problem }
  }

  test('tells it whole, and what it answers at once is stored', async () => {
    const { number } = await aPlacedOrder(await account())
    const waybills = [{ number: aWaybillNo(93_000_000_001), pieces: 2 }]
    const { handed, became } = await send({ kind: 'accepted', waybills })
    expect(handed).toEqual([
      expect.objectContaining({
        topic: 'order',
        kind: 'placed',
        number,
        revision: 1,
        order: expect.objectContaining({ recipient: expect.objectContaining({ name: '欧阳样例' }) }),
      }),
    ])
    expect([became, (await stateOf(number)).kind]).toEqual(['delivered', 'accepted'])
  })

  test.each<[IntakeAnswer, string, string]>([
    [{ kind: 'taken' }, 'delivered', 'placed'],
    [{ kind: 'refused', reason: 'area-not-served' }, 'delivered', 'refused'],
    [{ kind: 'accepted', waybills: null }, 'delivered', 'accepted'],
    [{ kind: 'accepted', waybills: [{ number: 'HY1', pieces: 2 }] }, 'waiting', 'placed'],
    [{ kind: 'failed', outcome: { kind: 'later', problem: 'HTTP 503' } }, 'waiting', 'placed'],
  ])('%j leaves the message %s and the order %s', async (answer, expected, state) => {
    const { number } = await aPlacedOrder(await account())
    const { became } = await send(answer)
    expect([became, (await stateOf(number)).kind]).toEqual([expected, state])
  })

  test('an order that its customer cancels meanwhile stays cancelled, and the company is told', async () => {
    const ctx = await account()
    const { number } = await aPlacedOrder(ctx)
    const { became } = await send(async () => {
      await cancelOrder(ctx, { number, token: null })
      return { kind: 'accepted', waybills: null }
    })
    expect([became, (await stateOf(number)).kind]).toEqual(['delivered', 'cancelled'])
    const { handed } = await send({ kind: 'taken' })
    expect(handed.map(({ kind, revision }) => [kind, revision])).toEqual([['cancelled', 2]])
  })

  test('a change waits until what was placed is through', async () => {
    const ctx = await account()
    const { number } = await aPlacedOrder(ctx)
    await cancelOrder(ctx, { number, token: null })
    const { handed } = await send({ kind: 'failed', outcome: { kind: 'later', problem: 'away' } })
    expect(handed.map(({ kind }) => kind)).toEqual(['placed'])
    expect((await send({ kind: 'taken' })).handed).toEqual([])
  })
})
