import type { Ctx } from '@hongyan/kernel/context'
import { localeIds } from '@hongyan/locales'
import { withDatabases } from '@hongyan/testing/databases'
import { whereWritten } from '@hongyan/testing/where-written'
import { beforeEach, describe, expect, test } from 'vitest'
import type {} from '../desk-documents/document-source.ts'
import { cancelRelease } from './cancel-release.ts'
import { endPreview, listPreviews } from './end-preview.ts'
import { findPreview } from './find-preview.ts'
import { listReleases } from './list-releases.ts'
import { makePreview } from './make-preview.ts'
import type { PublicationSource } from './publication-source.ts'
import { publishDue } from './publish-due.ts'
import { replacePreview } from './replace-preview.ts'
import { scheduleRelease } from './schedule-release.ts'
import {
  fault,
  hour,
  inAnHour,
  inHongKong,
  openReleases,
  publications,
  shanghai,
  start,
} from './testing/open-releases.ts'
import { withdrawDocument } from './withdraw-document.ts'

withDatabases('schedules and previews', (database) => {
  const desk = openReleases(database)
  const { clock, base, who, write, published, approved, publish, stateOf, auditOf } = desk
  let name = ''
  let editor: Ctx
  let publisher: Ctx
  beforeEach(async () => {
    ;({ name, editor, publisher } = await desk.begin())
  })

  describe('a schedule', () => {
    test('is kept with its zone, moved, and carried out at its moment, not before', async () => {
      const id = await approved('en-US')
      await scheduleRelease(publisher, { id, at: shanghai('2027-05-03T15:00') })
      const { dueAt } = await scheduleRelease(publisher, { id, at: inAnHour })
      expect(dueAt).toBe(start + hour)
      const { releases } = await listReleases(editor, { states: ['scheduled'], name, limit: 5 })
      expect(releases).toMatchObject([{ id, dueAt, zone: 'Asia/Shanghai' }])
      clock.now = dueAt - 1
      expect(await publishDue(base(), fault)).toBe(0)
      clock.now = dueAt
      expect(await publishDue(base(), fault)).toBe(1)
      expect(await published()).toEqual({ '-en': 'Open' })
      expect(await auditOf(id)).toEqual(['asked', 'approved', 'scheduled', 'scheduled', 'published'])
    })

    test('is of a moment to come that there is', async () => {
      const id = await approved('en-US')
      for (const [at, message] of [
        [shanghai('2027-05-03T12:00'), 'over'],
        [shanghai('2030-01-01T12:00'), 'too-far'],
        [{ local: '2028-03-12T02:30', zone: 'America/New_York' }, 'no-such-time'],
        [{ local: '2027-11-07T01:30', zone: 'America/New_York' }, 'twice'],
      ] as const)
        await expect(scheduleRelease(publisher, { id, at })).rejects.toMatchObject({
          code: 'invalid-input',
          fields: [{ path: 'at.local', message }],
        })
      expect(await stateOf(id)).toBe('approved')
    })

    test('that is taken back is not carried out; whoever only asked for it does not take it back', async () => {
      const id = await approved('en-US')
      await scheduleRelease(publisher, { id, at: inAnHour })
      await expect(cancelRelease(editor, { id })).rejects.toMatchObject({ code: 'forbidden' })
      await cancelRelease(publisher, { id })
      clock.now += 2 * hour
      expect(await publishDue(base(), fault)).toBe(0)
      expect(await published()).toEqual({})
    })

    test('withdraws at its moment too', async () => {
      await publish('en-US')
      const { id } = await withdrawDocument(publisher, { name, language: 'en-US', note: '', at: inAnHour })
      expect(await published()).toEqual({ '-en': 'Open' })
      clock.now += 2 * hour
      await publishDue(base(), fault)
      expect(await published()).toEqual({ '-en': null })
      expect(await auditOf(id)).toEqual(['withdrawal-scheduled', 'withdrawn'])
    })

    test('what no longer fits its schema fails with its reason, and the others go on', async () => {
      const broken = await approved('en-US')
      const other = await approved('zh-CN')
      for (const id of [broken, other]) await scheduleRelease(publisher, { id, at: inAnHour })
      const stricter: PublicationSource = {
        ...publications,
        contentOf: async (document) =>
          document.language === 'en-US'
            ? { fits: false, problem: 'title: too short' }
            : publications.contentOf(document),
      }
      clock.now += 2 * hour
      const ctx = { ...base(), registry: { ...base().registry, publications: stricter } }
      expect(await publishDue(ctx, fault)).toBe(1)
      expect(await published()).toEqual({ cn: '开业', ...inHongKong('trad. 开业') })
      const { releases } = await listReleases(editor, { states: ['failed'], name, limit: 5 })
      expect(releases).toMatchObject([{ id: broken, problem: 'unfit: title: too short' }])
      expect(await auditOf(broken)).toContain('failed')
      await scheduleRelease(publisher, { id: broken, at: shanghai('2027-05-03T20:00') })
      expect(await stateOf(broken)).toBe('scheduled')
    })

    test('what goes wrong otherwise is told of and tried again', async () => {
      const id = await approved('en-US')
      await scheduleRelease(publisher, { id, at: inAnHour })
      clock.now += 2 * hour
      const faults: unknown[] = []
      const away: PublicationSource = { ...publications, contentOf: () => Promise.reject(new Error('away')) }
      const ctx = { ...base(), registry: { ...base().registry, publications: away } }
      expect(await publishDue(ctx, (error) => faults.push(error))).toBe(0)
      expect(faults).toHaveLength(1)
      expect(await stateOf(id)).toBe('scheduled')
      expect(await publishDue(base(), fault)).toBe(1)
    })
  })

  describe('a preview', () => {
    const preview = (changes: Partial<Parameters<typeof makePreview>[1]> = {}) =>
      makePreview(editor, {
        documents: [{ name }],
        languages: ['en-US'],
        at: null,
        lifeMs: hour,
        ...changes,
      })
    const shownBy = async (id: string) => (await findPreview(base(), id))?.contents ?? null

    test('shows documents as they were saved, and what is typed since under the same address, until it ends', async () => {
      const { id, endsAt } = await preview({
        languages: ['en-US', ...(whereWritten('zh-HK', (hk) => [hk]) ?? [])],
      })
      expect(await shownBy(id)).toEqual([
        { code: `${name}-en`, content: 'Open' },
        ...Object.entries(inHongKong('trad. 开业')).map(([end, content]) => ({ code: name + end, content })),
      ])
      const typed = { title: { 'zh-CN': '开', 'en-US': 'Ope' } }
      await replacePreview(editor, { id, documents: [{ name, seed: typed }], languages: ['en-US'] })
      expect(await shownBy(id)).toEqual([{ code: `${name}-en`, content: 'Ope' }])
      expect(await published()).toEqual({})
      clock.now = endsAt - 1
      expect(await shownBy(id)).not.toBeNull()
      clock.now = endsAt
      expect(await shownBy(id)).toBeNull()
      await expect(
        replacePreview(editor, { id, documents: [{ name }], languages: ['en-US'] }),
      ).rejects.toMatchObject({
        code: 'not-found',
      })
    })

    test('is made of every language by whoever writes one of them, and by nobody who sees other kinds', async () => {
      const asked = { documents: [{ name }], languages: ['zh-CN'] as const, at: null, lifeMs: hour }
      const { id } = await makePreview(await who(['translator', { language: 'en-US' }]), asked)
      expect(await shownBy(id)).toEqual([{ code: name, content: '开业' }])
      const ofPages = await who(['translator', { kind: 'page' }])
      await expect(makePreview(ofPages, asked)).rejects.toMatchObject({ code: 'forbidden' })
    })

    test('is replaced by whoever made it alone, with what fits its schema', async () => {
      const { id } = await preview()
      const ask = { id, documents: [{ name }], languages: ['en-US'] as const }
      await expect(replacePreview(publisher, ask)).rejects.toMatchObject({ code: 'not-found' })
      const bad = [{ name, seed: { title: { 'zh-CN': '开', 'en-US': 'bad' } } }]
      await expect(replacePreview(editor, { ...ask, documents: bad })).rejects.toMatchObject({
        code: 'unfit',
      })
      expect(await shownBy(id)).toEqual([{ code: `${name}-en`, content: 'Open' }])
    })

    test('of a moment is listed for whoever made it, and ended by them before its time', async () => {
      const { id, endsAt } = await preview({ documents: [], at: inAnHour, lifeMs: hour })
      await preview()
      const shownAt = clock.now + hour
      expect(await listPreviews(editor)).toEqual([{ id, shownAt, endsAt, madeAt: clock.now }])
      expect(await listPreviews(publisher)).toEqual([])
      await expect(endPreview(publisher, { id })).rejects.toMatchObject({ code: 'not-found' })
      await endPreview(editor, { id })
      expect(await shownBy(id)).toBeNull()
      expect(await listPreviews(editor)).toEqual([])
      await expect(endPreview(editor, { id })).rejects.toMatchObject({ code: 'not-found' })
      expect(await auditOf(id)).toEqual(['preview-made', 'preview-ended'])
      const ended = await preview({ documents: [], at: inAnHour, lifeMs: hour })
      clock.now = ended.endsAt
      expect(await listPreviews(editor)).toEqual([])
      await expect(endPreview(editor, ended)).rejects.toMatchObject({ code: 'not-found' })
    })

    test('is made by who may see the documents', async () => {
      const sales = await who(['sales'])
      await expect(
        makePreview(sales, { documents: [], languages: ['en-US'], at: null, lifeMs: hour }),
      ).rejects.toMatchObject({ code: 'forbidden' })
      // Whose translations are of one language sees the page beside them in each.
      const translator = await who(['translator', { language: 'en-US' }])
      const all = { documents: [{ name }], languages: [...localeIds] }
      const { id } = await makePreview(translator, { ...all, at: null, lifeMs: hour })
      await replacePreview(translator, { ...all, id })
      const notices = await who(['editor', { kind: 'notice' }])
      await expect(
        makePreview(notices, { documents: [{ name }], languages: ['en-US'], at: null, lifeMs: hour }),
      ).rejects.toMatchObject({ code: 'forbidden' })
    })

    test('of a moment shows what will have been published and withdrawn by then, as it will be', async () => {
      const first = await approved('zh-CN')
      await scheduleRelease(publisher, { id: first, at: inAnHour })
      const goesAt = shanghai('2027-05-03T14:00')
      await whereWritten('zh-HK', (language) =>
        withdrawDocument(publisher, { name, language, note: '', at: goesAt }),
      )
      await write(editor, 2, { 'zh-CN': '又开', 'en-US': 'Opened' })
      const second = await approved('zh-CN')
      await scheduleRelease(publisher, { id: second, at: shanghai('2027-05-03T15:00') })
      const at = async (local: string) => {
        const { id } = await preview({ documents: [], at: shanghai(local) })
        const own = (await shownBy(id))?.filter(({ code }) => code.startsWith(name)) ?? []
        return Object.fromEntries(own.map(({ code, content }) => [code.slice(name.length) || 'cn', content]))
      }
      const moments = ['2027-05-03T12:30', '2027-05-03T13:00', '2027-05-03T14:30', '2027-05-03T16:00']
      const foreseen = []
      for (const moment of moments) foreseen.push(await at(moment))
      expect(foreseen).toEqual([
        {},
        { cn: '开业', ...inHongKong('trad. 开业') },
        { cn: '开业', ...inHongKong(null) },
        { cn: '又开', ...inHongKong(null) },
      ])
      const come = []
      for (const [place] of moments.entries()) {
        clock.now = start + ([0.5, 1, 2.5, 4][place] ?? 0) * hour
        await publishDue(base(), fault)
        come.push(await published())
      }
      expect(come).toEqual(foreseen)
    })
  })
})
