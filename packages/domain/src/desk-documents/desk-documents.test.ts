import type { Ctx } from '@hongyan/kernel/context'
import { withDatabases } from '@hongyan/testing/databases'
import { describe, expect, test } from 'vitest'
import type { SeedPatch } from './apply-patches.ts'
import { addComment, resolveComment } from './comments.ts'
import { confirmTranslation } from './confirm-translation.ts'
import { createDocument } from './create-document.ts'
import { exportDocuments, importDocument } from './document-files.ts'
import { listDocuments } from './list-documents.ts'
import { openDocument } from './open-document.ts'
import { notePresence } from './presence.ts'
import { listRedirects, renameDocument } from './rename-document.ts'
import { saveDocument } from './save-document.ts'
import { openDesk, opening } from './testing/sample-documents.ts'
import { deleteDocument, trashDocument } from './trash-document.ts'
import { compareVersions, listVersions, restoreVersion } from './versions.ts'
import { searchLinks, whereUsed } from './where-used.ts'

const minute = 60_000
const replace = (path: SeedPatch['path'], value: unknown): SeedPatch => ({ op: 'replace', path, value })
const text = (chinese: string, english: string) => ({ 'zh-CN': chinese, 'en-US': english })

withDatabases('documents of the desk', (database) => {
  const { clock, somebody } = openDesk(database)
  let made = 0
  /** A new news item whose texts are written. */
  async function aNewsItem(ctx: Ctx): Promise<{ name: string; revision: number }> {
    made += 1
    const { name } = await createDocument(ctx, { kind: 'news', key: `item-${made}-${database().engine}` })
    const body = ['一', '二'].map((chinese) => ({ kind: 'paragraph', text: text(chinese, `of ${chinese}`) }))
    const patches = [replace(['title'], text('标题', 'Title')), replace(['body'], body)]
    const { revision } = await saveDocument(ctx, { name, base: 1, patches })
    clock.now += 10 * minute
    return { name, revision }
  }
  const editor = () => somebody({ role: 'editor' })
  const auditOf = async (name: string) =>
    (
      await database()
        .query.selectFrom('audit')
        .select('action')
        .where('entity', '=', 'document')
        .where('entity_id', '=', name)
        .orderBy('id')
        .execute()
    ).map(({ action }) => action)

  describe('saving', () => {
    test('what ships becomes a row at its first change, with what shipped as its version 0', async () => {
      const ctx = await editor()
      const before = await openDocument(ctx, { name: 'news/opening' })
      expect(before).toMatchObject({
        seed: opening,
        revision: 0,
        isShipped: true,
        changed: null,
        problems: [],
      })
      const patches = [replace(['title', 'en-US'], 'The hub is open')]
      const saved = await saveDocument(ctx, { name: 'news/opening', base: 0, patches })
      expect(saved).toMatchObject({ revision: 1, changedAt: clock.now, seed: null, problems: [], texts: [] })
      const versions = await listVersions(ctx, { name: 'news/opening' })
      expect(
        versions.map(({ revision, action, madeBy }) => [revision, action, madeBy?.name ?? null]),
      ).toEqual([
        [1, 'saved', '样例员工'],
        [0, 'shipped', null],
      ])
      expect(await auditOf('news/opening')).toEqual(['saved'])
    })

    test('without a change nothing is written', async () => {
      const ctx = await editor()
      const patches = [replace(['title', 'en-US'], 'Another')]
      expect(await saveDocument(ctx, { name: 'news/other', base: 0, patches })).toMatchObject({
        revision: 0,
        changedAt: null,
      })
      expect(await listVersions(ctx, { name: 'news/other' })).toEqual([])
    })

    test('two who make the first change at once both have it', async () => {
      const [one, other] = [await editor(), await editor()]
      const name = 'page/products/express'
      await Promise.all([
        saveDocument(one, { name, base: 0, patches: [replace(['name', 'zh-CN'], '快件')] }),
        saveDocument(other, { name, base: 0, patches: [replace(['name', 'en-US'], 'Fast')] }),
      ])
      expect(await openDocument(one, { name })).toMatchObject({
        revision: 2,
        seed: { name: text('快件', 'Fast') },
      })
    })

    test('another field is merged, and whoever saves is given the whole', async () => {
      const [one, other] = [await editor(), await editor()]
      const { name, revision: base } = await aNewsItem(one)
      await saveDocument(one, { name, base, patches: [replace(['title', 'en-US'], 'One')] })
      const patches = [replace(['body', 1, 'text', 'en-US'], 'Two')]
      const saved = await saveDocument(other, { name, base, patches })
      expect(saved).toMatchObject({
        revision: base + 2,
        seed: { title: text('标题', 'One'), body: [{}, { text: text('二', 'Two') }] },
      })
    })

    test('the same field is refused with what both made of it, and nothing is changed', async () => {
      const [one, other] = [await editor(), await editor()]
      const { name, revision: base } = await aNewsItem(one)
      await saveDocument(one, { name, base, patches: [replace(['title', 'en-US'], 'One')] })
      const attempt = saveDocument(other, {
        name,
        base,
        patches: [replace(['title', 'en-US'], 'Other'), replace(['date'], '2027-01-01')],
      })
      await expect(attempt).rejects.toMatchObject({
        code: 'changed',
        current: base + 1,
        conflicts: [{ path: ['title', 'en-US'], before: 'Title', mine: 'Other', theirs: 'One' }],
      })
      expect(await openDocument(one, { name })).toMatchObject({
        revision: base + 1,
        seed: { date: '2027-05-03', title: text('标题', 'One') },
      })
    })

    test('of many who save other fields at once nothing is lost', async () => {
      const ctx = await editor()
      const { name, revision: base } = await aNewsItem(ctx)
      const people = await Promise.all(Array.from({ length: 8 }, editor))
      await Promise.all(
        people.map((person, n) =>
          saveDocument(person, { name, base, patches: [{ op: 'add', path: [`field${n}`], value: n }] }),
        ),
      )
      const { seed, revision } = await openDocument(ctx, { name })
      expect(seed).toMatchObject(Object.fromEntries(people.map((_, n) => [`field${n}`, n])))
      expect(revision).toBe(base + 8)
    })

    test('a draft may break its contract: it is told, and stored', async () => {
      const ctx = await editor()
      const { name, revision: base } = await aNewsItem(ctx)
      const saved = await saveDocument(ctx, { name, base, patches: [{ op: 'remove', path: ['title'] }] })
      expect(saved.problems).toEqual([
        { language: null, path: ['title'], code: 'invalid_type', message: 'it is missing' },
      ])
    })

    test.each([
      ['its own key', [replace(['id'], 'another')], 'invalid-input'],
      ['a prototype', [{ op: 'add', path: ['__proto__', 'x'], value: 1 } as const], 'invalid-input'],
      ['a revision that is yet to come', [replace(['date'], '2027-01-01')], 'invalid-input', 99],
    ])('%s is refused', async (_what, patches, code, base?: number) => {
      const ctx = await editor()
      const { name, revision } = await aNewsItem(ctx)
      await expect(saveDocument(ctx, { name, base: base ?? revision, patches })).rejects.toMatchObject({
        code,
      })
      expect((await openDocument(ctx, { name })).revision).toBe(revision)
    })

    test.each(['news/none', 'nothing', 'document/none'])('%s there is none of', async (name) => {
      const ctx = await editor()
      await expect(saveDocument(ctx, { name, base: 0, patches: [] })).rejects.toMatchObject({
        code: 'not-found',
      })
      await expect(openDocument(ctx, { name })).rejects.toMatchObject({ code: 'not-found' })
    })

    test('what one person saves in one go is one version; what they began with is kept for others', async () => {
      const [ctx, other] = [await editor(), await editor()]
      const { name, revision: base } = await aNewsItem(ctx)
      let revision = base
      for (const word of ['A', 'AB', 'ABC']) {
        const patches = [replace(['title', 'en-US'], word)]
        revision = (await saveDocument(ctx, { name, base: revision, patches })).revision
        clock.now += minute
      }
      const [last, ...before] = await listVersions(ctx, { name })
      expect(last).toMatchObject({ revision: base + 3, saves: 3, paths: ['title.en-US'], action: 'saved' })
      expect(before.map((version) => version.revision)).toEqual([base, 1])
      await saveDocument(other, { name, base: base + 1, patches: [replace(['title', 'zh-CN'], '别')] })
      clock.now += 180 * minute
      await saveDocument(ctx, { name, base: base + 4, patches: [replace(['date'], '2027-01-02')] })
      await saveDocument(ctx, { name, base: base + 5, patches: [replace(['date'], '2027-01-03')] })
      const kept = await database()
        .query.selectFrom('desk_versions')
        .select('revision')
        .where('name', '=', name)
        .execute()
      expect(kept.map((row) => row.revision).sort((x, y) => x - y)).toEqual([
        1,
        base,
        base + 3,
        base + 4,
        base + 5,
        base + 6,
      ])
      const late = saveDocument(other, { name, base: base + 1, patches: [replace(['date'], '2027-01-04')] })
      await expect(late).rejects.toMatchObject({ code: 'changed', conflicts: [] })
    })
  })

  describe('rights', () => {
    const english = [replace(['title', 'en-US'], 'New')]
    test.each([
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
      ['a translator of another language', { role: 'translator', language: 'zh-HK' }, english, false],
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
      [
        'a translator of Hong Kong, its text written',
        { role: 'translator', language: 'zh-HK' },
        [{ op: 'add', path: ['title', 'zh-HK'], value: '標題' } as const],
        true,
      ],
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
      ['imports a new one', (ctx) => importDocument(ctx, { name: 'news/z', text: '{}', base: null })],
      [
        'confirms Chinese of Hong Kong',
        (ctx) => confirmTranslation(ctx, { name: 'news/other', language: 'zh-HK', paths: 'all' }),
      ],
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

    test('Hong Kong follows until somebody writes it, and is stale from then on where the Simplified changes', async () => {
      const ctx = await editor()
      const { name, revision } = await aNewsItem(ctx)
      const save = (base: number, ...patches: SeedPatch[]) => saveDocument(ctx, { name, base, patches })
      await save(revision, replace(['title'], text('新', 'New')))
      expect(
        (await save(revision + 1, { op: 'add', path: ['title', 'zh-HK'], value: '新題' })).texts,
      ).toEqual([])
      const { texts } = await save(
        revision + 2,
        replace(['title', 'zh-CN'], '更新'),
        replace(['title', 'en-US'], 'Newer'),
      )
      expect(texts.map(({ language, state }) => [language, state])).toEqual([['zh-HK', 'stale']])
    })

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
        title: { 'zh-CN': '标题', 'en-US': 'Title', 'zh-HK': null },
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
        version: made + 1000,
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

  describe('files', () => {
    test('are taken in place of what stands there, noted, and refused with the lines of their mistakes', async () => {
      const ctx = await editor()
      const { name, revision: base } = await aNewsItem(ctx)
      const [file] = await exportDocuments(ctx, { names: [name, name] })
      expect(file?.file).toBe(`${name}.yaml`)
      expect(await importDocument(ctx, { name, text: file?.text ?? '', base })).toEqual({ revision: base })
      const changed = file?.text.replace('"Title"', '"Imported"') ?? ''
      expect(await importDocument(ctx, { name, text: changed, base })).toEqual({ revision: base + 1 })
      await expect(importDocument(ctx, { name, text: changed, base })).rejects.toMatchObject({
        code: 'changed',
      })
      await expect(importDocument(ctx, { name, text: 'no', base: base + 1 })).rejects.toMatchObject({
        code: 'invalid-input',
        problems: [{ line: 1, message: 'no JSON' }],
      })
      expect(await auditOf(name)).toEqual(['created', 'saved', 'exported', 'imported'])
    })

    test('make a new document of a collection', async () => {
      const ctx = await editor()
      const name = `news/imported-${database().engine}`
      const seed = { id: name.slice(5), title: text('甲', 'A') }
      expect(await importDocument(ctx, { name, text: JSON.stringify(seed), base: null })).toEqual({
        revision: 1,
      })
      await expect(
        importDocument(ctx, { name, text: JSON.stringify(seed), base: null }),
      ).rejects.toMatchObject({ code: 'taken' })
      await expect(
        importDocument(ctx, { name: 'document/home', text: '{}', base: null }),
      ).rejects.toMatchObject({ code: 'not-found' })
    })

    test('of a prototype are refused', async () => {
      const attempt = importDocument(await editor(), {
        name: 'news/proto',
        text: '{"id":"proto","__proto__":{"a":1}}',
        base: null,
      })
      await expect(attempt).rejects.toMatchObject({ code: 'invalid-input' })
    })
  })
})
