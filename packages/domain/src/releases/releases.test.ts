import type { Ctx } from '@hongyan/kernel/context'
import { type LocaleId, localeOf } from '@hongyan/locales'
import { testCtx } from '@hongyan/testing'
import { withDatabases } from '@hongyan/testing/databases'
import { signInStaff, staffGrant } from '@hongyan/testing/staff'
import { beforeEach, describe, expect, test } from 'vitest'
import type {} from '../desk-documents/document-source.ts'
import { contentSince, storeContent } from '../publishing/store-content.ts'
import { registry } from '../registry.ts'
import { approveRelease } from './approve-release.ts'
import { askReview } from './ask-review.ts'
import { cancelRelease } from './cancel-release.ts'
import { findPreview } from './find-preview.ts'
import { listReleases } from './list-releases.ts'
import { makePreview } from './make-preview.ts'
import type { PublicationSource } from './publication-source.ts'
import { publishDue } from './publish-due.ts'
import { publishRelease } from './publish-release.ts'
import { refuseRelease } from './refuse-release.ts'
import { replacePreview } from './replace-preview.ts'
import { scheduleRelease } from './schedule-release.ts'
import { withdrawDocument } from './withdraw-document.ts'

const start = Date.UTC(2027, 4, 3, 4)
const shanghai = (local: string) => ({ local, zone: 'Asia/Shanghai' })
const soon = shanghai('2027-05-03T13:00')
const hour = 3_600_000

/** Codes are a name and a language here; a text `bad` breaks the schema of its language. */
const publications: PublicationSource = {
  contentOf: async ({ name, seed, language }) => {
    const title = Reflect.get(Reflect.get(seed as object, 'title') as object, language) as string | undefined
    const text = title ?? `trad. ${Reflect.get(Reflect.get(seed as object, 'title') as object, 'zh-CN')}`
    if (text.includes('bad')) return { fits: false, problem: 'title: too bad' }
    return { fits: true, code: codeOf(name, language), content: text }
  },
  codeOf: (name, language) => codeOf(name, language),
  nameAt: (path) => (path.startsWith('/news/') ? path.slice(1) : null),
  isNeeded: (name) => name.startsWith('document/'),
}
const codeOf = (name: string, language: LocaleId): string => `${name}${localeOf(language).cmsSuffix}`

withDatabases('releases', (database) => {
  const clock = { now: start }
  const base = (): Ctx =>
    testCtx(database(), {
      now: () => clock.now,
      registry: { ...registry, publications, documents: { seedOf: () => null } as never },
    })
  let count = 0
  let name = ''
  let editor: Ctx
  let reviewer: Ctx
  let publisher: Ctx

  const who = async (...grants: Parameters<typeof staffGrant>[]): Promise<Ctx> =>
    (
      await signInStaff(
        base(),
        grants.map((grant) => staffGrant(...grant)),
      )
    ).ctx

  /** The document as somebody writes it. */
  async function write(by: Ctx, revision: number, title: Partial<Record<LocaleId, string>>): Promise<void> {
    if (by.actor.kind !== 'person') throw new Error('nobody writes')
    const seed = JSON.stringify({ title })
    const stamped = { changed_at: clock.now, changed_by: by.actor.staffId }
    const row = { seed, revision, ...stamped }
    await database()
      .query.insertInto('desk_documents')
      .values({
        name,
        kind: 'news',
        shipped: null,
        card: '{}',
        uses: '[]',
        created_at: clock.now,
        created_by: by.actor.staffId,
        trashed_at: null,
        ...row,
      })
      .onConflict((on) => on.column('name').doUpdateSet(row))
      .execute()
    await database()
      .query.insertInto('desk_versions')
      .values({
        name,
        revision,
        seed,
        action: 'saved',
        paths: '[]',
        saves: 1,
        made_at: clock.now,
        changed_at: clock.now,
        made_by: by.actor.staffId,
      })
      .execute()
  }

  /** What is published of the document: by language, null where it is withdrawn, absent where it never was. */
  async function published(): Promise<Partial<Record<string, string | null>>> {
    const { documents } = await contentSince(base(), 0)
    const own = documents.filter(({ code }) => code === name || code.startsWith(`${name}-`))
    return Object.fromEntries(own.map(({ code, content }) => [code.slice(name.length) || 'cn', content]))
  }

  async function approved(language: LocaleId): Promise<string> {
    const { id } = await askReview(editor, { name, language, note: '' })
    await approveRelease(reviewer, { id, note: '' })
    return id
  }
  const publish = async (language: LocaleId): Promise<void> =>
    publishRelease(publisher, { id: await approved(language) })
  const stateOf = async (id: string): Promise<string> =>
    (
      await database()
        .query.selectFrom('desk_releases')
        .select('state')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).state
  const auditOf = async (id: string): Promise<string[]> =>
    (
      await database()
        .query.selectFrom('audit')
        .select('action')
        .where('entity_id', '=', id)
        .orderBy('id')
        .execute()
    ).map(({ action }) => action)

  beforeEach(async () => {
    clock.now = start
    count += 1
    name = `news/item${count}x`
    editor = await who(['editor'])
    reviewer = await who(['reviewer'])
    publisher = await who(['publisher'])
    await write(editor, 1, { 'zh-CN': '开业', 'en-US': 'Open' })
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
        () => scheduleRelease(publisher, { id, at: soon }),
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
        await expect(scheduleRelease(person, { id: chinese.id, at: soon })).rejects.toMatchObject({
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
      await write(editor, 2, { 'zh-CN': '又开业', 'en-US': 'Opened', 'zh-HK': '已開業' })
      await publish('en-US')
      expect(await published()).toEqual({ '-en': 'Opened' })
      await write(editor, 3, { 'zh-CN': '再开业', 'en-US': 'Opened again', 'zh-HK': '再開業' })
      await publish('zh-CN')
      expect(await published()).toEqual({ '-en': 'Opened', cn: '再开业' })
      await publish('zh-HK')
      expect(await published()).toEqual({ '-en': 'Opened', cn: '再开业', '-tc': '再開業' })
    })

    test('that is wrong keeps none of the others back', async () => {
      await write(editor, 2, { 'zh-CN': '开业', 'en-US': 'bad' })
      await expect(askReview(editor, { name, language: 'en-US', note: '' })).rejects.toMatchObject({
        code: 'unfit',
      })
      await publish('zh-CN')
      expect(await published()).toEqual({ cn: '开业', '-tc': 'trad. 开业' })
    })

    test('Hong Kong follows the Simplified until somebody writes it, and stays withdrawn where it was', async () => {
      await publish('zh-CN')
      expect(await published()).toEqual({ cn: '开业', '-tc': 'trad. 开业' })
      await withdrawDocument(publisher, { name, language: 'zh-HK', note: '', at: null })
      await write(editor, 2, { 'zh-CN': '重开', 'en-US': 'Open' })
      await publish('zh-CN')
      expect(await published()).toEqual({ cn: '重开', '-tc': null })
      await publish('zh-HK')
      expect(await published()).toEqual({ cn: '重开', '-tc': 'trad. 重开' })
      await write(editor, 3, { 'zh-CN': '三开', 'en-US': 'Open', 'zh-HK': '港開' })
      await publish('zh-CN')
      expect(await published()).toEqual({ cn: '三开', '-tc': 'trad. 重开' })
    })

    test('is withdrawn alone, and put back by publishing it', async () => {
      for (const language of ['zh-CN', 'en-US'] as const) await publish(language)
      const { id } = await withdrawDocument(publisher, { name, language: 'en-US', note: '', at: null })
      expect(await published()).toEqual({ cn: '开业', '-tc': 'trad. 开业', '-en': null })
      expect(await auditOf(id)).toEqual(['withdrawal-asked', 'withdrawn'])
      await publish('en-US')
      expect(await published()).toMatchObject({ '-en': 'Open' })
      await withdrawDocument(publisher, { name, language: 'zh-CN', note: '', at: null })
      expect(await published()).toEqual({ cn: null, '-tc': null, '-en': 'Open' })
    })

    test('of a document that the site needs is never withdrawn', async () => {
      name = `document/needed${'abcdefghij'[count % 10]}`
      await write(editor, 1, { 'zh-CN': '首页', 'en-US': 'Home' })
      await expect(
        withdrawDocument(publisher, { name, language: 'en-US', note: '', at: null }),
      ).rejects.toMatchObject({ code: 'needed' })
    })
  })

  test('what is older is not published over what is newer', async () => {
    const id = await approved('en-US')
    await scheduleRelease(publisher, { id, at: soon })
    await write(editor, 2, { 'zh-CN': '开业', 'en-US': 'Newer' })
    await publish('en-US')
    clock.now += 2 * hour
    expect(await publishDue(base(), fault)).toBe(0)
    expect(await published()).toEqual({ '-en': 'Newer' })
    expect(await stateOf(id)).toBe('failed')
  })

  test('what stood at an address that the document had before goes as the new one comes', async () => {
    const before = `news/old${count}x`
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

  describe('a schedule', () => {
    test('is kept with its zone, moved, and carried out at its moment, not before', async () => {
      const id = await approved('en-US')
      await scheduleRelease(publisher, { id, at: shanghai('2027-05-03T15:00') })
      const { dueAt } = await scheduleRelease(publisher, { id, at: soon })
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
      await scheduleRelease(publisher, { id, at: soon })
      await expect(cancelRelease(editor, { id })).rejects.toMatchObject({ code: 'forbidden' })
      await cancelRelease(publisher, { id })
      clock.now += 2 * hour
      expect(await publishDue(base(), fault)).toBe(0)
      expect(await published()).toEqual({})
    })

    test('withdraws at its moment too', async () => {
      await publish('en-US')
      const { id } = await withdrawDocument(publisher, { name, language: 'en-US', note: '', at: soon })
      expect(await published()).toEqual({ '-en': 'Open' })
      clock.now += 2 * hour
      await publishDue(base(), fault)
      expect(await published()).toEqual({ '-en': null })
      expect(await auditOf(id)).toEqual(['withdrawal-scheduled', 'withdrawn'])
    })

    test('what no longer fits its schema fails with its reason, and the others go on', async () => {
      const broken = await approved('en-US')
      const other = await approved('zh-CN')
      for (const id of [broken, other]) await scheduleRelease(publisher, { id, at: soon })
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
      expect(await published()).toEqual({ cn: '开业', '-tc': 'trad. 开业' })
      const { releases } = await listReleases(editor, { states: ['failed'], name, limit: 5 })
      expect(releases).toMatchObject([{ id: broken, problem: 'unfit: title: too short' }])
      expect(await auditOf(broken)).toContain('failed')
      await scheduleRelease(publisher, { id: broken, at: shanghai('2027-05-03T20:00') })
      expect(await stateOf(broken)).toBe('scheduled')
    })

    test('what goes wrong otherwise is told of and tried again', async () => {
      const id = await approved('en-US')
      await scheduleRelease(publisher, { id, at: soon })
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
      const { id, endsAt } = await preview({ languages: ['en-US', 'zh-HK'] })
      expect(await shownBy(id)).toEqual([
        { code: `${name}-en`, content: 'Open' },
        { code: `${name}-tc`, content: 'trad. 开业' },
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

    test('is made by who may see the documents', async () => {
      const sales = await who(['sales'])
      await expect(
        makePreview(sales, { documents: [], languages: ['en-US'], at: null, lifeMs: hour }),
      ).rejects.toMatchObject({ code: 'forbidden' })
      const notices = await who(['editor', { kind: 'notice' }])
      await expect(
        makePreview(notices, { documents: [{ name }], languages: ['en-US'], at: null, lifeMs: hour }),
      ).rejects.toMatchObject({ code: 'forbidden' })
    })

    test('of a moment shows what will have been published and withdrawn by then, as it will be', async () => {
      const first = await approved('zh-CN')
      await scheduleRelease(publisher, { id: first, at: soon })
      await withdrawDocument(publisher, {
        name,
        language: 'zh-HK',
        note: '',
        at: shanghai('2027-05-03T14:00'),
      })
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
        { cn: '开业', '-tc': 'trad. 开业' },
        { cn: '开业', '-tc': null },
        { cn: '又开', '-tc': null },
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

  test('a list is told page by page', async () => {
    for (const language of ['zh-CN', 'zh-HK', 'en-US'] as const)
      await askReview(editor, { name, language, note: '' })
    const first = await listReleases(editor, { name, limit: 2 })
    expect(first.more).toBe(true)
    const rest = await listReleases(editor, { name, limit: 2, before: first.releases.at(-1)?.id })
    expect(rest).toMatchObject({ more: false, releases: [{ language: 'zh-CN' }] })
    const english = await listReleases(editor, { name, language: 'en-US', limit: 5 })
    expect(english.releases.map(({ language }) => language)).toEqual(['en-US'])
  })
})

function fault(error: unknown): never {
  throw error
}
