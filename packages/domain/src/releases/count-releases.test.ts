import { withDatabases } from '@hongyan/testing/databases'
import { expect, test } from 'vitest'
import { askReview } from './ask-review.ts'
import { countReleases } from './count-releases.ts'
import { listReleases } from './list-releases.ts'
import { refuseRelease } from './refuse-release.ts'
import { scheduleRelease } from './schedule-release.ts'
import { hour, openReleases, shanghai } from './testing/open-releases.ts'

withDatabases('counts of releases', (database) => {
  const desk = openReleases(database)

  test('what waits is told to whoever can go on with it', async () => {
    const { name, editor, reviewer, publisher } = await desk.begin()
    await askReview(editor, { name, language: 'en-US', note: '' })
    await desk.approved('zh-CN')
    const nothing = { reviews: null, approved: null, failed: null, scheduled: null, returned: 0 }
    expect(await countReleases(editor)).toEqual(nothing)
    expect(await countReleases(reviewer)).toEqual({ ...nothing, reviews: 1 })
    expect(await countReleases(publisher)).toMatchObject({ reviews: 1, approved: 1, failed: 0 })
    expect(await countReleases(await desk.who(['sales']))).toEqual({ ...nothing, returned: null })
    const english = await desk.who(['publisher', { language: 'en-US' }])
    expect(await countReleases(english)).toMatchObject({ reviews: 1, approved: 0 })
  })

  test('nobody is asked to approve what they wrote', async () => {
    const { name, editor } = await desk.begin()
    const writes = await desk.who(['editor'], ['reviewer'])
    await desk.write(writes, 2, { 'zh-CN': '开业了' })
    const before = await countReleases(writes)
    await askReview(editor, { name, language: 'zh-CN', note: '' })
    expect(await countReleases(writes)).toEqual(before)
  })

  test('what is to be published is told by its moment', async () => {
    const { publisher } = await desk.begin()
    const before = (await countReleases(publisher)).scheduled
    // 12:00 in China.
    const dues = ['2027-05-03T12:30', '2027-05-03T18:00', '2027-05-04T09:00']
    for (const due of dues) {
      const { publisher: other } = await desk.begin()
      await scheduleRelease(other, { id: await desk.approved('en-US'), at: shanghai(due) })
    }
    const { scheduled } = await countReleases(publisher)
    expect(scheduled).toEqual({
      open: (before?.open ?? 0) + 3,
      late: 0,
      withinHour: 1,
      laterToday: 1,
      nextAt: desk.clock.now + hour / 2,
    })
  })

  test('what was refused is told to whoever asked, until it is asked for again', async () => {
    const { name, editor, reviewer } = await desk.begin()
    const { id } = await askReview(editor, { name, language: 'zh-CN', note: '' })
    await refuseRelease(reviewer, { id, note: '标题不对' })
    expect(await countReleases(editor)).toMatchObject({ returned: 1 })
    const returnedTo = async (ctx: typeof editor) =>
      (await listReleases(ctx, { returned: true, limit: 9 })).releases.map((release) => release.id)
    expect([await returnedTo(editor), await returnedTo(reviewer)]).toEqual([[id], []])
    expect(await countReleases(reviewer)).toMatchObject({ returned: 0 })
    await askReview(editor, { name, language: 'zh-CN', note: '' })
    expect(await countReleases(editor)).toMatchObject({ returned: 0 })
  })
})
