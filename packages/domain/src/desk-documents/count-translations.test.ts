import { withDatabases } from '@hongyan/testing/databases'
import { expect, test } from 'vitest'
import { countTranslations } from './count-translations.ts'
import { listDocuments } from './list-documents.ts'
import { saveDocument } from './save-document.ts'
import { deskOfNews, replace, text } from './testing/desk-of-news.ts'
import { trashDocument } from './trash-document.ts'

withDatabases('counts of translations', (database) => {
  const { aNewsItem, editor, somebody } = deskOfNews(database)

  test('documents are counted by the language in which they lack something, as the list shows them', async () => {
    const writer = await editor()
    expect(await countTranslations(writer)).toEqual([
      { language: 'en-US', missing: 0, stale: 0 },
      { language: 'zh-HK', missing: 0, stale: 0 },
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
      { language: 'zh-HK', missing: 0, stale: 0 },
    ])
    const listed = async (state: 'missing' | 'stale', language: 'en-US' | 'zh-HK') =>
      (await listDocuments(writer, { state, language })).documents.map(({ name }) => name)
    expect(await listed('missing', 'en-US')).toEqual([lacking.name])
    expect(await listed('stale', 'en-US')).toEqual([stale.name])
    expect([await listed('missing', 'zh-HK'), await listed('stale', 'zh-HK')]).toEqual([[], []])
    await trashDocument(writer, { name: lacking.name, isTrashed: true })
    expect(await countTranslations(writer)).toMatchObject([{ missing: 0 }, { missing: 0 }])
  })

  test('whoever translates one language or one kind is told of those alone', async () => {
    const writer = await editor()
    const { name, revision } = await aNewsItem(writer)
    await saveDocument(writer, { name, base: revision, patches: [replace(['title'], text('标题', ''))] })
    const english = await somebody({ role: 'translator', language: 'en-US' })
    expect((await countTranslations(english)).map(({ language }) => language)).toEqual(['en-US'])
    const ofPages = await somebody({ role: 'translator', kind: 'page' })
    expect(await countTranslations(ofPages)).toMatchObject([{ missing: 0 }, { missing: 0 }])
    expect(await countTranslations(await somebody({ role: 'reviewer' }))).toEqual([])
  })
})
