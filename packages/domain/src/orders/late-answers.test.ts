import { DomainError } from '@hongyan/kernel/errors'
import { anAccountHolder, anEvent, aPartner, aPlacedOrder, isoAt, testCtx } from '@hongyan/testing'
import { withDatabases } from '@hongyan/testing/databases'
import { describe, expect, test } from 'vitest'
import { ingestEvents } from '../tracking/ingest-events.ts'
import { acceptOrder } from './accept-order.ts'
import { cancelOrder } from './cancel-order.ts'
import { answerOutcomes, type OrderAnswer, type OrderStateKind, orderAnswers } from './order-state.ts'
import { refuseOrder } from './refuse-order.ts'
import { showOrder } from './show-order.ts'

const kinds = Object.keys(answerOutcomes) as OrderStateKind[]

withDatabases('answers of the company, however late', (database) => {
  const company = () => testCtx(database(), { actor: aPartner })
  const say = (answer: OrderAnswer, number: string) =>
    answer === 'accept'
      ? acceptOrder(company(), { number, waybills: null })
      : refuseOrder(company(), { number, reason: 'no-capacity' })
  const outcomeOf = (work: Promise<unknown>) =>
    work.then(
      () => 'done',
      (error: unknown) => (error instanceof DomainError ? error.code : String(error)),
    )

  /** An order of a customer in a state that came about as such states do. */
  async function orderIn(kind: OrderStateKind) {
    const ctx = testCtx(database(), { actor: await anAccountHolder(testCtx(database())) })
    const { number } = await aPlacedOrder(ctx)
    const key = { number, token: null }
    if (kind === 'cancelled') await cancelOrder(ctx, key)
    if (kind === 'refused') await say('refuse', number)
    if (kind === 'accepted' || kind === 'collected' || kind === 'completed') {
      const [waybill] = await acceptOrder(company(), { number, waybills: null })
      const codes = { accepted: [], collected: ['picked_up'], completed: ['picked_up', 'delivered'] } as const
      const events = codes[kind].map((code, hours) =>
        anEvent({ waybillNo: waybill?.number ?? '', code, at: isoAt(hours) }),
      )
      if (events.length > 0) await ingestEvents(company(), { events })
    }
    const state = async () => (await showOrder(ctx, key)).order.state
    const notes = async () =>
      (
        await database()
          .query.selectFrom('audit')
          .select('id')
          .where('entity', '=', 'order')
          .where('detail', 'like', `%${number}%`)
          .execute()
      ).length
    expect((await state()).kind).toBe(kind)
    return { number, state, notes }
  }

  describe.each(kinds)('of an order that is %s', (kind) => {
    test.each(orderAnswers)('%s does what the table says, once and again', async (answer) => {
      const order = await orderIn(kind)
      const outcome = answerOutcomes[kind][answer]
      const [state, notes] = [await order.state(), await order.notes()]
      expect(await outcomeOf(say(answer, order.number))).toBe(outcome === 'late' ? 'conflict' : 'done')
      if (outcome === 'takes') {
        expect((await order.state()).kind).toBe(answer === 'accept' ? 'accepted' : 'refused')
      } else {
        expect(await order.state()).toEqual(state)
        expect(await order.notes()).toBe(notes)
      }
      const [then, noted] = [await order.state(), await order.notes()]
      expect(await outcomeOf(say(answer, order.number))).toBe(outcome === 'late' ? 'conflict' : 'done')
      expect(await order.state()).toEqual(then)
      expect(await order.notes()).toBe(noted)
    })
  })

  test.each(orderAnswers)('%s of an order that there is not is not found', async (answer) => {
    expect(await outcomeOf(say(answer, 'HO0000000000000'))).toBe('not-found')
  })

  test('both at once leave one of them, and what follows from it', async () => {
    const order = await orderIn('placed')
    await Promise.allSettled([say('accept', order.number), say('refuse', order.number)])
    expect((await order.state()).kind).toBe('refused')
    const left = await database()
      .query.selectFrom('shipments')
      .select('id')
      .where('order_no', '=', order.number)
      .execute()
    expect(left).toEqual([])
  })
})
