import { testCtx } from '@hongyan/testing'
import { withDatabases } from '@hongyan/testing/databases'
import { expect, test } from 'vitest'
import { countSuggestion } from './count-suggestion.ts'
import { listFeedback } from './list-feedback.ts'
import { recordFeedback } from './record-feedback.ts'

const start = Date.UTC(2026, 10, 21, 4)
const day = 86_400_000

withDatabases('feedback', (database) => {
  function at(instant: number) {
    return testCtx(database(), { now: () => instant })
  }
  const aRating = { path: '/track', language: 'zh-CN', rating: 'good', text: '' } as const

  test('keeps page, language, rating and text, the newest first, and can be asked for one page', async () => {
    await recordFeedback(at(start), aRating)
    await recordFeedback(at(start + 1), { ...aRating, path: '/fee', rating: 'poor', text: '  太慢了 ' })
    const all = await listFeedback(at(start), { path: null, limit: 10 })
    expect(all).toEqual([
      { path: '/fee', language: 'zh-CN', rating: 'poor', text: '太慢了', givenAt: start + 1 },
      { path: '/track', language: 'zh-CN', rating: 'good', text: null, givenAt: start },
    ])
    expect(await listFeedback(at(start), { path: '/fee', limit: 10 })).toHaveLength(1)
    expect(await listFeedback(at(start), { path: null, limit: 1 })).toEqual(all.slice(0, 1))
  })

  test('masks phone numbers and mail addresses before they are stored', async () => {
    const text = '打我电话 138-0013-8000 或 someone@example.com'
    await recordFeedback(at(start + 2), { ...aRating, path: '/masked', text })
    const rows = await database()
      .query.selectFrom('feedback')
      .select('text')
      .where('path', '=', '/masked')
      .execute()
    expect(rows[0]?.text).not.toMatch(/8000|13800|someone/)
    expect(rows[0]?.text).toContain('打我电话')
  })

  test('takes 500 characters, whatever their script, and not one more', async () => {
    const write = (text: string) => recordFeedback(at(start + 3), { ...aRating, path: '/long', text })
    await write('汉'.repeat(500))
    await write('😀'.repeat(500))
    await expect(write('汉'.repeat(501))).rejects.toMatchObject({ code: 'invalid-input' })
    expect(await listFeedback(at(start), { path: '/long', limit: 10 })).toHaveLength(2)
  })

  test('what is older than a year leaves when something new comes', async () => {
    await recordFeedback(at(start + 366 * day), { ...aRating, path: '/new' })
    const left = await listFeedback(at(start), { path: null, limit: 100 })
    expect(left.map(({ path }) => path)).toEqual(['/new'])
  })

  test('counts suggestions by kind, place, page and day', async () => {
    const taken = { kind: 'search', place: 2, path: '/products/cold-chain' } as const
    await Promise.all([countSuggestion(at(start), taken), countSuggestion(at(start), taken)])
    await countSuggestion(at(start + day), taken)
    await countSuggestion(at(start), { kind: 'address', place: 1, path: null })
    const rows = await database()
      .query.selectFrom('suggestion_counts')
      .selectAll()
      .orderBy('day')
      .orderBy('kind')
      .execute()
    expect(rows).toEqual([
      { day: '2026-11-21', kind: 'address', place: 1, path: '', taken: 1 },
      { day: '2026-11-21', kind: 'search', place: 2, path: '/products/cold-chain', taken: 2 },
      { day: '2026-11-22', kind: 'search', place: 2, path: '/products/cold-chain', taken: 1 },
    ])
  })
})
