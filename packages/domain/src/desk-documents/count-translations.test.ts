import { withDatabases } from '@hongyan/testing/databases'
import { whereWritten } from '@hongyan/testing/where-written'
import { expect, test } from 'vitest'
import { countTranslations } from './count-translations.ts'
import { listDocuments } from './list-documents.ts'
import { saveDocument } from './save-document.ts'
import { deskOfNews, replace, text } from './testing/desk-of-news.ts'
import type { FollowingLanguage } from './translation-marks.ts'
import { trashDocument } from './trash-document.ts'

withDatabases('counts of translations', (database) => {
  const { aNewsItem, editor, somebody } = deskOfNews(database)

  test('documents are counted by the language in which they lack something, as the list shows them', async () => {
    const writer = await editor()
    const inHongKong = whereWritten('zh-HK', (language) => [{ language, missing: 0, stale: 0 }]) ?? []
    expect(await countTranslations(writer)).toEqual([
      { language: 'en-US', missing: 0, stale: 0 },
      ...inHongKong,
    ])
    const lacking = await aNewsItem(writer)
    await saveDocument(writer, {
      name: lacking.name,
      base: lacking.revision,
      patches: [replace(['title'], text('标题', ''))],
    })
    const stale = await aNewsItem(writer)
    await saveDocument(writer, {
      name: stale.name,
      base: stale.revision,
      patches: [replace(['title', 'zh-CN'], '另一个标题')],
    })
    expect(await countTranslations(writer)).toEqual([
      { language: 'en-US', missing: 1, stale: 1 },
      ...inHongKong,
    ])
    const listed = async (state: 'missing' | 'stale', language: FollowingLanguage) =>
      (await listDocuments(writer, { state, language })).documents.map(({ name }) => name)
    expect(await listed('missing', 'en-US')).toEqual([lacking.name])
    expect(await listed('stale', 'en-US')).toEqual([stale.name])
    for (const { language } of inHongKong)
      expect([await listed('missing', language), await listed('stale', language)]).toEqual([[], []])
    await trashDocument(writer, { name: lacking.name, isTrashed: true })
    expect((await countTranslations(writer)).map(({ missing }) => missing)).toEqual([
      0,
      ...inHongKong.map(() => 0),
    ])
  })

  test('whoever translates one language or one kind is told of those alone', async () => {
    const writer = await editor()
    const { name, revision } = await aNewsItem(writer)
    await saveDocument(writer, { name, base: revision, patches: [replace(['title'], text('标题', ''))] })
    const english = await somebody({ role: 'translator', language: 'en-US' })
    expect((await countTranslations(english)).map(({ language }) => language)).toEqual(['en-US'])
    const ofPages = await somebody({ role: 'translator', kind: 'page' })
    const counted = await countTranslations(ofPages)
    expect(counted.length).toBeGreaterThan(0)
    expect(counted.filter(({ missing }) => missing > 0)).toEqual([])
    expect(await countTranslations(await somebody({ role: 'reviewer' }))).toEqual([])
  })
})
