import type { Ctx } from '@hongyan/kernel/context'
import type { LocaleId } from '@hongyan/locales'
import { withDatabases } from '@hongyan/testing/databases'
import { whereWritten } from '@hongyan/testing/where-written'
import { writtenRows } from '@hongyan/testing/written-rows'
import { beforeEach, describe, expect, test } from 'vitest'
import type {} from '../desk-documents/document-source.ts'
import { askReview } from './ask-review.ts'
import { changesOnSite } from './changes-on-site.ts'
import { listPublications } from './list-publications.ts'
import { listReleases } from './list-releases.ts'
import { newestChange } from './newest-change.ts'
import { publishRelease } from './publish-release.ts'
import { putBack } from './put-back.ts'
import { showStanding } from './show-standing.ts'
import { publicationLifeMs } from './store-publications.ts'
import { hour, inAnHour, openReleases, start } from './testing/open-releases.ts'
import { withdrawDocument } from './withdraw-document.ts'

withDatabases('publications', (database) => {
  const desk = openReleases(database)
  const { clock, base, who, write, published, publish, auditOf } = desk
  let name = ''
  let revision = 1
  let editor: Ctx
  let publisher: Ctx
  beforeEach(async () => {
    ;({ name, editor, publisher } = await desk.begin())
    revision = 1
  })

  const standing = async (language: string, by = editor) =>
    (await showStanding(by, { name })).find((one) => one.language === language)
  const back = async (
    language: LocaleId,
    { publication = null, by = publisher }: { publication?: string | null; by?: Ctx } = {},
  ) => {
    const over = (await standing(language))?.live?.id ?? null
    return putBack(by, { name, language, publication, over, note: '' })
  }
  /** Publishes English titles one after the other, an hour apart. */
  async function inTurn(...titles: readonly string[]): Promise<void> {
    for (const title of titles) {
      revision += 1
      await write(editor, revision, { 'zh-CN': '开业', 'en-US': title })
      await publish('en-US')
      clock.now += hour
    }
  }
  const kept = async (language: string) =>
    (await listPublications(editor, { name })).filter((one) => one.language === language)

  describe('are kept', () => {
    test('with their version, from when until when and by whom', async () => {
      await inTurn('One', 'Two')
      await withdrawDocument(publisher, { name, language: 'en-US', note: '', at: null })
      const listed = await kept('en-US')
      expect(listed).toMatchObject([
        { revision: 3, from: start + hour, until: start + 2 * hour, follows: false },
        { revision: 2, from: start, until: start + hour },
      ])
      expect(listed.every(({ fromBy, untilBy }) => fromBy !== null && fromBy === untilBy)).toBe(true)
    })

    whereWritten('zh-HK', (hk) =>
      test('of Hong Kong too, which comes along with the Simplified', async () => {
        await publish('zh-CN')
        expect(await kept(hk)).toMatchObject([{ revision: 1, until: null, follows: true }])
        expect(await standing(hk)).toMatchObject({ follows: true, changes: 0, live: { revision: 1 } })
      }),
    )

    test('for three years after they went, the last of each language for good', async () => {
      await inTurn('One', 'Two', 'Three')
      clock.now += publicationLifeMs - 2 * hour
      await inTurn('Four')
      expect((await kept('en-US')).map(({ until }) => until !== null)).toEqual([false, true, true, true])
      clock.now += publicationLifeMs
      await inTurn('Five')
      expect(await kept('en-US')).toHaveLength(2)
    })

    test('with what ships, as it is replaced for the first time', async () => {
      const shipped = { title: { 'zh-CN': '出厂', 'en-US': 'Shipped' } }
      const ctx = (by: Ctx): Ctx => ({
        ...by,
        registry: { ...by.registry, documents: { seedOf: () => shipped, entries: () => [] } as never },
      })
      await database()
        .query.updateTable('desk_documents')
        .set({ shipped: name })
        .where('name', '=', name)
        .execute()
      const [before] = await showStanding(ctx(editor), { name })
      expect(before).toMatchObject({ live: { id: null, revision: 0, from: 0 }, before: null })
      const { id } = await askReview(ctx(editor), { name, language: 'en-US', note: '' })
      await database()
        .query.updateTable('desk_releases')
        .set({ state: 'approved' })
        .where('id', '=', id)
        .execute()
      await publishRelease(ctx(publisher), { id })
      expect(await kept('en-US')).toMatchObject([{ revision: 1 }, { revision: 0, from: 0, until: start }])
      await back('en-US')
      expect(await published()).toEqual({ '-en': 'Shipped' })
    })
  })

  describe('the previous version is put back', () => {
    test('in one step, audited, and the draft stays', async () => {
      await inTurn('One', 'Two')
      const { id, revision } = await back('en-US')
      expect(revision).toBe(2)
      expect(await published()).toEqual({ '-en': 'One' })
      expect(await auditOf(id)).toEqual(['put-back'])
      expect(await standing('en-US')).toMatchObject({ changes: 1, live: { revision: 2 } })
      const { releases } = await listReleases(editor, { name, limit: 9 })
      expect(releases.map(({ kind, isLive }) => [kind, isLive])).toEqual([
        ['put-back', true],
        ['publish', false],
        ['publish', false],
      ])
    })

    test('and back again, and several steps at once', async () => {
      await inTurn('One', 'Two', 'Three')
      await back('en-US')
      expect(await published()).toEqual({ '-en': 'Two' })
      clock.now += hour
      await back('en-US')
      expect(await published()).toEqual({ '-en': 'Three' })
      const first = (await kept('en-US')).find(({ revision }) => revision === 2)
      await back('en-US', { publication: first?.id ?? '' })
      expect(await published()).toEqual({ '-en': 'One' })
    })

    test('also after it was taken offline; what says the same is no previous one', async () => {
      await inTurn('One', 'Two', 'Two')
      expect((await standing('en-US'))?.before).toMatchObject({ revision: 2 })
      await withdrawDocument(publisher, { name, language: 'en-US', note: '', at: null })
      expect(await standing('en-US')).toMatchObject({ live: null, before: { revision: 4 } })
      await back('en-US')
      expect(await published()).toEqual({ '-en': 'Two' })
    })

    whereWritten('zh-HK', (hk) =>
      test('Hong Kong goes with the Simplified, unless somebody wrote it since', async () => {
        await publish('zh-CN')
        clock.now += hour
        await write(editor, 2, { 'zh-CN': '又开业', 'en-US': 'Open' })
        await publish('zh-CN')
        clock.now += hour
        await back('zh-CN')
        expect(await published()).toEqual({ cn: '开业', '-tc': 'trad. 开业' })
        clock.now += hour
        await write(editor, 3, { 'zh-CN': '三开', 'en-US': 'Open', [hk]: '港開' })
        await publish('zh-CN')
        await publish(hk)
        clock.now += hour
        await back('zh-CN')
        expect(await published()).toEqual({ cn: '开业', '-tc': '港開' })
      }),
    )
  })

  describe('putting back is refused', () => {
    test('where there is none, and to whoever may not publish this language', async () => {
      await inTurn('One')
      await expect(back('en-US')).rejects.toMatchObject({ code: 'nothing-before' })
      await inTurn('One', 'Two')
      const chinese = await who(['publisher', { language: 'zh-CN' }])
      for (const by of [editor, chinese])
        await expect(back('en-US', { by })).rejects.toMatchObject({ code: 'forbidden' })
    })

    test('where something else is on the site by now', async () => {
      await inTurn('One', 'Two')
      const over = (await standing('en-US'))?.live?.id ?? null
      await inTurn('Three', 'Four', 'Five')
      await expect(
        putBack(publisher, { name, language: 'en-US', publication: null, over, note: '' }),
      ).rejects.toMatchObject({ code: 'settled' })
      expect(await published()).toEqual({ '-en': 'Five' })
    })

    test('where it no longer fits its schema', async () => {
      await inTurn('One', 'Two')
      const bad = JSON.stringify({ title: { 'zh-CN': '开业', 'en-US': 'bad' } })
      await database()
        .query.updateTable('desk_publications')
        .set({ seed: bad })
        .where('name', '=', name)
        .where('revision', '=', 2)
        .execute()
      await expect(back('en-US')).rejects.toMatchObject({ code: 'outdated' })
      expect(await published()).toEqual({ '-en': 'Two' })
    })
  })

  test('what would change on the site is told, of the draft, a release and what stood before', async () => {
    await inTurn('One', 'Two')
    await write(editor, 4, { 'zh-CN': '开业', 'en-US': 'Three' })
    const asked = { name, language: 'en-US' } as const
    const { id } = await askReview(editor, { ...asked, note: '' })
    await write(editor, 5, { 'zh-CN': '开业', 'en-US': 'Four' })
    const publication = (await standing('en-US'))?.before?.id ?? ''
    const after = async (more: object) =>
      (await changesOnSite(editor, { ...asked, ...more })).changes.map((one) =>
        'after' in one ? one.after : one,
      )
    expect(await after({})).toEqual(['Four'])
    expect(await after({ release: id })).toEqual(['Three'])
    expect(await after({ publication })).toEqual(['One'])
    expect(await changesOnSite(editor, { name, language: 'zh-CN' })).toMatchObject({ isFirst: true })
  })

  test('a language has changes only where its own texts differ', async () => {
    await publish('zh-CN')
    await publish('en-US')
    await write(editor, 2, { 'zh-CN': '开业', 'en-US': 'Opened' })
    expect(
      (await showStanding(editor, { name })).map(({ language, changes }) => [language, changes]),
    ).toEqual(
      writtenRows([
        ['zh-CN', 0],
        ['zh-HK', 0],
        ['en-US', 1],
      ]),
    )
  })

  test('whoever may publish is named, and a wished moment goes with what is asked for', async () => {
    const { publishers, mayPublish } = (await standing('en-US')) ?? {}
    expect(mayPublish).toBe(false)
    expect(publishers?.length).toBeGreaterThan(0)
    await askReview(editor, { name, language: 'en-US', note: '', wish: inAnHour })
    expect((await listReleases(publisher, { name, limit: 1 })).releases).toMatchObject([
      { wishedAt: start + hour, wishedZone: 'Asia/Shanghai', mayCancel: false },
    ])
    await expect(
      askReview(editor, {
        name,
        language: 'en-US',
        note: '',
        wish: { local: '2020-01-01T08:00', zone: 'Asia/Shanghai' },
      }),
    ).rejects.toMatchObject({ code: 'invalid-input' })
  })

  test('the mark is another as soon as anything was done, and the same until then', async () => {
    const before = await newestChange(editor)
    expect(await newestChange(editor)).toBe(before)
    await askReview(editor, { name, language: 'en-US', note: '' })
    expect(await newestChange(editor)).not.toBe(before)
    await expect(newestChange(base())).rejects.toMatchObject({ code: 'sign-in-needed' })
  })
})
