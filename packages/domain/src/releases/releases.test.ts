import type { Ctx } from '@hongyan/kernel/context'
import { localeIds } from '@hongyan/locales'
import { withDatabases } from '@hongyan/testing/databases'
import { whereWritten } from '@hongyan/testing/where-written'
import { beforeEach, describe, expect, test } from 'vitest'
import type {} from '../desk-documents/document-source.ts'
import { contentSince, storeContent } from '../publishing/store-content.ts'
import { approveRelease } from './approve-release.ts'
import { askReview } from './ask-review.ts'
import { cancelRelease } from './cancel-release.ts'
import { listReleases } from './list-releases.ts'
import { publishDue } from './publish-due.ts'
import { publishRelease } from './publish-release.ts'
import { refuseRelease } from './refuse-release.ts'
import { scheduleRelease } from './schedule-release.ts'
import { fault, hour, inAnHour, inHongKong, openReleases } from './testing/open-releases.ts'
import { withdrawDocument } from './withdraw-document.ts'

withDatabases('releases', (database) => {
  const desk = openReleases(database)
  const { next, called, clock, base, who, write, published, approved, publish, stateOf, auditOf } = desk
  let name = ''
  let editor: Ctx
  let reviewer: Ctx
  let publisher: Ctx
  const hongKong = (text: string) => whereWritten('zh-HK', (hk) => ({ [hk]: text }))
  beforeEach(async () => {
    ;({ name, editor, reviewer, publisher } = await desk.begin())
  })

  describe('a release', () => {
    test('is asked for, approved and published, each in the audit', async () => {
      const id = await approved('en-US')
      expect(await published()).toEqual({})
      await publishRelease(publisher, { id })
      expect(await published()).toEqual({ '-en': 'Open' })
      expect(await stateOf(id)).toBe('done')
      expect(await auditOf(id)).toEqual(['asked', 'approved', 'published'])
    })

    test('publishes what was approved, not what was written since', async () => {
      const id = await approved('en-US')
      await write(editor, 2, { 'zh-CN': '开业', 'en-US': 'Closed' })
      await publishRelease(publisher, { id })
      expect(await published()).toEqual({ '-en': 'Open' })
    })

    test('is not published before it is approved, nor twice, nor once it was refused or taken back', async () => {
      const { id } = await askReview(editor, { name, language: 'en-US', note: '' })
      await expect(publishRelease(publisher, { id })).rejects.toMatchObject({ code: 'settled' })
      await refuseRelease(reviewer, { id, note: '标题不对' })
      for (const act of [
        () => publishRelease(publisher, { id }),
        () => approveRelease(reviewer, { id, note: '' }),
        () => cancelRelease(editor, { id }),
        () => scheduleRelease(publisher, { id, at: inAnHour }),
      ])
        await expect(act()).rejects.toMatchObject({ code: 'settled' })
      const next = await approved('en-US')
      await cancelRelease(editor, { id: next })
      await expect(publishRelease(publisher, { id: next })).rejects.toMatchObject({ code: 'settled' })
      expect(await published()).toEqual({})
    })

    test('that is refused says why', async () => {
      const { id } = await askReview(editor, { name, language: 'en-US', note: 'please' })
      await expect(refuseRelease(reviewer, { id, note: '  ' })).rejects.toMatchObject({
        fields: [{ path: 'note', message: 'note-needed' }],
      })
      await refuseRelease(reviewer, { id, note: 'no' })
      expect((await listReleases(editor, { name, limit: 5 })).releases).toMatchObject([
        { state: 'refused', note: 'no', title: 'Open' },
      ])
    })

    test('gives way to the next that is asked for in its language, and to none of another', async () => {
      const chinese = await approved('zh-CN')
      const { id } = await askReview(editor, { name, language: 'en-US', note: '' })
      const next = await askReview(editor, { name, language: 'en-US', note: '' })
      expect(await Promise.all([chinese, id, next.id].map(stateOf))).toEqual([
        'approved',
        'cancelled',
        'in-review',
      ])
    })

    test('of a document that nobody knows is refused', async () => {
      for (const unknown of ['news/nothing', 'no name', 'document/nothing'])
        await expect(askReview(editor, { name: unknown, language: 'en-US', note: '' })).rejects.toMatchObject(
          {
            entity: 'release',
            code: 'not-found',
          },
        )
      await expect(publishRelease(publisher, { id: 'none' })).rejects.toMatchObject({ code: 'not-found' })
    })
  })

  describe('nobody approves their own', () => {
    test('whoever wrote anything since the last publication of the language does not', async () => {
      const both = await who(['editor'], ['reviewer'])
      await write(both, 2, { 'zh-CN': '开业', 'en-US': 'Opened' })
      const { id } = await askReview(editor, { name, language: 'en-US', note: '' })
      await expect(approveRelease(both, { id, note: '' })).rejects.toMatchObject({ code: 'own-work' })
      expect((await listReleases(both, { mine: true, name, limit: 5 })).releases).toEqual([])
      expect((await listReleases(reviewer, { mine: true, name, limit: 5 })).releases).toMatchObject([
        { id, mayApprove: true },
      ])
      await approveRelease(reviewer, { id, note: '' })
      await publishRelease(publisher, { id })

      await write(editor, 3, { 'zh-CN': '开业', 'en-US': 'Opened again' })
      const next = await askReview(editor, { name, language: 'en-US', note: '' })
      await approveRelease(both, { id: next.id, note: '' })
      const chinese = await askReview(editor, { name, language: 'zh-CN', note: '' })
      await expect(approveRelease(both, { id: chinese.id, note: '' })).rejects.toMatchObject({
        code: 'own-work',
      })
    })
  })

  describe('rights', () => {
    test('hold for the kind and the language they name', async () => {
      const english = await who(['reviewer', { language: 'en-US' }], ['publisher', { language: 'en-US' }])
      const notices = await who(['publisher', { kind: 'notice' }])
      const chinese = await askReview(editor, { name, language: 'zh-CN', note: '' })
      for (const person of [english, notices, editor])
        await expect(approveRelease(person, { id: chinese.id, note: '' })).rejects.toMatchObject({
          code: 'forbidden',
        })
      await approveRelease(reviewer, { id: chinese.id, note: '' })
      for (const person of [english, notices, editor, reviewer]) {
        await expect(publishRelease(person, { id: chinese.id })).rejects.toMatchObject({ code: 'forbidden' })
        await expect(scheduleRelease(person, { id: chinese.id, at: inAnHour })).rejects.toMatchObject({
          code: 'forbidden',
        })
        await expect(
          withdrawDocument(person, { name, language: 'zh-CN', note: '', at: null }),
        ).rejects.toMatchObject({ code: 'forbidden' })
      }
      const own = await askReview(english, { name, language: 'en-US', note: '' })
      await approveRelease(english, { id: own.id, note: '' })
      await publishRelease(english, { id: own.id })
      expect(await published()).toEqual({ '-en': 'Open' })
      await expect(
        askReview(await who(['sales']), { name, language: 'en-US', note: '' }),
      ).rejects.toMatchObject({
        code: 'forbidden',
      })
      await expect(askReview(base(), { name, language: 'en-US', note: '' })).rejects.toMatchObject({
        code: 'sign-in-needed',
      })
    })
  })

  describe('one language', () => {
    test('is published without another, whatever stands in the others', async () => {
      await write(editor, 2, { 'zh-CN': '又开业', 'en-US': 'Opened', ...hongKong('已開業') })
      await publish('en-US')
      expect(await published()).toEqual({ '-en': 'Opened' })
      await write(editor, 3, { 'zh-CN': '再开业', 'en-US': 'Opened again', ...hongKong('再開業') })
      await publish('zh-CN')
      expect(await published()).toEqual({ '-en': 'Opened', cn: '再开业' })
      await whereWritten('zh-HK', publish)
      expect(await published()).toEqual({ '-en': 'Opened', cn: '再开业', ...inHongKong('再開業') })
    })

    test('that is wrong keeps none of the others back', async () => {
      await write(editor, 2, { 'zh-CN': '开业', 'en-US': 'bad' })
      await expect(askReview(editor, { name, language: 'en-US', note: '' })).rejects.toMatchObject({
        code: 'unfit',
      })
      await publish('zh-CN')
      expect(await published()).toEqual({ cn: '开业', ...inHongKong('trad. 开业') })
    })

    whereWritten('zh-HK', (hk) =>
      test('Hong Kong follows the Simplified until somebody writes it, and stays withdrawn where it was', async () => {
        await publish('zh-CN')
        expect(await published()).toEqual({ cn: '开业', ...inHongKong('trad. 开业') })
        await withdrawDocument(publisher, { name, language: hk, note: '', at: null })
        await write(editor, 2, { 'zh-CN': '重开', 'en-US': 'Open' })
        await publish('zh-CN')
        expect(await published()).toEqual({ cn: '重开', ...inHongKong(null) })
        await publish(hk)
        expect(await published()).toEqual({ cn: '重开', ...inHongKong('trad. 重开') })
        await write(editor, 3, { 'zh-CN': '三开', 'en-US': 'Open', ...hongKong('港開') })
        await publish('zh-CN')
        expect(await published()).toEqual({ cn: '三开', ...inHongKong('trad. 重开') })
      }),
    )

    test('is withdrawn alone, and put back by publishing it', async () => {
      for (const language of ['zh-CN', 'en-US'] as const) await publish(language)
      const { id } = await withdrawDocument(publisher, { name, language: 'en-US', note: '', at: null })
      expect(await published()).toEqual({ cn: '开业', ...inHongKong('trad. 开业'), '-en': null })
      expect(await auditOf(id)).toEqual(['withdrawal-asked', 'withdrawn'])
      await publish('en-US')
      expect(await published()).toMatchObject({ '-en': 'Open' })
      await withdrawDocument(publisher, { name, language: 'zh-CN', note: '', at: null })
      expect(await published()).toEqual({ cn: null, ...inHongKong(null), '-en': 'Open' })
    })

    test('of a document that the site needs is never withdrawn', async () => {
      name = called(`document/needed${'abcdefghij'[next() % 10]}`)
      await write(editor, 1, { 'zh-CN': '首页', 'en-US': 'Home' })
      await expect(
        withdrawDocument(publisher, { name, language: 'en-US', note: '', at: null }),
      ).rejects.toMatchObject({ code: 'needed' })
    })
  })

  test('what is older is not published over what is newer', async () => {
    const id = await approved('en-US')
    await scheduleRelease(publisher, { id, at: inAnHour })
    await write(editor, 2, { 'zh-CN': '开业', 'en-US': 'Newer' })
    await publish('en-US')
    clock.now += 2 * hour
    expect(await publishDue(base(), fault)).toBe(0)
    expect(await published()).toEqual({ '-en': 'Newer' })
    expect(await stateOf(id)).toBe('failed')
  })

  test('what stood at an address that the document had before goes as the new one comes', async () => {
    const before = `news/old${next()}x`
    await storeContent(base(), [{ code: `${before}-en`, content: 'Open' }])
    await database()
      .query.insertInto('desk_redirects')
      .values({ from_path: `/${before}`, to_path: `/${name}`, name, made_at: 1, made_by: 'a' })
      .execute()
    await publish('en-US')
    const { documents } = await contentSince(base(), 0)
    expect(documents.filter(({ code }) => code.startsWith(before))).toMatchObject([{ content: null }])
    expect(await published()).toEqual({ '-en': 'Open' })
  })

  test('a list is told page by page', async () => {
    for (const language of localeIds) await askReview(editor, { name, language, note: '' })
    const first = await listReleases(editor, { name, limit: localeIds.length - 1 })
    expect(first.more).toBe(true)
    const rest = await listReleases(editor, { name, limit: 2, before: first.releases.at(-1)?.id })
    expect(rest).toMatchObject({ more: false, releases: [{ language: 'zh-CN' }] })
    const english = await listReleases(editor, { name, language: 'en-US', limit: 5 })
    expect(english.releases.map(({ language }) => language)).toEqual(['en-US'])
  })
})
