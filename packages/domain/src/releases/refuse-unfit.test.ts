import { withDatabases } from '@hongyan/testing/databases'
import { expect, test } from 'vitest'
import { askReview } from './ask-review.ts'
import type { PublicationSource } from './publication-source.ts'
import { publishDue } from './publish-due.ts'
import { publishRelease } from './publish-release.ts'
import { scheduleRelease } from './schedule-release.ts'
import { fault, hour, inAnHour, openReleases, publications } from './testing/open-releases.ts'

withDatabases('what a document names that is not there', (database) => {
  const desk = openReleases(database)
  const fields = [{ path: 'related/0', message: 'no-such-page' }]
  const without: PublicationSource = { ...publications, unknownNames: async () => fields }
  const lacking = <C extends { readonly registry: object }>(ctx: C): C => ({
    ...ctx,
    registry: { ...ctx.registry, publications: without },
  })

  test('keeps it from review and from being published, at its field', async () => {
    const { name, editor, publisher } = await desk.begin()
    const asked = { name, language: 'en-US', note: '' } as const
    await expect(askReview(lacking(editor), asked)).rejects.toMatchObject({ code: 'unfit', fields })
    const id = await desk.approved('en-US')
    await expect(publishRelease(lacking(publisher), { id })).rejects.toMatchObject({ code: 'unfit', fields })
    expect(await desk.published()).toEqual({})
    expect(await desk.stateOf(id)).toBe('approved')
  })

  test('fails what was scheduled before it went', async () => {
    const { publisher } = await desk.begin()
    const id = await desk.approved('zh-CN')
    await scheduleRelease(publisher, { id, at: inAnHour })
    desk.clock.now += hour
    await publishDue(lacking(desk.base()), fault)
    expect(await desk.stateOf(id)).toBe('failed')
    expect(await desk.published()).toEqual({})
  })

  test('is looked for among pages that are there, without those in the trash', async () => {
    const { name, editor } = await desk.begin()
    let pages: ReadonlySet<string> = new Set()
    const looks: PublicationSource = {
      ...publications,
      unknownNames: async (_document, targets) => {
        pages = targets.pages
        return []
      },
    }
    const ctx = { ...editor, registry: { ...editor.registry, publications: looks } }
    await askReview(ctx, { name, language: 'zh-CN', note: '' })
    expect(pages.has(`/${name}`)).toBe(true)
    await database()
      .query.updateTable('desk_documents')
      .set({ trashed_at: desk.clock.now })
      .where('name', '=', name)
      .execute()
    const { name: other } = await desk.begin()
    await askReview(ctx, { name: other, language: 'zh-CN', note: '' }).catch(() => null)
    expect([pages.has(`/${name}`), pages.has(`/${other}`)]).toEqual([false, true])
  })
})
