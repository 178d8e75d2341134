import { dayAtHome } from '@hongyan/kernel/home-time'
import { withDatabases } from '@hongyan/testing/databases'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refreshSamples } from '../../../../tools/seed/refresh-samples.ts'
import { type ApiUnderTest, createApiUnderTest, testMoment } from '../../server/testing/api-under-test.ts'

withDatabases('counting opened links', (database) => {
  let api: ApiUnderTest
  beforeAll(async () => {
    api = await createApiUnderTest(refreshSamples, database())
  })
  afterAll(async () => api.close())

  const counts = () => api.ctx.db.query.selectFrom('link_counts').selectAll().orderBy('day').execute()

  describe('counting opened links', () => {
    it('adds up by tag and day, under parallel calls too', async () => {
      await Promise.all(Array.from({ length: 25 }, () => api.post('/v1/link-clicks', { tag: 'group-site' })))
      api.setNow(testMoment + 13 * 3_600_000)
      const reply = await api.post('/v1/link-clicks', { tag: 'group-site' })
      api.setNow(testMoment)
      expect(reply.json()).toEqual({ code: 1, errorMsg: '' })
      expect(await counts()).toEqual([
        { day: '2026-11-21', tag: 'group-site', opened: 25 },
        { day: '2026-11-22', tag: 'group-site', opened: 1 },
      ])
    })

    it('keeps nothing about tags that are not ours', async () => {
      const before = await counts()
      expect((await api.post('/v1/link-clicks', { tag: 'made-up' })).statusCode).toBe(404)
      expect((await api.post('/v1/link-clicks', { tag: 'group-site', visitor: 'me' })).statusCode).toBe(400)
      expect(await counts()).toEqual(before)
    })

    it('begins a day at midnight in China', () => {
      expect(dayAtHome(Date.UTC(2026, 10, 21, 15, 59, 59))).toBe('2026-11-21')
      expect(dayAtHome(Date.UTC(2026, 10, 21, 16))).toBe('2026-11-22')
    })
  })
})
