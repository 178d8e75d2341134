import { withDatabases } from '@hongyan/testing/databases'
import { describe, expect, test } from 'vitest'
import { openDocument } from './open-document.ts'
import { saveDocument } from './save-document.ts'
import { deskOfNews, minute, replace, text } from './testing/desk-of-news.ts'
import { opening } from './testing/sample-documents.ts'
import { listVersions } from './versions.ts'

withDatabases('documents of the desk: saving', (database) => {
  const { clock, aNewsItem, editor, auditOf } = deskOfNews(database)

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
})
