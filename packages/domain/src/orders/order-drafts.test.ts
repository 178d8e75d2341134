import { randomUUID } from 'node:crypto'
import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import { anAccountHolder, aPlacedOrder, testCtx } from '@hongyan/testing'
import { withDatabases } from '@hongyan/testing/databases'
import { expect, test } from 'vitest'
import { deleteOrderDraft } from './delete-order-draft.ts'
import { mostEnded } from './end-draft.ts'
import { listOrderDrafts } from './list-order-drafts.ts'
import { saveOrderDraft } from './save-order-draft.ts'

withDatabases('drafts of orders', (database) => {
  const account = async () => testCtx(database(), { actor: await anAccountHolder(testCtx(database())) })
  const refusal = async (work: Promise<unknown>) =>
    work.then(
      () => null,
      (error: unknown) => (error instanceof DomainError ? error.code : String(error)),
    )

  test('numbers of documents are in no draft', async () => {
    const ctx = await account()
    const content = {
      recipient: { name: '李二 11010519491231002X', detail: '人民路12号' },
      goods: [{ name: '护照：E12345678' }],
      note: '1101 0519 4912 3100 2X 放门卫',
    }
    await saveOrderDraft(ctx, { id: randomUUID(), content })
    expect((await listOrderDrafts(ctx))[0]?.content).toEqual({
      recipient: { name: '李二', detail: '人民路12号' },
      goods: [{ name: '' }],
      note: '放门卫',
    })
  })

  test('drafts are kept as they were typed, changed and deleted by their account alone', async () => {
    const [ctx, other] = [await account(), await account()]
    const id = randomUUID()
    await saveOrderDraft(ctx, { id, content: { recipient: { phone: '139' } } })
    const later: Ctx = { ...ctx, now: () => ctx.now() + 1000 }
    await saveOrderDraft(later, {
      id,
      content: { recipient: { phone: '1390' }, note: '', sizes: [], way: 'collect' },
    })
    expect(await listOrderDrafts(ctx)).toEqual([
      {
        id,
        content: { recipient: { phone: '1390' }, note: '', sizes: [], way: 'collect' },
        createdAt: ctx.now(),
        updatedAt: later.now(),
      },
    ])
    // Two windows of one device, which know of one id.
    await Promise.all(
      [0, 1].map(() =>
        saveOrderDraft(later, {
          id,
          content: { recipient: { phone: '1390' }, note: '', sizes: [], way: 'collect' },
        }),
      ),
    )
    expect(await listOrderDrafts(ctx)).toHaveLength(1)
    expect(await refusal(saveOrderDraft(other, { id, content: {} }))).toBe('not-found')
    await deleteOrderDraft(other, { id })
    expect(await listOrderDrafts(ctx)).toHaveLength(1)
    await deleteOrderDraft(ctx, { id })
    await deleteOrderDraft(ctx, { id })
    expect(await listOrderDrafts(ctx)).toEqual([])
  })

  test('drafts that are none are refused, and the oldest goes when there are too many', async () => {
    const ctx = await account()
    for (const content of [{ colour: 'red' }, [], 'x', { note: 'x'.repeat(20_001) }]) {
      expect(await refusal(saveOrderDraft(ctx, { id: randomUUID(), content }))).toBe('invalid-input')
    }
    expect(await refusal(saveOrderDraft(ctx, { id: '1', content: {} }))).toBe('invalid-input')
    expect(await refusal(saveOrderDraft(testCtx(database()), { id: randomUUID(), content: {} }))).toBe(
      'forbidden',
    )
    const ids: string[] = []
    for (let n = 0; n < 22; n += 1) {
      const id = randomUUID()
      await saveOrderDraft({ ...ctx, now: () => ctx.now() + n }, { id, content: {} })
      ids.push(id)
    }
    expect((await listOrderDrafts(ctx)).map(({ id }) => id)).toEqual(ids.slice(2).reverse())
  })

  test('many windows that save at once keep no more than an account may have, and none is refused', async () => {
    const ctx = await account()
    const owner = ctx.actor.kind === 'customer' ? ctx.actor.customerId : ''
    const most = ctx.settings.orders.drafts
    const at = (n: number): Ctx => ({ ...ctx, now: () => ctx.now() + n })
    for (let round = 0; round < 6; round += 1) {
      // Two more than there may be, as after a limit that was lowered: each save has others to drop.
      const ids = Array.from({ length: most + 2 }, () => randomUUID())
      await database().query.deleteFrom('order_drafts').where('customer_id', '=', owner).execute()
      for (const [n, id] of ids.entries()) {
        await database()
          .query.insertInto('order_drafts')
          .values({
            ...{ id, customer_id: owner, kind: 'order', content: '{}', ended_at: null },
            ...{ created_at: n, updated_at: n },
          })
          .execute()
      }
      // The oldest are typed in once more, each of which another save would drop, and new ones begin.
      const saved = [...ids.slice(0, 6), ...Array.from({ length: 6 }, () => randomUUID())]
      const became = await Promise.all(
        saved.map((id, n) => refusal(saveOrderDraft(at(n + 100), { id, content: { note: 'x' } }))),
      )
      expect(became).toEqual(saved.map(() => null))
      expect(await listOrderDrafts(ctx)).toHaveLength(most)
    }
  })

  test('a draft ends with its order, and only its own', async () => {
    const [ctx, other] = [await account(), await account()]
    const content = { note: 'x' }
    const [mine, theirs] = [randomUUID(), randomUUID()]
    await saveOrderDraft(ctx, { id: mine, content })
    await saveOrderDraft(other, { id: theirs, content })
    await aPlacedOrder(ctx, {}, { draftId: theirs })
    await aPlacedOrder(ctx, {}, { draftId: mine })
    const left = await database()
      .query.selectFrom('order_drafts')
      .select('id')
      .where('id', 'in', [mine, theirs])
      .where('ended_at', 'is', null)
      .execute()
    expect(left).toEqual([{ id: theirs }])
  })

  test('a draft that arrives after its order, or after it was forgotten, does not come back', async () => {
    const ctx = await account()
    const content = { note: 'x' }
    for (const end of [
      (id: string) => aPlacedOrder(ctx, {}, { draftId: id }),
      (id: string) => deleteOrderDraft(ctx, { id }),
    ]) {
      // The slow one of another window: after one that was kept, as the first of its id, and at the same moment.
      const kept = randomUUID()
      await saveOrderDraft(ctx, { id: kept, content })
      await end(kept)
      const first = randomUUID()
      await end(first)
      for (const id of [kept, first])
        expect(await refusal(saveOrderDraft(ctx, { id, content }))).toBe('conflict')
      for (let round = 0; round < 8; round += 1) {
        const id = randomUUID()
        await Promise.allSettled([end(id), saveOrderDraft(ctx, { id, content })])
      }
      expect(await listOrderDrafts(ctx)).toEqual([])
    }
    const rows = await database()
      .query.selectFrom('order_drafts')
      .select('content')
      .where('customer_id', '=', ctx.actor.kind === 'customer' ? ctx.actor.customerId : '')
      .execute()
    expect(new Set(rows.map((row) => row.content))).toEqual(new Set(['{}']))
    expect(await refusal(saveOrderDraft(await account(), { id: randomUUID(), content }))).toBeNull()
  })

  test('what is left of those that have ended is bounded', async () => {
    const ctx = await account()
    const owner = ctx.actor.kind === 'customer' ? ctx.actor.customerId : ''
    const ids: string[] = []
    for (let n = 0; n < mostEnded + 2; n += 1) {
      const id = randomUUID()
      await deleteOrderDraft({ ...ctx, now: () => ctx.now() + n }, { id })
      ids.push(id)
    }
    const rows = await database()
      .query.selectFrom('order_drafts')
      .select('id')
      .where('customer_id', '=', owner)
      .execute()
    expect(rows.map(({ id }) => id).toSorted()).toEqual(ids.slice(2).toSorted())
  })
})
