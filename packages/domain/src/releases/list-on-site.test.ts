import type { Ctx } from '@hongyan/kernel/context'
import { withDatabases } from '@hongyan/testing/databases'
import { whereWritten } from '@hongyan/testing/where-written'
import type { KyselyPlugin } from 'kysely'
import { expect, test } from 'vitest'
import { approveRelease } from './approve-release.ts'
import { askReview } from './ask-review.ts'
import { listOnSite } from './list-on-site.ts'
import { publishRelease } from './publish-release.ts'
import { scheduleRelease } from './schedule-release.ts'
import { hour, inAnHour, openReleases, start } from './testing/open-releases.ts'
import { withdrawDocument } from './withdraw-document.ts'

withDatabases('the list of documents', (database) => {
  const desk = openReleases(database)
  const { begin, write, publish } = desk
  const find = async (ctx: Ctx, filter: Parameters<typeof listOnSite>[1], name: string) =>
    (await listOnSite(ctx, filter)).documents.find((one) => one.name === name)
  const states = <T>(simplified: T, english: T, hongKong: T) => ({
    'zh-CN': simplified,
    'en-US': english,
    ...whereWritten('zh-HK', (hk) => ({ [hk]: hongKong })),
  })
  const statesOf = async (ctx: Ctx, name: string) => {
    const site = Object.entries((await find(ctx, {}, name))?.site ?? {})
    return Object.fromEntries(site.map(([language, { state }]) => [language, state]))
  }

  test('what was never published says so, and each language goes its own way', async () => {
    const { name, editor } = await begin()
    expect(await statesOf(editor, name)).toEqual(states('never', 'never', 'never'))
    const { id } = await askReview(editor, { name, language: 'en-US', note: '' })
    expect(await statesOf(editor, name)).toEqual(states('never', 'in-review', 'never'))
    await approveRelease(await desk.who(['reviewer']), { id, note: '' })
    expect(await statesOf(editor, name)).toEqual(states('never', 'approved', 'never'))
    await publishRelease(await desk.who(['publisher']), { id })
    expect(await statesOf(editor, name)).toEqual(states('never', 'published', 'never'))
  })

  test('a draft is ahead in the languages that were changed', async () => {
    const { name, editor } = await begin()
    await publish('zh-CN')
    await publish('en-US')
    expect(await statesOf(editor, name)).toEqual(states('published', 'published', 'published'))
    await write(editor, 2, { 'zh-CN': '开业', 'en-US': 'Opened' })
    expect(await statesOf(editor, name)).toEqual(states('published', 'ahead', 'published'))
    await write(editor, 3, { 'zh-CN': '开业了', 'en-US': 'Opened' })
    expect(await statesOf(editor, name)).toEqual(states('ahead', 'ahead', 'ahead'))
    await publish('zh-CN')
    expect(await statesOf(editor, name)).toEqual(states('published', 'ahead', 'published'))
  })

  whereWritten('zh-HK', (hk) =>
    test('what is written for Hong Kong is ahead until it is published itself', async () => {
      const { name, editor } = await begin()
      await publish('zh-CN')
      const written = { 'zh-CN': '开业', 'en-US': 'Open', [hk]: '開張' }
      await write(editor, 2, written)
      expect(await statesOf(editor, name)).toEqual(states('published', 'never', 'ahead'))
      await write(editor, 3, { ...written, 'zh-CN': '开业了' })
      await publish('zh-CN')
      expect(await statesOf(editor, name)).toEqual(states('published', 'never', 'ahead'))
      await publish(hk)
      expect(await statesOf(editor, name)).toEqual(states('published', 'never', 'published'))
    }),
  )

  test('what is scheduled tells when, and takes Hong Kong with it where that follows', async () => {
    const { name, editor, publisher } = await begin()
    const id = await desk.approved('zh-CN')
    await scheduleRelease(publisher, { id, at: inAnHour })
    const moment = { state: 'scheduled', isWithdrawal: false, dueAt: start + hour, zone: 'Asia/Shanghai' }
    expect((await find(editor, {}, name))?.site).toMatchObject(
      states<object>(moment, { state: 'never', dueAt: null }, moment),
    )
  })

  test('what was taken back says so, and what is to be says when', async () => {
    const { name, editor, publisher } = await begin()
    await publish('zh-CN')
    await publish('en-US')
    await withdrawDocument(publisher, { name, language: 'en-US', note: '', at: null })
    await withdrawDocument(publisher, { name, language: 'zh-CN', note: '', at: inAnHour })
    const site = (await find(editor, {}, name))?.site
    expect([site?.['zh-CN'].state, site?.['zh-CN'].isWithdrawal]).toEqual(['scheduled', true])
    expect(site?.['en-US'].state).toBe('withdrawn')
  })

  test('is narrowed by state and language, and tells how many there are beyond its limit', async () => {
    const { name, editor } = await begin()
    await publish('en-US')
    const finds = async (filter: Parameters<typeof listOnSite>[1]) =>
      (await find(editor, filter, name)) !== undefined
    expect(await finds({ site: 'published' })).toBe(true)
    expect(await finds({ site: 'published', language: 'en-US' })).toBe(true)
    expect(await finds({ site: 'published', language: 'zh-CN' })).toBe(false)
    expect(await finds({ site: 'never', language: 'zh-CN' })).toBe(true)
    await whereWritten('zh-HK', async (language) =>
      expect(await finds({ site: 'never', language })).toBe(true),
    )
    expect(await finds({ state: 'missing', language: 'zh-CN' })).toBe(false)
    const all = await listOnSite(editor, {})
    const first = await listOnSite(editor, { limit: 1 })
    expect([first.documents.length, first.total]).toEqual([1, all.total])
  })

  test('however many there are, the database is asked equally often', async () => {
    const { editor } = await begin()
    const asked = async (): Promise<number> => {
      let queries = 0
      const counts: KyselyPlugin = {
        transformQuery: ({ node }) => {
          queries += 1
          return node
        },
        transformResult: async ({ result }) => result,
      }
      const { db } = editor
      await listOnSite({ ...editor, db: { ...db, query: db.query.withPlugin(counts) } }, {})
      return queries
    }
    const before = await asked()
    for (let more = 0; more < 5; more += 1) await begin()
    expect(await asked()).toBe(before)
  })
})
