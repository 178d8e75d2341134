import { type ContentStore, createContentStore, itemCode, sectionCode } from '@hongyan/content'
import { migrate, openDatabase } from '@hongyan/db'
import { storeContent } from '@hongyan/domain/publishing/store-content'
import { registry } from '@hongyan/domain/registry'
import type { Ctx } from '@hongyan/kernel/context'
import type { LocaleId } from '@hongyan/locales'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { testSettings } from '../../server/testing/api-under-test.ts'
import { createContentPoller } from './content-poller.ts'

let ctx: Ctx
let store: ContentStore
let seen: { changes: number; changed: string[]; refused: string[]; failures: number }
let answer: () => Promise<Response>

beforeEach(async () => {
  const db = await openDatabase({ url: ':memory:' })
  await migrate(db)
  ctx = {
    actor: { kind: 'system', name: 'test' },
    db,
    now: () => Date.parse('2026-11-21T04:00:00Z'),
    requestId: 'test',
    registry,
    settings: testSettings,
  }
  store = createContentStore()
  seen = { changes: 0, changed: [], refused: [], failures: 0 }
})
afterEach(async () => {
  await ctx.db.close()
})

const partsOf = (): Parameters<typeof createContentPoller>[0] => ({
  ctx,
  store,
  feed: 'https://desk.hongyan.example/feed',
  fetcher: () => answer(),
  everyMs: 15_000,
  followMs: 500,
  mostBytes: 8_000_000,
  onChange: (changed) => {
    seen.changes += 1
    seen.changed.push(...changed)
  },
  onRefused: (refused) => seen.refused.push(...refused.map(({ code }) => code)),
  onFailure: () => {
    seen.failures += 1
  },
})
const follower = () => createContentPoller(partsOf())

const reply = (documents: readonly { contentCode: string; content: string }[]) => async () =>
  Response.json({ code: 1, data: { documents } })
const hotlineIn = (locale: LocaleId) => store.snapshot().site(locale, ctx.now()).support.hotline
const code = sectionCode('support', 'en-US')
const support = (hotline: string) => JSON.stringify({ hotline })

test.each([
  ['no answer', async () => Promise.reject(new Error('refused'))],
  ['an error', async () => new Response('busy', { status: 503 })],
  ['no JSON', async () => new Response('<html></html>')],
  ['another code', async () => Response.json({ code: 0, data: null })],
  ['no documents', async () => Response.json({ code: 1, data: {} })],
])('%s changes nothing and is reported', async (_name, bad) => {
  const before = store.snapshot()
  answer = bad
  await follower().round()
  expect(store.snapshot()).toBe(before)
  expect(seen).toEqual({ changes: 0, changed: [], refused: [], failures: 1 })
})

test('an empty list changes nothing', async () => {
  answer = reply([])
  await follower().round()
  expect(seen).toEqual({ changes: 0, changed: [], refused: [], failures: 0 })
})

test('a good document is put in force beside a bad one, outlives a restart and a dead feed', async () => {
  answer = reply([
    { contentCode: code, content: support('950617') },
    { contentCode: sectionCode('footer', 'en-US'), content: '{"footerNav":[]}' },
  ])
  await follower().round()
  expect(hotlineIn('en-US')).toBe('950617')
  expect(seen.refused).toEqual([sectionCode('footer', 'en-US')])

  answer = async () => Promise.reject(new Error('refused'))
  const restarted = follower()
  await restarted.begin()
  await restarted.round()
  restarted.end()
  expect(hotlineIn('en-US')).toBe('950617')
  expect(hotlineIn('zh-CN')).toBe('950616')
})

test('the same answer again is no change', async () => {
  answer = reply([{ contentCode: code, content: support('950616') }])
  const one = follower()
  await one.round()
  const { changes } = seen
  await one.round()
  expect(seen.changes).toBe(changes)
})

test('what another process keeps is in force at the next look, by what has changed', async () => {
  const one = follower()
  await one.begin()
  await storeContent(ctx, [{ code, content: support('950677') }])
  expect(hotlineIn('en-US')).toBe('950616')
  await one.follow()
  one.end()
  expect(hotlineIn('en-US')).toBe('950677')
  expect(seen).toMatchObject({ changes: 1, changed: ['support.en-US'] })
})

test('what is withdrawn is gone in every process, after a restart too, until it is published again', async () => {
  const shipped = createContentStore().snapshot().items('news', 'en-US', ctx.now())
  const [[id, item] = ['', null]] = shipped
  const news = itemCode('news', id, 'en-US')
  const isThere = () => store.snapshot().items('news', 'en-US', ctx.now()).has(id)
  const one = follower()
  await storeContent(ctx, [{ code: news, content: null }])
  await one.follow()
  expect(isThere()).toBe(false)
  store = createContentStore()
  await follower().follow()
  expect(isThere()).toBe(false)
  expect(await storeContent(ctx, [{ code: news, content: null }])).toBe(0)
  const again = follower()
  await storeContent(ctx, [{ code: news, content: JSON.stringify(item) }])
  await again.follow()
  expect(isThere()).toBe(true)
  expect(seen.refused).toEqual([])
})

test('a database that is away is told of once, and followed when it is back', async () => {
  const away = { ...ctx, db: { ...ctx.db, query: null as never } }
  const present = ctx
  ctx = away
  const one = createContentPoller({
    ...partsOf(),
    ctx: new Proxy(present, { get: (_, name) => Reflect.get(ctx, name) }),
  })
  for (let times = 0; times < 3; times += 1) await one.follow()
  expect(seen.failures).toBe(1)
  ctx = present
  await storeContent(ctx, [{ code, content: support('950678') }])
  await one.follow()
  expect(hotlineIn('en-US')).toBe('950678')
})
