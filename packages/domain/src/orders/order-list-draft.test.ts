import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import { anAccountHolder, testCtx } from '@hongyan/testing'
import { withDatabases } from '@hongyan/testing/databases'
import { expect, test } from 'vitest'
import { countHoldings } from '../own-data/count-holdings.ts'
import { exportAccount } from '../own-data/export-account.ts'
import { forgetOrderList } from './forget-order-list.ts'
import { listOrderDrafts } from './list-order-drafts.ts'
import { listSavedLists } from './list-saved-lists.ts'
import { mendOrderList } from './mend-order-list.ts'
import type { ListField } from './order-list-draft.ts'
import { saveOrderList } from './save-order-list.ts'

let made = 0
const aKey = () => `list-of-a-test-${++made}`
const lines: readonly ListField[] = [['list', 'line,goods\n2,茶叶']]
const taken: readonly ListField[] = [['take.1', '1']]
const mended: readonly ListField[] = [['cell.1.recipient_name', '欧阳样例']]

withDatabases('lists of orders that are looked over', (database) => {
  const account = async () => testCtx(database(), { actor: await anAccountHolder(testCtx(database())) })
  const keep = (ctx: Ctx, key: string, look = 'first') =>
    saveOrderList(ctx, { key, look, lines, typed: taken })
  const refusal = async (work: Promise<unknown>) =>
    work.then(
      () => null,
      (error: unknown) => (error instanceof DomainError ? error.code : String(error)),
    )

  test('keep no numbers of documents', async () => {
    const ctx = await account()
    const key = aKey()
    const pasted = [['list', 'line,recipient_name,note\n2,李二 11010519491231002X,护照：E12345678']] as const
    await saveOrderList(ctx, { key, look: 'first', lines: pasted, typed: taken })
    await mendOrderList(ctx, { key, look: 'first', typed: [['cell.1.note', '11010519491231002X 放门卫']] })
    expect((await listSavedLists(ctx))[0]?.fields).toEqual([
      ['cell.1.note', '放门卫'],
      ['list', 'line,recipient_name,note\n2,李二 ,'],
    ])
  })

  test('are kept as they were looked over, with what was typed since, for their account alone', async () => {
    const [ctx, other] = [await account(), await account()]
    const key = aKey()
    await keep(ctx, key)
    expect(await listSavedLists(ctx)).toEqual([{ key, fields: [...taken, ...lines], updatedAt: ctx.now() }])
    await mendOrderList(ctx, { key, look: 'first', typed: mended })
    expect((await listSavedLists(ctx))[0]?.fields).toEqual([...mended, ...lines])
    // What was typed before a second look arrives after it.
    await keep(ctx, key, 'second')
    await mendOrderList(ctx, { key, look: 'first', typed: mended })
    expect((await listSavedLists(ctx))[0]?.fields).toEqual([...taken, ...lines])

    await keep(other, key)
    await mendOrderList(other, { key, look: 'second', typed: mended })
    await forgetOrderList(other, { key })
    expect(await listSavedLists(other)).toEqual([])
    expect((await listSavedLists(ctx))[0]?.fields).toEqual([...taken, ...lines])
    expect(await listOrderDrafts(ctx)).toEqual([])
    expect((await countHoldings(ctx)).drafts).toBe(1)
    expect((await exportAccount(ctx)).lists).toEqual([
      { key, fields: [...taken, ...lines], updatedAt: ctx.now() },
    ])
  })

  test('do not come back once they were placed or forgotten, whatever arrives late', async () => {
    const ctx = await account()
    const key = aKey()
    // Nothing is left of one that was never kept.
    await forgetOrderList(ctx, { key })
    expect(await keep(ctx, key)).toBe(true)
    await forgetOrderList(ctx, { key })
    expect(await keep(ctx, key, 'late')).toBe(false)
    await mendOrderList(ctx, { key, look: 'first', typed: mended })
    expect(await listSavedLists(ctx)).toEqual([])
    for (let round = 0; round < 8; round += 1) {
      const at = aKey()
      await keep(ctx, at)
      await Promise.all([
        forgetOrderList(ctx, { key: at }),
        keep(ctx, at, 'again'),
        mendOrderList(ctx, { key: at, look: 'first', typed: mended }),
      ])
    }
    expect(await listSavedLists(ctx)).toEqual([])
    expect((await countHoldings(ctx)).drafts).toBe(0)
  })

  test('are no more and no longer than an account may have', async () => {
    const ctx = await account()
    const most = ctx.settings.orders.listDrafts
    const keys: string[] = []
    for (let n = 0; n < most + 2; n += 1) {
      const key = aKey()
      keys.push(key)
      await keep({ ...ctx, now: () => ctx.now() + n }, key)
    }
    expect((await listSavedLists(ctx)).map(({ key }) => key)).toEqual(keys.slice(2).reverse())
    const long = { key: aKey(), look: 'x', lines, typed: [['cell.1.note', 'x'.repeat(200_001)]] as const }
    expect(await refusal(saveOrderList(ctx, long))).toBe('invalid-input')
    expect(await refusal(mendOrderList(ctx, long))).toBe('invalid-input')
    expect(await refusal(keep(ctx, 'no key'))).toBe('invalid-input')
    expect(await refusal(keep(testCtx(database()), aKey()))).toBe('forbidden')
  })
})
