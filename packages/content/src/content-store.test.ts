import { setImmediate as turn } from 'node:timers/promises'
import { type LocaleId, localeIds } from '@hongyan/locales'
import { describe, expect, test } from 'vitest'
import { readContent } from './accept-content.ts'
import { itemCode } from './content-code.ts'
import {
  type ContentStore,
  contentStore,
  createContentStore,
  inSnapshot,
  noteReads,
  withReads,
} from './content-store.ts'
import { collection, contentVersion, lastingVersion, pageAt, siteContent } from './site-content.ts'

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
    return lastingVersion(store.snapshot(), ['support.en-US', 'support.zh-CN'], now)
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

describe('an item that is withdrawn in a language', () => {
  const [id = ''] = collection('news', 'en-US').keys()
  const code = itemCode('news', id, 'en-US')
  const has = (store: ContentStore, locale: LocaleId) => store.snapshot().items('news', locale, now).has(id)

  test('is gone there and nowhere else, and comes back as it is published', () => {
    const store = createContentStore()
    expect(store.publish(code, null)).toMatchObject({
      accepted: true,
      changed: [`news.en-US.${id}`, 'news.en-US.*', 'news.en-US.keys', `news.en-US.${id}?`],
    })
    expect(localeIds.filter((locale) => !has(store, locale))).toEqual(['en-US'])
    expect([...store.snapshot().items('news', 'en-US', now).values()].map((item) => item.id)).not.toContain(
      id,
    )

    const item = contentStore.snapshot().items('news', 'en-US', now).get(id)
    expect(store.publish(code, JSON.stringify(item)).accepted).toBe(true)
    expect(has(store, 'en-US')).toBe(true)
  })

  test('that never was there changes nothing; one that came and went leaves nothing', () => {
    const store = createContentStore()
    const reads = ['news.en-US.*', 'news.en-US.keys', 'news.en-US.not-out-yet']
    expect(store.publish('100025-news-not-out-yet-en', null)).toMatchObject({ accepted: true, changed: [] })
    expect(store.snapshot().version).toBe(0)
    const item = { ...contentStore.snapshot().items('news', 'en-US', now).get(id), id: 'not-out-yet' }
    store.publish('100025-news-not-out-yet-en', JSON.stringify(item))
    expect(store.snapshot().digest(reads)).not.toBe('')
    store.publish('100025-news-not-out-yet-en', null)
    expect(store.snapshot().digest(reads)).toBe('')
  })

  test('cannot be a document that the site cannot do without', () => {
    const store = createContentStore()
    expect(store.publish('100025-footer-en', null)).toMatchObject({ accepted: false, reason: 'needed' })
    expect(store.snapshot().version).toBe(0)
  })
})

describe('what some work has read', () => {
  const readsOf = (work: () => unknown) => [...withReads(work).reads].sort()

  test('is named by document, item, list, and which items there are', () => {
    expect(readsOf(() => siteContent('en-US').support.hotline)).toEqual(['support.en-US'])
    for (const locale of localeIds) expect(readsOf(() => siteContent(locale))).toEqual([])
    expect(readsOf(() => pageAt('/nowhere', 'zh-CN'))).toEqual(['page.zh-CN./nowhere'])
    expect(readsOf(() => collection('news', 'en-US').has('x'))).toEqual(['news.en-US.x?'])
    expect(readsOf(() => [...collection('news', 'en-US').values()])).toEqual(['news.en-US.*'])
    for (const read of [
      (items: ReadonlyMap<string, unknown>) => [...items],
      (items: ReadonlyMap<string, unknown>) => [...items.entries()],
      (items: ReadonlyMap<string, unknown>) => items.forEach(() => {}),
    ])
      for (const locale of localeIds)
        expect(readsOf(() => read(collection('video', locale)))).toEqual([`video.${locale}.*`])
    for (const ask of [
      (items: ReadonlyMap<string, unknown>) => items.size,
      (items: ReadonlyMap<string, unknown>) => [...items.keys()],
    ])
      for (const locale of localeIds)
        expect(readsOf(() => ask(collection('video', locale)))).toEqual([`video.${locale}.keys`])
  })

  test('is known of work that waits, and of what it uses again', async () => {
    const kept = withReads(() => siteContent('en-US').footer)
    const reads = new Set<string>()
    await inSnapshot(
      contentStore.snapshot(),
      async () => {
        await turn()
        noteReads(kept.reads)
        withReads(() => siteContent('zh-CN').support)
      },
      reads,
    )
    expect([...reads].sort()).toEqual(['footer.en-US', 'support.zh-CN'])
  })

  test('tells whether it would read the same of other content', () => {
    const store = createContentStore()
    const [id = ''] = collection('question', 'en-US').keys()
    const item = { ...collection('question', 'en-US').get(id), question: 'Another question?' }
    store.publish(itemCode('question', id, 'en-US'), JSON.stringify(item))
    const differs = (reads: readonly string[]) =>
      lastingVersion(store.snapshot(), reads, now) !==
      lastingVersion(createContentStore().snapshot(), reads, now)
    expect(differs([`question.en-US.${id}`])).toBe(true)
    expect(differs(['question.en-US.*'])).toBe(true)
    expect(differs(['question.en-US.keys', `question.zh-CN.${id}`, 'question.zh-HK.*', 'home.en-US'])).toBe(
      false,
    )
  })
})
