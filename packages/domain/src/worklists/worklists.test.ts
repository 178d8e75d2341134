import type { OutboxRow } from '@hongyan/db'
import type { Ctx, StaffGrant } from '@hongyan/kernel/context'
import { uuidv7 } from '@hongyan/kernel/ids'
import { aStoredEnquiry, testCtx } from '@hongyan/testing'
import { withDatabases } from '@hongyan/testing/databases'
import { signInStaff } from '@hongyan/testing/staff'
import { expect, test } from 'vitest'
import { recordFeedback } from '../feedback/record-feedback.ts'
import { countMiss } from '../searching/count-miss.ts'
import { countWork } from './count-work.ts'
import { dealWith } from './deal-with.ts'
import { dropDeskView, listDeskViews, renameDeskView, saveDeskView } from './desk-views.ts'
import { listAudit } from './list-audit.ts'
import { listFeedbackWork } from './list-feedback-work.ts'
import { listMissed } from './list-missed.ts'
import { listUnmapped } from './list-unmapped.ts'
import { answerMessage, listMessages } from './messages.ts'

const grant = (role: string): StaffGrant => ({ role, kind: null, language: null, branch: null })
const dayMs = 86_400_000

withDatabases('worklists', (database) => {
  const clock = { now: Date.parse('2026-11-21T09:00:00+08:00') }
  const system = (): Ctx =>
    testCtx(database(), { actor: { kind: 'system', name: 'test' }, now: () => clock.now })
  const somebody = async (...roles: readonly string[]) => (await signInStaff(system(), roles.map(grant))).ctx
  const page = { text: '', offset: 0, limit: 50 }

  test('what is looked for in vain is dealt with until it is missed on a later day', async () => {
    const editor = await somebody('editor')
    const miss = (term: string) => countMiss(system(), { term, place: 'site' })
    for (const term of ['冷链箱', '冷链箱', '托盘']) await miss(term)
    const terms = async (group: 'open' | 'dealt', changes: object = {}) =>
      (await listMissed(editor, { ...page, place: 'site', group, ...changes })).rows.map(({ term }) => term)
    expect(await terms('open')).toEqual(['冷链箱', '托盘'])
    expect(await terms('open', { text: '托' })).toEqual(['托盘'])
    expect(await listMissed(editor, { ...page, place: 'site', group: 'open', limit: 1 })).toMatchObject({
      rows: [{ term: '冷链箱', missed: 2, days: 1, lastDay: '2026-11-21' }],
      more: true,
    })
    expect(await terms('open', { offset: 1 })).toEqual(['托盘'])
    const deal = (ctx: Ctx, isDealt = true) =>
      dealWith(ctx, { kind: 'search-miss', value: '冷链箱', isDealt })
    await expect(deal(await somebody('translator'))).rejects.toMatchObject({ code: 'forbidden' })
    await Promise.all([deal(editor), deal(editor), deal(editor)])
    await deal(editor)
    expect([await terms('open'), await terms('dealt')]).toEqual([['托盘'], ['冷链箱']])
    expect((await listMissed(editor, { ...page, place: 'items', group: 'open' })).rows).toEqual([])
    await deal(editor, false)
    expect(await terms('open')).toEqual(['冷链箱', '托盘'])
    await deal(editor)
    clock.now += dayMs
    await miss('冷链箱')
    expect(await terms('open')).toEqual(['冷链箱', '托盘'])
    await expect(
      listMissed(await somebody('sales'), { ...page, place: 'site', group: 'open' }),
    ).rejects.toMatchObject({
      code: 'forbidden',
    })
  })

  test('unknown codes come back when they are seen again', async () => {
    const administrator = await somebody('administrator')
    const seen = (value: string, times: number) =>
      database()
        .query.insertInto('unmapped_values')
        .values({
          kind: 'event-code',
          value,
          seen: times,
          first_seen_at: clock.now,
          last_seen_at: clock.now,
          sample_event_id: 'e1',
        })
        .onConflict((on) => on.columns(['kind', 'value']).doUpdateSet({ last_seen_at: clock.now }))
        .execute()
    await seen('IN_DEPOT', 3)
    await seen('LOST', 7)
    const open = async () =>
      (await listUnmapped(administrator, { group: 'open', offset: 0, limit: 9 })).rows.map(({ id }) => id)
    expect(await open()).toEqual(['event-code LOST', 'event-code IN_DEPOT'])
    await dealWith(administrator, { kind: 'unmapped', value: 'event-code LOST', isDealt: true })
    expect(await open()).toEqual(['event-code IN_DEPOT'])
    clock.now += 1
    await seen('LOST', 8)
    expect(await open()).toEqual(['event-code LOST', 'event-code IN_DEPOT'])
    await expect(
      listUnmapped(await somebody('editor'), { group: 'open', offset: 0, limit: 9 }),
    ).rejects.toMatchObject({
      code: 'forbidden',
    })
  })

  test('feedback is read newest first and dealt with one by one', async () => {
    const editor = await somebody('editor')
    for (const rating of ['good', 'poor', 'poor'] as const)
      await recordFeedback(system(), {
        path: '/track',
        language: 'zh-CN',
        rating,
        text: `${rating} 13800001357`,
      })
    const ask = { group: 'open', rating: null, path: '/track', after: null, limit: 2 } as const
    const first = await listFeedbackWork(editor, ask)
    expect(first.rows.map(({ rating }) => rating)).toEqual(['poor', 'poor'])
    const second = await listFeedbackWork(editor, { ...ask, after: first.next })
    expect([second.rows.map(({ rating }) => rating), second.next]).toEqual([['good'], null])
    expect(second.rows[0]?.text).not.toContain('13800001357')
    const value = second.rows[0]?.id ?? ''
    await dealWith(editor, { kind: 'feedback', value, isDealt: true })
    expect((await listFeedbackWork(editor, { ...ask, rating: 'good' })).rows).toEqual([])
    expect((await listFeedbackWork(editor, { ...ask, group: 'dealt' })).rows).toHaveLength(1)
  })

  test('stuck messages are sent again or given up, and that is written down', async () => {
    const administrator = await somebody('administrator')
    const { number, mobile } = await aStoredEnquiry(testCtx(database(), { now: () => clock.now }))
    const set = (target: string, changes: Partial<OutboxRow>) =>
      database()
        .query.updateTable('outbox')
        .set(changes)
        .where('number', '=', number)
        .where('target', '=', target)
        .execute()
    await set('mail', { state: 'parked', problem: 'HTTP 422', attempts: 9, finished_at: clock.now })
    await set('receipt', { state: 'delivered', finished_at: clock.now })
    const ask = { group: 'stuck', target: null, number, after: null, limit: 50 } as const
    const list = async (changes: object = {}) =>
      (await listMessages(administrator, { ...ask, ...changes })).rows
    expect((await list()).map(({ target }) => target)).toEqual(['mail'])
    clock.now += 600_000
    const late = await list()
    expect(late.map(({ target }) => target).sort()).toEqual(['desk', 'mail', 'webhook'])
    const seen = await list({ group: 'all' })
    expect(seen).toHaveLength(4)
    expect(seen.find(({ target }) => target === 'receipt')?.to).toMatch(/^139\*+/)
    expect(JSON.stringify(seen)).not.toContain(mobile)
    const id = late.find(({ target }) => target === 'mail')?.id ?? ''
    const answer = (id: string, step: 'retry' | 'give-up') => answerMessage(administrator, { id, step })
    await answer(id, 'retry')
    await expect(answer(id, 'retry')).rejects.toMatchObject({ code: 'conflict' })
    expect((await list({ group: 'all', target: 'mail' }))[0]).toMatchObject({
      state: 'waiting',
      problem: null,
    })
    await answer(id, 'give-up')
    await expect(answer(id, 'give-up')).rejects.toMatchObject({ code: 'conflict' })
    await expect(answer(uuidv7(clock.now), 'retry')).rejects.toMatchObject({ code: 'not-found' })
    expect((await list({ group: 'cancelled' })).map(({ target }) => target)).toEqual(['mail'])
    const audit = await listAudit(administrator, {
      entity: 'message',
      staffId: null,
      action: null,
      from: null,
      until: null,
      after: null,
      limit: 10,
    })
    expect(audit.rows.map(({ action, by }) => `${action} ${by}`)).toEqual([
      'give-up 样例员工',
      'retry 样例员工',
    ])
    await expect(listMessages(await somebody('sales'), ask)).rejects.toMatchObject({ code: 'forbidden' })
  })

  test('the audit is read by kind, person, action and time, a page at a time', async () => {
    const administrator = await signInStaff(system(), [grant('administrator')])
    const ask = {
      entity: 'staff',
      staffId: null,
      action: null,
      from: null,
      until: null,
      after: null,
      limit: 1,
    } as const
    const first = await listAudit(administrator.ctx, ask)
    expect(first.rows).toMatchObject([{ action: 'signed-in', entityId: administrator.person.staffId }])
    const second = await listAudit(administrator.ctx, { ...ask, after: first.next })
    expect(second.rows).toMatchObject([{ action: 'added', detail: { roles: 'administrator' } }])
    const none = await listAudit(administrator.ctx, { ...ask, until: 1 })
    expect(none).toEqual({ rows: [], next: null })
    const { staffId } = administrator.person
    // Signing in is what they did themselves; that they were added was somebody else's.
    expect(
      (await listAudit(administrator.ctx, { ...ask, entity: null, staffId, limit: 9 })).rows,
    ).toMatchObject([{ action: 'signed-in', entityId: staffId }])
    await expect(listAudit(await somebody('sales'), ask)).rejects.toMatchObject({ code: 'forbidden' })
  })

  test('views are one’s own, by their names', async () => {
    const [mine, theirs] = [await somebody('sales'), await somebody('sales')]
    const save = (ctx: Ctx, name: string, query = {}) =>
      saveDeskView(ctx, { worklist: 'enquiries', name, query })
    await save(mine, '我的超时', { group: 'overdue' })
    await save(mine, '我的超时', { group: 'overdue', assignee: 'me' })
    const [view, ...others] = await listDeskViews(mine)
    expect([view?.query, others]).toEqual([{ group: 'overdue', assignee: 'me' }, []])
    expect(await listDeskViews(theirs)).toEqual([])
    const id = view?.id ?? ''
    await expect(dropDeskView(theirs, { id })).rejects.toMatchObject({ code: 'not-found' })
    for (const name of [' ', 'x'.repeat(41)])
      await expect(save(mine, name)).rejects.toMatchObject({ code: 'invalid-input' })
    await save(mine, '别的')
    const rename = (ctx: Ctx, name: string) => renameDeskView(ctx, { id, name })
    await expect(rename(theirs, '新名字')).rejects.toMatchObject({ code: 'not-found' })
    await expect(rename(mine, ' 别的 ')).rejects.toMatchObject({
      fields: [{ path: 'name', message: 'taken' }],
    })
    await expect(rename(mine, ' ')).rejects.toMatchObject({ code: 'invalid-input' })
    await rename(mine, '我的超时')
    await rename(mine, '新名字')
    expect((await listDeskViews(mine)).map(({ name }) => name)).toEqual(['新名字', '别的'])
    await dropDeskView(mine, { id: (await listDeskViews(mine))[1]?.id ?? '' })
    await dropDeskView(mine, { id })
    for (let kept = 0; kept < 30; kept += 1) await save(mine, `view ${kept}`)
    await expect(save(mine, 'one more')).rejects.toMatchObject({ code: 'too-many' })
    expect(await listDeskViews(mine)).toHaveLength(30)
  })

  test('what waits is told by rights, in the order of the menu', async () => {
    await database().query.deleteFrom('enquiries').execute()
    await database().query.updateTable('outbox').set({ state: 'cancelled' }).execute()
    await database().query.deleteFrom('dealt_with').execute()
    const ofEditor = await countWork(await somebody('editor'))
    expect(ofEditor.map(({ matter, open }) => `${matter} ${open}`)).toEqual([
      'search-misses 2',
      'item-misses 0',
      'feedback 3',
    ])
    await aStoredEnquiry(testCtx(database(), { now: () => clock.now }))
    const lists = async () =>
      (await countWork(await somebody('sales', 'branch', 'administrator'))).map(
        ({ matter, open, late }) => `${matter} ${open} ${late}`,
      )
    expect(await lists()).toEqual([
      'enquiries 1 0',
      'orders 0 0',
      'claims 0 0',
      'unmapped 2 0',
      'messages 0 0',
    ])
    await database()
      .query.updateTable('outbox')
      .set({ state: 'parked' })
      .where('target', '=', 'mail')
      .where('created_at', '=', clock.now)
      .execute()
    expect((await lists()).at(-1)).toBe('messages 1 1')
    await expect(countWork(testCtx(database()))).rejects.toMatchObject({ code: 'sign-in-needed' })
  })
})
