import type { Ctx, StaffGrant } from '@hongyan/kernel/context'
import { withDatabases } from '@hongyan/testing/databases'
import { whereWritten } from '@hongyan/testing/where-written'
import { describe, expect, test } from 'vitest'
import type { SeedPatch } from './apply-patches.ts'
import { addComment } from './comments.ts'
import { confirmTranslation } from './confirm-translation.ts'
import { createDocument } from './create-document.ts'
import { exportDocuments, importDocument } from './document-files.ts'
import { listDocuments } from './list-documents.ts'
import { openDocument } from './open-document.ts'
import { notePresence } from './presence.ts'
import { listRedirects, renameDocument } from './rename-document.ts'
import { saveDocument } from './save-document.ts'
import { deskOfNews, minute, replace, text } from './testing/desk-of-news.ts'
import { deleteDocument, trashDocument } from './trash-document.ts'
import { compareVersions, listVersions } from './versions.ts'
import { searchLinks, whereUsed } from './where-used.ts'

withDatabases('documents of the desk: rights', (database) => {
  const { clock, somebody, aNewsItem, editor } = deskOfNews(database)

  describe('rights', () => {
    const english = [replace(['title', 'en-US'], 'New')]
    type Right = [string, Partial<StaffGrant> & { role: string }, SeedPatch[], boolean]
    const ofHongKong =
      whereWritten('zh-HK', (language): Right[] => {
        const translator = { role: 'translator', language } as const
        const written: SeedPatch = { op: 'add', path: ['title', language], value: '標題' }
        return [
          ['a translator of Hong Kong, the English', translator, english, false],
          ['a translator of Hong Kong, its text written', translator, [written], true],
        ]
      }) ?? []
    test.each<Right>([
      ['an editor', { role: 'editor' }, english, true],
      ['an editor of this kind', { role: 'editor', kind: 'news' }, english, true],
      ['an editor of another kind', { role: 'editor', kind: 'page' }, english, false],
      ['a translator of all languages', { role: 'translator' }, english, true],
      ['a translator of this language', { role: 'translator', language: 'en-US' }, english, true],
      [
        'a translator of this kind and language',
        { role: 'translator', kind: 'news', language: 'en-US' },
        english,
        true,
      ],
      [
        'a translator of another kind',
        { role: 'translator', kind: 'page', language: 'en-US' },
        english,
        false,
      ],
      ['a translator of another language', { role: 'translator', language: 'zh-CN' }, english, false],
      ...ofHongKong,
      [
        'a translator, the whole text at once',
        { role: 'translator', language: 'en-US' },
        [replace(['title'], text('标题', 'New'))],
        true,
      ],
      [
        'a translator, the Chinese beside it',
        { role: 'translator', language: 'en-US' },
        [replace(['title'], text('新', 'New'))],
        false,
      ],
      [
        'a translator, what stands in no language',
        { role: 'translator' },
        [replace(['date'], '2027-01-01')],
        false,
      ],
      [
        'a translator, a language taken away',
        { role: 'translator' },
        [{ op: 'remove', path: ['title', 'en-US'] } as const],
        false,
      ],
      [
        'a translator, a paragraph more',
        { role: 'translator' },
        [{ op: 'add', path: ['body', 2], value: { kind: 'p' } } as const],
        false,
      ],
      ['a translator, all in one', { role: 'translator' }, [replace([], {})], false],
      ['a reviewer', { role: 'reviewer' }, english, false],
      ['a publisher', { role: 'publisher' }, english, false],
      ['a sales person', { role: 'sales' }, english, false],
      ['an administrator', { role: 'administrator' }, english, false],
    ])('%s', async (_who, grant, patches, isAllowed) => {
      const { name, revision: base } = await aNewsItem(await editor())
      const attempt = saveDocument(await somebody(grant), { name, base, patches })
      if (isAllowed) expect((await attempt).revision).toBe(base + 1)
      else await expect(attempt).rejects.toMatchObject({ entity: 'staff', code: 'forbidden' })
    })

    test('a part that is not theirs is named, and what is theirs is not saved either', async () => {
      const { name, revision: base } = await aNewsItem(await editor())
      const translator = await somebody({ role: 'translator', language: 'en-US' })
      const patches = [...english, replace(['title', 'zh-CN'], '新')]
      await expect(saveDocument(translator, { name, base, patches })).rejects.toMatchObject({
        fields: [{ path: 'title.zh-CN', message: 'not-yours' }],
      })
      expect((await openDocument(translator, { name })).seed).toMatchObject({ title: text('标题', 'Title') })
    })

    test('everybody sees what they may do, and only kinds that are theirs', async () => {
      const translator = await somebody({ role: 'translator', kind: 'news', language: 'en-US' })
      expect((await openDocument(translator, { name: 'news/other' })).may).toEqual({
        write: false,
        languages: ['en-US'],
        comment: true,
        delete: false,
      })
      await expect(openDocument(translator, { name: 'document/home' })).rejects.toMatchObject({
        code: 'forbidden',
      })
      const { kinds } = await listDocuments(translator, {})
      expect(Object.keys(kinds)).toEqual(['news'])
    })

    test.each<[string, (ctx: Ctx) => Promise<unknown>]>([
      ['creates', (ctx) => createDocument(ctx, { kind: 'news', key: 'x' })],
      ['trashes', (ctx) => trashDocument(ctx, { name: 'news/other', isTrashed: true })],
      ['deletes', (ctx) => deleteDocument(ctx, { name: 'news/other' })],
      ['renames', (ctx) => renameDocument(ctx, { name: 'news/other', key: 'y' })],
      [
        'imports a new one',
        (ctx) =>
          importDocument(ctx, { name: 'news/z', files: [{ file: 'news/z.yaml', text: '{}' }], base: null }),
      ],
      ...(whereWritten('zh-HK', (language): [string, (ctx: Ctx) => Promise<unknown>][] => [
        [
          'confirms Chinese of Hong Kong',
          (ctx) => confirmTranslation(ctx, { name: 'news/other', language, paths: 'all' }),
        ],
      ]) ?? []),
    ])('a translator %s nothing', async (_what, attempt) => {
      const translator = await somebody({ role: 'translator', language: 'en-US' })
      await expect(attempt(translator)).rejects.toMatchObject({ code: 'forbidden' })
    })

    test.each<[string, (ctx: Ctx) => Promise<unknown>]>([
      ['lists', (ctx) => listDocuments(ctx, {})],
      ['opens', (ctx) => openDocument(ctx, { name: 'news/other' })],
      ['versions', (ctx) => listVersions(ctx, { name: 'news/other' })],
      ['compares', (ctx) => compareVersions(ctx, { name: 'news/other', from: 0 })],
      ['comments', (ctx) => addComment(ctx, { name: 'news/other', path: [], text: 'x' })],
      ['is present', (ctx) => notePresence(ctx, { name: 'news/other', isOpen: true })],
      ['exports', (ctx) => exportDocuments(ctx, { names: ['news/other'] })],
      ['asks where', (ctx) => whereUsed(ctx, { what: 'path', value: '/air' })],
      ['searches links', (ctx) => searchLinks(ctx, { text: '' })],
      ['sees redirects', (ctx) => listRedirects(ctx)],
    ])('who sees no documents: %s', async (_what, attempt) => {
      await expect(attempt(await somebody({ role: 'sales' }))).rejects.toMatchObject({ code: 'forbidden' })
    })
  })

  describe('translations', () => {
    test('English is stale from when its Chinese was changed, until it or the Chinese is what it was', async () => {
      const ctx = await editor()
      const { name, revision } = await aNewsItem(ctx)
      const save = async (base: number, ...patches: SeedPatch[]) => saveDocument(ctx, { name, base, patches })
      const since = clock.now
      const stale = { path: ['title'], language: 'en-US', state: 'stale', since }
      expect((await save(revision, replace(['title', 'zh-CN'], '新题'))).texts).toEqual([stale])
      clock.now += 10 * minute
      expect((await save(revision + 1, replace(['title', 'zh-CN'], '新标题'))).texts).toEqual([stale])
      expect((await listDocuments(ctx, { state: 'stale' })).documents.map((one) => one.name)).toContain(name)
      expect((await save(revision + 2, replace(['title', 'en-US'], 'New title'))).texts).toEqual([])
      expect((await save(revision + 3, replace(['title'], text('标题', 'Title')))).texts).toEqual([])
    })

    test('a stale text stays so where its block is moved, and is fine once somebody says so', async () => {
      const ctx = await editor()
      const { name, revision } = await aNewsItem(ctx)
      const { texts } = await saveDocument(ctx, {
        name,
        base: revision,
        patches: [replace(['body', 0, 'text', 'zh-CN'], '壹')],
      })
      expect(texts.map(({ path }) => path)).toEqual([['body', 0, 'text']])
      const { seed } = await openDocument(ctx, { name })
      const { body } = seed as { body: unknown[] }
      const moved = await saveDocument(ctx, {
        name,
        base: revision + 1,
        patches: [replace(['body'], body.toReversed())],
      })
      expect(moved.texts.map(({ path }) => path)).toEqual([['body', 1, 'text']])
      const other = await confirmTranslation(ctx, { name, language: 'en-US', paths: [['title']] })
      expect(other).toEqual(moved.texts)
      expect(
        await confirmTranslation(ctx, { name, language: 'en-US', paths: [['body', 1, 'text']] }),
      ).toEqual([])
      expect((await openDocument(ctx, { name })).texts).toEqual([])
    })

    whereWritten('zh-HK', (hk) =>
      test('Hong Kong follows until somebody writes it, and is stale from then on where the Simplified changes', async () => {
        const ctx = await editor()
        const { name, revision } = await aNewsItem(ctx)
        const save = (base: number, ...patches: SeedPatch[]) => saveDocument(ctx, { name, base, patches })
        await save(revision, replace(['title'], text('新', 'New')))
        expect((await save(revision + 1, { op: 'add', path: ['title', hk], value: '新題' })).texts).toEqual(
          [],
        )
        const { texts } = await save(
          revision + 2,
          replace(['title', 'zh-CN'], '更新'),
          replace(['title', 'en-US'], 'Newer'),
        )
        expect(texts.map(({ language, state }) => [language, state])).toEqual([[hk, 'stale']])
      }),
    )

    test('an English text that is empty is missing', async () => {
      const ctx = await editor()
      const { name, revision } = await aNewsItem(ctx)
      const { texts } = await saveDocument(ctx, {
        name,
        base: revision,
        patches: [replace(['title', 'en-US'], ' ')],
      })
      expect(texts).toEqual([{ path: ['title'], language: 'en-US', state: 'missing' }])
      expect((await listDocuments(ctx, { state: 'missing' })).documents.map((one) => one.name)).toContain(
        name,
      )
    })
  })
})
