import type { Ctx } from '@hongyan/kernel/context'
import { withDatabases } from '@hongyan/testing/databases'
import { beforeEach, expect, test } from 'vitest'
import type {} from '../desk-documents/document-source.ts'
import { renameDocument } from '../desk-documents/rename-document.ts'
import { changesThen } from './changes-then.ts'
import { contentsThen, storedSince } from './contents-then.ts'
import { listPublications } from './list-publications.ts'
import { makePreview } from './make-preview.ts'
import { readPublicationStates } from './publication-state.ts'
import { publishDue } from './publish-due.ts'
import { putBack } from './put-back.ts'
import { scheduleRelease } from './schedule-release.ts'
import { publicationLifeMs } from './store-publications.ts'
import { fault, hour, inHongKong, openReleases, shanghai, start } from './testing/open-releases.ts'
import { withdrawDocument } from './withdraw-document.ts'

withDatabases('the site of a moment that is over', (database) => {
  const desk = openReleases(database)
  const { clock, base, write, publish, published, approved } = desk
  let name = ''
  let editor: Ctx
  let publisher: Ctx
  beforeEach(async () => {
    ;({ name, editor, publisher } = await desk.begin())
  })

  /** What stood otherwise, by the end of its code. */
  const then = async (at: number, of = name) =>
    Object.fromEntries(
      (await contentsThen(base(), at))
        .filter(({ code }) => code === of || code.startsWith(`${of}-`))
        .map(({ code, content, isOutdated }) => [
          code.slice(of.length) || 'cn',
          isOutdated ? 'outdated' : content,
        ]),
    )
  const change = (values: object) =>
    database().query.updateTable('desk_publications').set(values).where('name', '=', name).execute()

  test('has each version as long as it stood there, and nothing that was not there', async () => {
    await publish('en-US')
    clock.now += hour
    await write(editor, 2, { 'zh-CN': '开业', 'en-US': 'Opened' })
    await publish('en-US')
    await publish('zh-CN')
    clock.now += hour
    await withdrawDocument(publisher, { name, language: 'en-US', note: '', at: null })
    expect(await then(start - 1)).toEqual({ '-en': null, cn: null, ...inHongKong(null) })
    expect(await then(start)).toEqual({ '-en': 'Open', cn: null, ...inHongKong(null) })
    expect(await then(start + hour - 1)).toEqual({ '-en': 'Open', cn: null, ...inHongKong(null) })
    expect(await then(start + hour)).toEqual({ '-en': 'Opened' })
    expect(await then(clock.now)).toEqual({})
    expect(await storedSince(base())).toBeLessThanOrEqual(start)
  })

  test('is told of whoever made its link, document by document', async () => {
    await publish('en-US')
    clock.now += 2 * hour
    const asked = { documents: [], languages: ['en-US'] as const, lifeMs: hour }
    const { id } = await makePreview(editor, { ...asked, at: shanghai('2027-05-03T11:00') })
    expect((await changesThen(editor, { id })).filter((one) => one.name === name)).toEqual([
      { name, language: 'en-US', was: 'absent' },
    ])
    await expect(changesThen(publisher, { id })).rejects.toMatchObject({ code: 'not-found' })
    const ahead = await makePreview(editor, { ...asked, at: shanghai('2027-05-03T20:00') })
    expect(await changesThen(editor, ahead)).toEqual([])
    clock.now += publicationLifeMs
    await expect(makePreview(editor, { ...asked, at: shanghai('2027-05-03T11:00') })).rejects.toMatchObject({
      fields: [{ path: 'at.local', message: 'not-kept' }],
    })
  })

  test('has what ships until its first publication, also where that was not kept', async () => {
    const seed = { title: { 'zh-CN': '出厂', 'en-US': 'Shipped' } }
    const documents = { seedOf: () => seed, entries: () => [] } as never
    const shipping = (by: Ctx): Ctx => ({ ...by, registry: { ...by.registry, documents } })
    await database()
      .query.updateTable('desk_documents')
      .set({ shipped: name })
      .where('name', '=', name)
      .execute()
    const shown = async () =>
      (await contentsThen(shipping(base()), start - 1)).find(({ code }) => code === `${name}-en`)?.content
    // As before publications were kept: without what the first of them replaced.
    await publish('en-US')
    await database().query.deleteFrom('desk_publications').where('from_at', '=', 0).execute()
    expect(await shown()).toBe('Shipped')
  })

  test('has what was published before its content was kept, and says where it can no longer be shown', async () => {
    await publish('en-US')
    clock.now += hour
    await withdrawDocument(publisher, { name, language: 'en-US', note: '', at: null })
    await change({ content: null })
    expect(await then(start)).toEqual({ '-en': 'Open' })
    await change({ content: 'an old one' })
    expect(await then(start)).toEqual({ '-en': 'Open' })
    await change({ seed: JSON.stringify({ title: { 'zh-CN': '开业', 'en-US': 'bad' } }) })
    expect(await then(start)).toEqual({ '-en': 'outdated' })
  })

  test('has a document at its address of then, and its history goes with it', async () => {
    await publish('en-US')
    clock.now += hour
    const old = name
    const key = `moved${desk.next()}`
    const due = await approved('zh-CN')
    await scheduleRelease(publisher, { id: due, at: shanghai('2027-05-03T15:00') })
    await renameDocument(editor, { name, key })
    name = desk.called(`news/${key}`)
    const states = await readPublicationStates(base())
    const revisions = { changed: { 'zh-CN': 1, 'zh-HK': 1, 'en-US': 2 }, hongKongSince: null } as never
    expect(states({ name, isShipped: false, revisions })['en-US'].state).toBe('ahead')
    clock.now = start + 3 * hour
    expect(await publishDue(base(), fault)).toBe(1)
    expect(await published()).toMatchObject({ cn: '开业' })
    clock.now += hour
    await publish('en-US')
    const kept = (await listPublications(editor, { name })).filter((one) => one.language === 'en-US')
    expect(kept).toMatchObject([
      { from: clock.now, until: null, stoodAs: null },
      { from: start, until: clock.now, stoodAs: old },
    ])
    expect(await then(start, old)).toEqual({ '-en': 'Open' })
    expect(await then(start)).toEqual({ '-en': null, cn: null, ...inHongKong(null) })
    clock.now += hour
    const over = kept[0]?.id ?? null
    await putBack(publisher, { name, language: 'en-US', publication: kept[1]?.id ?? '', over, note: '' })
    expect(await published()).toMatchObject({ '-en': 'Open' })
  })
})
