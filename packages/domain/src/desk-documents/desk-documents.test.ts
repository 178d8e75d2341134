import { withDatabases } from '@hongyan/testing/databases'
import { whereWritten } from '@hongyan/testing/where-written'
import { describe, expect, test } from 'vitest'
import { addComment, resolveComment } from './comments.ts'
import { createDocument } from './create-document.ts'
import { listDocuments } from './list-documents.ts'
import { openDocument } from './open-document.ts'
import { notePresence } from './presence.ts'
import { listRedirects, renameDocument } from './rename-document.ts'
import { saveDocument } from './save-document.ts'
import { deskOfNews, minute, replace, text } from './testing/desk-of-news.ts'
import { deleteDocument, trashDocument } from './trash-document.ts'
import { compareVersions, listVersions, restoreVersion } from './versions.ts'
import { searchLinks, whereUsed } from './where-used.ts'

withDatabases('documents of the desk: desk-documents', (database) => {
  const { clock, somebody, aNewsItem, editor, auditOf } = deskOfNews(database)

  describe('lists', () => {
    test('by kind, words, and what was done', async () => {
      const ctx = await editor()
      const { name } = await aNewsItem(ctx)
      const names = async (filter: Parameters<typeof listDocuments>[1]) =>
        (await listDocuments(ctx, filter)).documents.map((one) => one.name)
      expect((await names({})).slice(0, 4)).toEqual([
        'document/home',
        'page/products/express',
        'news/opening',
        'news/other',
      ])
      expect(await names({ kind: 'page' })).toEqual(['page/products/express'])
      expect(await names({ text: 'ＡＮＯＴＨＥＲ' })).toEqual(['news/other'])
      expect(await names({ text: '另一' })).toEqual(['news/other'])
      expect(await names({ text: 'products exp' })).toEqual(['page/products/express'])
      expect(await names({ text: 'no such words' })).toEqual([])
      expect(await names({ state: 'mine' })).toEqual([name])
      expect(await names({ state: 'changed' })).not.toContain('news/other')
    })

    test('the newest made at the desk comes first of those, with who changed it', async () => {
      const ctx = await editor()
      const older = await aNewsItem(ctx)
      const newer = await aNewsItem(ctx)
      const { documents } = await listDocuments(ctx, { state: 'mine' })
      expect(documents.map(({ name }) => name)).toEqual([newer.name, older.name])
      expect(documents[0]).toMatchObject({
        kind: 'news',
        title: { 'zh-CN': '标题', 'en-US': 'Title', ...whereWritten('zh-HK', (hk) => ({ [hk]: null })) },
        address: `/${newer.name}`,
        changedBy: { name: '样例员工' },
        isShipped: false,
        revision: 2,
      })
    })
  })

  describe('making, versions and the trash', () => {
    test.each([
      ['a key that is no address', { kind: 'news', key: 'Two Words' }, 'invalid-input'],
      ['a key that leads elsewhere', { kind: 'page', key: '/a/../b' }, 'invalid-input'],
      ['an address of another language', { kind: 'page', key: '/en/a' }, 'invalid-input'],
      ['a kind of which there is one', { kind: 'home', key: 'home' }, 'invalid-input'],
      ['a kind that is none', { kind: 'poem', key: 'a' }, 'invalid-input'],
      ['a name that ships', { kind: 'news', key: 'opening' }, 'taken'],
      ['the code of another page', { kind: 'page', key: '/products-express' }, 'taken'],
      ['what it is like is none', { kind: 'news', key: 'like-none', like: 'news/none' }, 'not-found'],
      [
        'what it is like is of another kind',
        { kind: 'news', key: 'like-page', like: 'page/products/express' },
        'not-found',
      ],
    ])('%s is refused', async (_what, input, code) => {
      await expect(createDocument(await editor(), input)).rejects.toMatchObject({ code })
    })

    test('one like another has its texts and its own key', async () => {
      const ctx = await editor()
      const { name } = await createDocument(ctx, {
        kind: 'news',
        key: `like-${database().engine}`,
        like: 'news/other',
      })
      expect((await openDocument(ctx, { name })).seed).toMatchObject({
        id: name.slice(5),
        title: text('另一条', 'Another'),
      })
    })

    test('of two who make the same one, one has it', async () => {
      const input = { kind: 'news', key: `twice-${database().engine}` }
      const both = await Promise.allSettled([
        createDocument(await editor(), input),
        createDocument(await editor(), input),
      ])
      expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
      expect(both.find((one) => one.status === 'rejected')?.reason).toMatchObject({ code: 'taken' })
    })

    test('versions are compared field by field, and any is restored as a new one', async () => {
      const ctx = await editor()
      const { name, revision } = await aNewsItem(ctx)
      await saveDocument(ctx, { name, base: revision, patches: [replace(['title', 'en-US'], 'Second')] })
      const { changes, to } = await compareVersions(ctx, { name, from: revision })
      expect([to, changes]).toEqual([
        revision + 1,
        [{ what: 'changed', path: ['title', 'en-US'], before: 'Title', after: 'Second' }],
      ])
      const stale = restoreVersion(ctx, { name, revision, base: revision })
      await expect(stale).rejects.toMatchObject({ code: 'changed', current: revision + 1 })
      expect(await restoreVersion(ctx, { name, revision, base: revision + 1 })).toEqual({
        revision: revision + 2,
      })
      expect((await openDocument(ctx, { name })).seed).toMatchObject({ title: text('标题', 'Title') })
      const translator = await somebody({ role: 'translator', language: 'zh-HK' })
      await expect(
        restoreVersion(translator, { name, revision: 1, base: revision + 2 }),
      ).rejects.toMatchObject({ code: 'forbidden' })
    })

    test('what lies in the trash is in no list but its own, cannot be changed, and comes back', async () => {
      const ctx = await editor()
      const { name, revision } = await aNewsItem(ctx)
      const names = async (state?: 'trashed') =>
        (await listDocuments(ctx, { state })).documents.map((one) => one.name)
      await trashDocument(ctx, { name, isTrashed: true })
      expect([(await names()).includes(name), (await names('trashed')).includes(name)]).toEqual([false, true])
      const attempt = saveDocument(ctx, { name, base: revision, patches: [replace(['date'], '2027-01-01')] })
      await expect(attempt).rejects.toMatchObject({ code: 'not-available' })
      await trashDocument(ctx, { name, isTrashed: false })
      expect((await names()).includes(name)).toBe(true)
      expect((await auditOf(name)).slice(-2)).toEqual(['trashed', 'untrashed'])
    })

    test('the site keeps documents of its own', async () => {
      await expect(
        trashDocument(await editor(), { name: 'document/home', isTrashed: true }),
      ).rejects.toMatchObject({ code: 'stays' })
    })

    test('only what lies in the trash and was never published is deleted for good', async () => {
      const ctx = await editor()
      const publisher = await somebody({ role: 'publisher' })
      const { name } = await aNewsItem(ctx)
      await expect(deleteDocument(ctx, { name })).rejects.toMatchObject({ code: 'forbidden' })
      await expect(deleteDocument(publisher, { name })).rejects.toMatchObject({ code: 'stays' })
      await trashDocument(ctx, { name, isTrashed: true })
      const published = {
        code: `100025-${name.replace('/', '-')}-en`,
        content: '{}',
        version: 1000,
        published_at: 1,
      }
      await database().query.insertInto('published_content').values(published).execute()
      await expect(deleteDocument(publisher, { name })).rejects.toMatchObject({ code: 'stays' })
      await database().query.deleteFrom('published_content').where('code', '=', published.code).execute()
      await deleteDocument(publisher, { name })
      await expect(openDocument(ctx, { name })).rejects.toMatchObject({ code: 'not-found' })
      await trashDocument(ctx, { name: 'news/other', isTrashed: true })
      await expect(deleteDocument(publisher, { name: 'news/other' })).rejects.toMatchObject({
        code: 'stays',
      })
      await trashDocument(ctx, { name: 'news/other', isTrashed: false })
    })
  })

  describe('another address', () => {
    test('the old one leads to it in one step, and versions stay', async () => {
      const ctx = await editor()
      const { name } = await aNewsItem(ctx)
      const key = name.slice(5)
      await renameDocument(ctx, { name, key: `${key}-b` })
      const { name: last, revision } = await renameDocument(ctx, { name: `${name}-b`, key: `${key}-c` })
      expect(last).toBe(`${name}-c`)
      const redirects = (await listRedirects(ctx)).filter((one) => one.name === last)
      expect(redirects.map(({ from, to }) => `${from} ${to}`).sort()).toEqual([
        `/${name} /${name}-c`,
        `/${name}-b /${name}-c`,
      ])
      expect((await openDocument(ctx, { name: last })).seed).toMatchObject({ id: `${key}-c` })
      const versions = await listVersions(ctx, { name: last })
      expect(versions.map(({ action }) => action)).toEqual(['renamed', 'renamed', 'saved', 'created'])
      await restoreVersion(ctx, { name: last, revision: 2, base: revision })
      expect((await openDocument(ctx, { name: last })).seed).toMatchObject({ id: `${key}-c` })
      await createDocument(ctx, { kind: 'news', key })
      expect((await listRedirects(ctx)).map(({ from }) => from)).not.toContain(`/${name}`)
    })

    test('what ships has its new name alone', async () => {
      const ctx = await editor()
      const { name } = await renameDocument(ctx, { name: 'page/products/express', key: '/products/fast' })
      const names = (await listDocuments(ctx, { kind: 'page' })).documents.map((one) => one.name)
      expect(names).toEqual([name])
      await expect(openDocument(ctx, { name: 'page/products/express' })).rejects.toMatchObject({
        code: 'not-found',
      })
      await renameDocument(ctx, { name, key: '/products/express' })
      expect(
        (await listRedirects(ctx))
          .filter((one) => one.name === 'page/products/express')
          .map(({ from, to }) => [from, to]),
      ).toEqual([['/products/fast', '/products/express']])
    })

    test('two that get one name at once: the second is told at its field', async () => {
      const ctx = await editor()
      const names = [await aNewsItem(ctx), await aNewsItem(ctx)].map(({ name }) => name)
      const both = await Promise.allSettled(
        names.map((name) => renameDocument(ctx, { name, key: 'one-name-for-two' })),
      )
      expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
      expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
        reason: { entity: 'document', code: 'taken', fields: [{ path: 'key', message: 'taken' }] },
      })
      const left = names[both.findIndex(({ status }) => status === 'rejected')] ?? ''
      expect((await openDocument(ctx, { name: left })).revision).toBe(2)
    })

    test.each([
      ['one that there is', 'opening', 'taken'],
      ['the same', 'other', 'taken'],
      ['none', 'a b', 'invalid-input'],
    ])('%s is refused', async (_what, key, code) => {
      await expect(renameDocument(await editor(), { name: 'news/other', key })).rejects.toMatchObject({
        code,
      })
    })
  })

  describe('beside the texts', () => {
    test('comments stand on a part, are counted while they need something, and are resolved', async () => {
      const [ctx, reviewer] = [await editor(), await somebody({ role: 'reviewer' })]
      const { name } = await aNewsItem(ctx)
      const { id } = await addComment(reviewer, { name, path: ['title', 'en-US'], text: '太长了' })
      const counted = async () =>
        (await listDocuments(ctx, { state: 'commented' })).documents.find((one) => one.name === name)
          ?.comments
      expect(await counted()).toBe(1)
      await resolveComment(ctx, { id, isResolved: true })
      expect(await counted()).toBeUndefined()
      expect((await openDocument(ctx, { name })).comments).toMatchObject([
        {
          id,
          path: ['title', 'en-US'],
          text: '太长了',
          resolvedAt: clock.now,
          resolvedBy: { name: '样例员工' },
        },
      ])
      await resolveComment(ctx, { id, isResolved: false })
      expect(await counted()).toBe(1)
    })

    test.each([
      ['nothing', ' '],
      ['too much', 'x'.repeat(2001)],
      ['a NUL', 'a\0'],
    ])('a comment that says %s is refused', async (_what, said) => {
      await expect(
        addComment(await editor(), { name: 'news/other', path: [], text: said }),
      ).rejects.toMatchObject({ code: 'invalid-input' })
    })

    test('who has it open is told to others, until they leave or are not seen any more', async () => {
      const [one, other] = [await editor(), await editor()]
      const { name } = await aNewsItem(one)
      expect(await notePresence(one, { name, isOpen: true })).toEqual([])
      expect(await notePresence(other, { name, isOpen: true })).toMatchObject([
        { name: '样例员工', seenAt: clock.now },
      ])
      expect((await openDocument(one, { name })).others).toHaveLength(1)
      await notePresence(other, { name, isOpen: false })
      expect((await openDocument(one, { name })).others).toEqual([])
      await notePresence(other, { name, isOpen: true })
      clock.now += 2 * minute
      expect((await openDocument(one, { name })).others).toEqual([])
    })

    test('where something is used, as it ships and as it was written', async () => {
      const ctx = await editor()
      const used = async (what: 'path' | 'question' | 'picture', value: string) =>
        (await whereUsed(ctx, { what, value })).map((one) => one.name)
      expect(await used('path', '/products/express/?a=b#c')).toEqual(
        expect.arrayContaining(['news/opening', 'news/other']),
      )
      expect(await used('question', 'sending-cutoff')).toEqual(['page/products/express'])
      expect(await used('question', 'sending')).toEqual([])
      expect(await used('picture', 'hub')).toContain('news/other')
      const { name, revision: base } = await aNewsItem(ctx)
      await saveDocument(ctx, { name, base, patches: [{ op: 'add', path: ['related'], value: ['/a%_"b'] }] })
      expect(await used('path', '/a%_"b')).toEqual([name])
      expect(await used('path', '/a%_')).toEqual([])
    })

    test('links are found by words and by address', async () => {
      const ctx = await editor()
      const found = async (words: string) => (await searchLinks(ctx, { text: words })).map(({ path }) => path)
      expect(await found('express')).toEqual(['/products/express'])
      expect(await found('枢纽')).toEqual(['/news/opening'])
    })
  })
})
