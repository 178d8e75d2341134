import { rankPages } from '@hongyan/domain/page-views/rank-pages'
import { withDatabases } from '@hongyan/testing/databases'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ApiUnderTest, createApiUnderTest, testMoment } from '../../../server/testing/api-under-test.ts'

const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/150.0 Safari/537.36'
const path = '/news/wuhan-phase-two'

withDatabases('counting readings', (database) => {
  let api: ApiUnderTest
  beforeAll(async () => {
    api = await createApiUnderTest(async () => undefined, database())
  })
  afterAll(async () => api.close())

  const read = (agent: string, page = path) =>
    api.post('/v1/readings', { path: page }, { 'user-agent': agent })
  const views = async () => (await rankPages(api.ctx)).get(path) ?? 0

  describe('counting readings', () => {
    it('counts one reader once a day, under parallel calls and reloads too', async () => {
      await Promise.all(Array.from({ length: 20 }, () => read(browser)))
      expect((await read(browser)).json()).toEqual({ code: 1, errorMsg: '' })
      expect(await views()).toBe(1)
      await read(`${browser} Edg/150.0`)
      expect(await views()).toBe(2)
      api.setNow(testMoment + 86_400_000)
      await read(browser)
      expect(await views()).toBe(3)
    })

    it('is not moved by robots or by whoever does not say what reads', async () => {
      const before = await views()
      await read('Mozilla/5.0 (compatible; ExampleBot/2.1)')
      await read('curl/8.9')
      await api.send({
        method: 'POST',
        url: '/v1/readings',
        headers: {
          origin: 'https://www.hongyan.example',
          'content-type': 'application/json',
          'user-agent': '',
        },
        payload: JSON.stringify({ path }),
      })
      expect(await views()).toBe(before)
    })

    it('refuses pages that are not counted, and fields it does not know', async () => {
      expect((await read(browser, '/track')).statusCode).toBe(404)
      expect((await api.post('/v1/readings', { path, reader: 'me' })).statusCode).toBe(400)
    })

    it('keeps no mark once the day is over, and forgets readings after 90 days', async () => {
      const marks = () => api.ctx.db.query.selectFrom('view_marks').selectAll().execute()
      expect((await marks()).length).toBeGreaterThan(0)
      api.setNow(testMoment + 200 * 86_400_000)
      expect(await views()).toBe(0)
      expect(await marks()).toEqual([])
    })
  })
})
