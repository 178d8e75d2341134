import { listMisses } from '@hongyan/domain/searching/list-misses'
import { withDatabases } from '@hongyan/testing/databases'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ApiUnderTest, createApiUnderTest, testMoment } from '../../server/testing/api-under-test.ts'

withDatabases('searching the site', (database) => {
  let api: ApiUnderTest
  beforeAll(async () => {
    api = await createApiUnderTest(async () => undefined, database())
  })
  afterAll(async () => api.close())

  const search = (query: Record<string, string>, headers: Record<string, string> = {}) =>
    api.send({ url: `/v1/search?${new URLSearchParams(query)}`, headers })
  const misses = () => listMisses(api.ctx, { place: 'site', days: 30, limit: 10 })

  describe('searching the site', () => {
    it('answers in the language of the visitor when the call names none', async () => {
      const answer = await search({ q: '冷鏈', limit: '1' }, { cookie: 'logistics_site_lang=en-US' })
      expect(answer.json().data.items[0].path).toBe('/en/products/cold-chain')
      const chinese = await search({ q: 'cold chain', limit: '1' })
      expect(chinese.json().data.items[0].path).toBe('/products/cold-chain')
    })

    it('refuses what it does not know', async () => {
      for (const query of [{ q: 'a', sort: 'new' }, { lang: 'fr' }, { limit: '51' }, { limit: '-1' }]) {
        expect((await search(query as unknown as Record<string, string>)).statusCode).toBe(400)
      }
    })

    it('counts what it did not find, in one spelling, and not what is still being typed', async () => {
      for (const q of ['紫色犀牛', '紫色犀牛', ' 紫色　犀牛', 'Purple Rhinoceros']) await search({ q })
      await search({ q: '紫色犀', limit: '0' })
      await search({ q: '冷链' })
      await search({ q: '' })
      // Nobody waits for a count: it may come after the answer.
      await expect.poll(misses).toEqual([
        { term: '紫色犀牛', missed: 2, days: 1, lastDay: '2026-11-21' },
        { term: 'purple rhinoceros', missed: 1, days: 1, lastDay: '2026-11-21' },
        { term: '紫色 犀牛', missed: 1, days: 1, lastDay: '2026-11-21' },
      ])
    })

    it('adds up over days and under parallel calls, and forgets after 90 days', async () => {
      api.setNow(testMoment + 86_400_000)
      await Promise.all(Array.from({ length: 12 }, () => search({ q: '紫色犀牛' })))
      await expect
        .poll(async () => (await misses())[0])
        .toEqual({
          term: '紫色犀牛',
          missed: 14,
          days: 2,
          lastDay: '2026-11-22',
        })
      api.setNow(testMoment + 95 * 86_400_000)
      expect(await misses()).toEqual([])
      expect(await api.ctx.db.query.selectFrom('search_misses').selectAll().execute()).toEqual([])
    })

    it('keeps no number, no address and no sentence', async () => {
      for (const q of [
        '13800138000',
        '138 0013 8000',
        'HY260011847203',
        'someone@rhinoceros.example',
        'z'.repeat(60),
      ]) {
        await search({ q })
      }
      expect(await misses()).toEqual([])
    })
  })
})
