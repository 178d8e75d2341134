import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { readContent } from './accept-content.ts'
import { contentStore, createContentStore, inSnapshot } from './content-store.ts'
import { collection, contentVersion, lastingVersion, siteContent } from './site-content.ts'

function draftOf(code: string, content: unknown) {
  const inForce = contentStore.snapshot()
  const read = readContent(code, JSON.stringify(content), inForce)
  if (!read.accepted) throw new Error(read.problem)
  return inForce.with(read)
}
const now = Date.UTC(2026, 10, 21)
const hotline = (number: string) => draftOf('100025-support-en', { hotline: number })
const shown = () => siteContent('en-US').support.hotline

test('a draft stands for the work it is shown in, in its language, and for nothing else', () => {
  const [before, version] = [siteContent('en-US'), contentVersion(now)]
  expect(inSnapshot(hotline('950699'), () => [shown(), siteContent('zh-CN').support.hotline])).toEqual([
    '950699',
    '950616',
  ])
  expect(shown()).toBe('950616')
  expect(siteContent('en-US')).toEqual(before)
  expect(contentVersion(now)).toBe(version)
  expect(inSnapshot(hotline('950699'), () => contentVersion(now))).not.toBe(version)
})

test('works under way at once each see their own', async () => {
  const numbers = ['950001', '950002', '950003']
  const work = async () => {
    const seen = [shown()]
    for (let times = 0; times < 5; times += 1) {
      await turn()
      seen.push(shown())
    }
    return [...new Set(seen)]
  }
  const all = await Promise.all([...numbers.map((number) => inSnapshot(hotline(number), work)), work()])
  expect(all).toEqual([...numbers.map((number) => [number]), ['950616']])
})

test('an item that is not there yet is there for that work', () => {
  const [news] = [...collection('news', 'en-US').values()]
  const next = draftOf('100025-news-not-out-yet-en', { ...news, id: 'not-out-yet' })
  expect(inSnapshot(next, () => collection('news', 'en-US').has('not-out-yet'))).toBe(true)
  expect(collection('news', 'en-US').has('not-out-yet')).toBe(false)
})

test('the same content is told from other content in every process, whatever came before it', () => {
  const publish = (...published: readonly [code: string, json: string][]) => {
    const store = createContentStore()
    for (const [code, json] of published) expect(store.publish(code, json).accepted).toBe(true)
    return lastingVersion(store.snapshot(), now)
  }
  const [english, chinese] = ['100025-support-en', '100025-support']
  const first = publish([english, '{"hotline":"950677"}'])
  const both = publish([english, '{"hotline":"950677"}'], [chinese, '{"hotline":"950678"}'])
  expect(
    publish(
      [chinese, '{"hotline":"950699"}'],
      [chinese, '{"hotline":"950678"}'],
      [english, '{"hotline":"950677"}'],
    ),
  ).toBe(both)
  expect(new Set([publish(), first, both]).size).toBe(3)
})

test('what is published meanwhile is not seen by work that has begun', async () => {
  const store = createContentStore()
  const before = store.snapshot()
  const work = inSnapshot(before, async () => {
    await turn()
    return shown()
  })
  expect(store.publish('100025-support-en', '{"hotline":"950677"}').accepted).toBe(true)
  expect(await work).toBe('950616')
  expect(inSnapshot(store.snapshot(), shown)).toBe('950677')
  expect(before.site('en-US', now).support.hotline).toBe('950616')
  expect(store.snapshot().site('zh-CN', now)).toEqual(before.site('zh-CN', now))
  expect([before.version, store.snapshot().version]).toEqual([0, 1])
})
