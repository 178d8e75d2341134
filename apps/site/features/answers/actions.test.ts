import { localeOf, pathFor } from '@hongyan/locales'
import { withDatabases } from '@hongyan/testing/databases'
import { whereWritten } from '@hongyan/testing/where-written'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sampleNumbers } from '../../calls/sample-numbers.ts'
import { type ApiUnderTest, createApiUnderTest } from '../../server/testing/api-under-test.ts'

withDatabases('answering a text of any kind', (database) => {
  let api: ApiUnderTest
  beforeAll(async () => {
    api = await createApiUnderTest(async () => undefined, database())
  })
  afterAll(async () => api.close())

  const answer = (text: string, language = 'en-US') =>
    api.post('/v1/answers', { text }, { cookie: `logistics_site_lang=${language}` })
  const dataOf = async (text: string, language?: string) => (await answer(text, language)).json().data

  describe('what is answered', () => {
    it('is the price of a route, the cheapest first, with its weight in the units of the reader', async () => {
      const locale = whereWritten('zh-HK', (hk) => hk) ?? 'zh-CN'
      const { engine, title, rows, more } = await dataOf('深圳到香港 5 公斤', locale)
      expect(engine).toBe('price')
      expect(title).toBe('深圳市到香港，5 公斤')
      expect(rows.length).toBeGreaterThan(0)
      const sign = localeOf(locale).money === 'named' ? 'CN¥' : '¥'
      for (const { figure } of rows) expect(figure.startsWith(sign)).toBe(true)
      expect(more.path.startsWith(`${pathFor(locale, '/fee')}?from=440300&to=810000&p=xxx5`)).toBe(true)
    })

    it('says what is missing of a route, and fills in the rest', async () => {
      const { title, rows, more } = await dataOf('寄到北京多少钱', 'zh-CN')
      expect(title).toBe('从哪里寄到北京市？')
      expect(rows).toEqual([])
      expect(new URL(more.path, 'https://site.example').searchParams.get('to')).toMatch(/北京/)
    })

    it('is the verdict for a thing, for every way of travel', async () => {
      const { engine, rows } = await dataOf('can I ship a power bank by air?')
      expect(engine).toBe('item')
      expect(rows.map(({ text }: { text: string }) => text)).toContain('Air, domestic')
    })

    it('is what is served at an address, without the address', async () => {
      const reply = await answer('张三 13800138000 广东省深圳市南山区粤海街道科苑路15号', 'zh-CN')
      expect(reply.json().data).toMatchObject({ engine: 'place', title: expect.stringContaining('南山区') })
      expect(reply.body).not.toMatch(/张三|13800138000|科苑路15号/)
    })

    it('asks which of several places was meant', async () => {
      const { title, rows } = await dataOf('南山区', 'zh-CN')
      expect(title).toContain('南山区')
      expect(rows.length).toBeGreaterThan(1)
    })

    it('is what the search finds where no tool answers', async () => {
      const { engine, rows } = await dataOf('cold chain')
      expect(engine).toBe('search')
      expect(rows[0].path).toBe('/en/products/cold-chain')
    })

    it('is the mistake in a number that has one', async () => {
      expect((await dataOf(sampleNumbers.bad_check_digit.number)).title).toBe('Please check this number')
    })
  })

  it('refuses what is no text, and more of it than is read', async () => {
    for (const payload of [{}, { text: '' }, { text: 5 }, { text: 'x'.repeat(1001) }, { text: 'a', more: 1 }])
      expect((await api.post('/v1/answers', payload)).statusCode).toBe(400)
  })

  it('counts look-ups as the tracking call does', async () => {
    api.exhaust('look-up')
    expect((await answer('HY660120260038 HY660120260045')).statusCode).toBe(429)
  })
})
