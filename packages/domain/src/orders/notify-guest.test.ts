import type { Ctx } from '@hongyan/kernel/context'
import { aCodeFor, anAccountHolder, anOrder, aPlacement, nextMobile, testCtx } from '@hongyan/testing'
import { withDatabases } from '@hongyan/testing/databases'
import { expect, test } from 'vitest'
import { composeMessage } from '../outbox/compose-message.ts'
import { cancelOrder } from './cancel-order.ts'
import { placeOrder } from './place-order.ts'
import { showOrder } from './show-order.ts'

withDatabases('whoever orders without an account', (database) => {
  const messagesOf = async (ctx: Ctx, number: string) => {
    const rows = await ctx.db.query.selectFrom('outbox').selectAll().where('number', '=', number).execute()
    return rows.filter(({ target }) => target === 'receipt')
  }

  test('is told the number and a link by text message, once, that shows and cancels the order', async () => {
    const ctx = testCtx(database())
    const mobile = nextMobile()
    const contact = { mobile, code: await aCodeFor(ctx, mobile, 'order') }
    const placement = aPlacement(ctx, anOrder(ctx), { contact, locale: 'en-US' })
    const { number, access } = await placeOrder(ctx, placement)
    await placeOrder(ctx, placement)
    const [row, ...more] = await messagesOf(ctx, number)
    if (!row) throw new Error('a message must be queued')
    expect(more).toEqual([])
    const message = await composeMessage(ctx, row)
    expect(message).toMatchObject({
      topic: 'order',
      number,
      guest: { mobile, locale: 'en-US', token: access?.token },
    })
    const stranger = testCtx(database())
    const key = { number, token: access?.token ?? '' }
    expect((await showOrder(stranger, key)).order.number).toBe(number)
    expect((await cancelOrder(stranger, key)).kind).toBe('cancelled')
    expect(await messagesOf(ctx, number)).toHaveLength(1)
  })

  test('with an account gets none, and the company is told no link', async () => {
    const ctx = testCtx(database(), { actor: await anAccountHolder(testCtx(database())) })
    const { number } = await placeOrder(ctx, aPlacement(ctx, anOrder(ctx)))
    expect(await messagesOf(ctx, number)).toEqual([])
    const rows = await ctx.db.query.selectFrom('outbox').selectAll().where('number', '=', number).execute()
    for (const row of rows) expect(await composeMessage(ctx, row)).toMatchObject({ guest: null })
  })
})
