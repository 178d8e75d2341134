import { listFeedback } from '@hongyan/domain/feedback/list-feedback'
import { withDatabases } from '@hongyan/testing/databases'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { malformed, notAvailable } from '../../calls/refusals.ts'
import { type ApiUnderTest, createApiUnderTest, testMoment } from '../../server/testing/api-under-test.ts'

withDatabases('feedback calls', (database) => {
  let api: ApiUnderTest
  beforeAll(async () => {
    api = await createApiUnderTest(async () => {}, database())
  })
  afterAll(async () => api.close())

  const kept = (path: string) => listFeedback(api.ctx, { path, limit: 10 })
  const taken = () => api.ctx.db.query.selectFrom('suggestion_counts').selectAll().orderBy('place').execute()

  describe('what broke in a page', () => {
    const fault = {
      path: '/en/fee?from=x',
      part: 'Quote',
      error: 'TypeError',
      place: '/_assets/a-1_b.js:1:20',
    }

    it('is told to the operator, without query, and kept nowhere', async () => {
      const reply = await api.post('/v1/page-faults', fault)
      expect([reply.statusCode, reply.json()]).toEqual([200, { code: 1, errorMsg: '' }])
      const { path: _, ...rest } = fault
      expect(api.pageFaults.at(-1)).toEqual({ ...rest, page: '/fee' })
    })

    it.each([
      [{ ...fault, error: 'TypeError: 张三 is not a number' }],
      [{ ...fault, place: 'https://evil.example/x.js:1:1' }],
      [{ ...fault, part: '' }],
      [{ ...fault, message: '13912345678' }],
    ])('is refused for the body %j: no text of anybody comes along', async (body) => {
      const before = api.pageFaults.length
      expect((await api.post('/v1/page-faults', body)).statusCode).toBe(400)
      expect(api.pageFaults).toHaveLength(before)
    })

    it('is refused of pages that are not ours', async () => {
      expect((await api.post('/v1/page-faults', { ...fault, path: '/nowhere' })).statusCode).toBe(404)
    })
  })

  describe('feedback', () => {
    const good = { path: '/en/track?no=HY123#top', language: 'en-US', rating: 'good' }

    it('is kept with its page, without prefix, query and anchor', async () => {
      const reply = await api.post('/v1/feedback', { ...good, text: '  Clear. ' })
      expect([reply.statusCode, reply.json()]).toEqual([200, { code: 1, errorMsg: '' }])
      expect(await kept('/track')).toEqual([
        { path: '/track', language: 'en-US', rating: 'good', text: 'Clear.', givenAt: testMoment },
      ])
    })

    it('sets no cookie, and is limited by address', async () => {
      const before = api.taken.length
      const reply = await api.post('/v1/feedback', { ...good, path: '/404' })
      expect(reply.headers['set-cookie']).toBeUndefined()
      expect(api.taken.slice(before)).toEqual([{ name: 'feedback', key: expect.any(String), cost: 1 }])
    })

    it('is stored without phone numbers', async () => {
      await api.post('/v1/feedback', { ...good, path: '/en/search', text: '請打 13912345678 給我' })
      expect((await kept('/search'))[0]?.text).not.toContain('12345678')
    })

    it('is refused about pages that are not ours', async () => {
      for (const path of ['/no-such-page', 'https://evil.example/', '//evil.example/track']) {
        const reply = await api.post('/v1/feedback', { ...good, path })
        expect([reply.statusCode, reply.json().code]).toEqual([404, notAvailable.code])
      }
    })

    it.each([
      [{}],
      [[good]],
      [{ ...good, rating: 'great' }],
      [{ ...good, language: 'fr' }],
      [{ ...good, path: '' }],
      [{ ...good, text: '汉'.repeat(501) }],
      [{ ...good, text: 'x'.repeat(1001) }],
      [{ ...good, name: 'somebody' }],
    ])('is refused for the body %j', async (body) => {
      const reply = await api.post('/v1/feedback', body)
      expect([reply.statusCode, reply.json().code]).toEqual([400, malformed.code])
    })
  })

  describe('suggestions', () => {
    it('are counted by place and page, and nothing that was typed is read', async () => {
      const one = { kind: 'search', place: 1, path: '/en/products/cold-chain', text: '13912345678' }
      const reply = await api.post('/suggestion/postBack', [
        one,
        { kind: 'address', place: 3, text: '样例路' },
      ])
      await api.post('/suggestion/postBack', [one])
      expect([reply.statusCode, reply.json()]).toEqual([200, { code: 1, errorMsg: '' }])
      expect(await taken()).toEqual([
        { day: '2026-11-21', kind: 'search', place: 1, path: '/products/cold-chain', taken: 2 },
        { day: '2026-11-21', kind: 'address', place: 3, path: '', taken: 1 },
      ])
    })

    it('count together or not at all', async () => {
      const before = await taken()
      const reply = await api.post('/suggestion/postBack', [
        { kind: 'search', place: 1, path: '/track' },
        { kind: 'search', place: 2, path: '/no-such-page' },
      ])
      expect([reply.statusCode, reply.json().code]).toEqual([200, notAvailable.code])
      expect(await taken()).toEqual(before)
    })

    it.each([
      [[]],
      [{}],
      [[{ kind: 'else', place: 1 }]],
      [[{ kind: 'search', place: 0 }]],
      [[{ kind: 'search', place: 1.5 }]],
      [Array.from({ length: 11 }, () => ({ kind: 'search', place: 1 }))],
    ])('are refused for the body %j', async (body) => {
      const reply = await api.post('/suggestion/postBack', body)
      expect([reply.statusCode, reply.json().code]).toEqual([400, malformed.code])
    })
  })
})
