import { collection, sectionCode, siteContent } from '@hongyan/content'
import { storeContent } from '@hongyan/domain/publishing/store-content'
import { storeDraft } from '@hongyan/domain/publishing/store-draft'
import { localeIds } from '@hongyan/locales'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signPreview } from '../../server/security/preview-key.ts'
import {
  type ApiUnderTest,
  createApiUnderTest,
  testMoment,
  testSettings,
} from '../../server/testing/api-under-test.ts'

let api: ApiUnderTest
beforeAll(async () => {
  api = await createApiUnderTest(async () => undefined)
})
afterAll(async () => api.close())

const ask = async (path: string, body: unknown) => (await api.post(path, body)).json()
const list = (body: unknown) => ask('/cms/queryContentListWithPage', body)
const info = (contentCode: string) => ask('/cms/queryContentInfo', { contentCode })

describe('content lists', () => {
  it('takes the defaults: first page, 50 news items with their text', async () => {
    const { data } = await list({})
    const news = collection('news', 'zh-CN')
    expect(data).toMatchObject({ index: 1, pageSize: 50, total: news.size })
    expect(data.list[0].date >= data.list[1].date).toBe(true)
    const [first] = data.list
    expect(first.contentCode).toMatch(/^100025-news-/)
    expect(JSON.parse(first.content).title).toBe(first.title)
  })

  it.each([1, 2, 3, 995])('pages type %i, each entry once', async (contentType) => {
    const codes: string[] = []
    const { total } = (await list({ contentType, pageSize: 1, needContentInfo: false })).data
    for (let index = 1; codes.length < total; index += 1) {
      const { data } = await list({ contentType, index, pageSize: 20, needContentInfo: false })
      expect(data.list.length).toBeGreaterThan(0)
      for (const entry of data.list) expect(entry.content).toBeNull()
      codes.push(...data.list.map((entry: { contentCode: string }) => entry.contentCode))
    }
    expect(new Set(codes).size).toBe(total)
    expect(total).toBeGreaterThan(2)
  })

  it('refuses types and pages there are none of', async () => {
    for (const body of [{ contentType: 4 }, { index: 0 }, { pageSize: 101 }, { pageSize: 'x' }, []]) {
      expect((await list(body)).code).toBe(1400)
    }
  })

  it('answers the same with the caller’s context', async () => {
    const context = { source: 1, client: 4, entrance: 'gateway' }
    const query = { contentType: 1, pageSize: 2 }
    expect(await ask('/config/queryContentListWithPage', { ...query, context })).toEqual(await list(query))
    expect((await ask('/config/queryContentListWithPage', { ...query, context: { source: 2 } })).code).toBe(
      1400,
    )
  })
})

describe('one document', () => {
  it.each(localeIds)('is a JSON string of what is in force in %s', async (locale) => {
    const { data } = await info(sectionCode('footer', locale))
    expect(JSON.parse(data.content)).toEqual(siteContent(locale).footer)
    const investors = await info(sectionCode('investorNavigation', locale))
    expect(JSON.parse(investors.data.content).navList.length).toBeGreaterThan(1)
  })

  it.each([1, 2, 3, 995])('is found by every code a list of type %i gives', async (contentType) => {
    const { data } = await list({ contentType, pageSize: 100 })
    for (const { contentCode, content } of data.list) {
      expect((await info(contentCode)).data).toEqual({ contentCode, content })
    }
  })

  it('can be a page or a news item', async () => {
    expect(JSON.parse((await info('100025-page-products-express-en')).data.content).path).toBe(
      '/products/express',
    )
    expect(JSON.parse((await info('100025-news-wuhan-phase-two')).data.content).id).toBe('wuhan-phase-two')
  })

  it.each(['100025-nothing', '100025-news-nothing-en', 'footer-en', '100025-page-../../etc'])(
    '%s names nothing',
    async (code) => {
      expect((await info(code)).code).toBe(1302)
    },
  )
})

describe('previews', () => {
  const code = sectionCode('support', 'en-US')
  const content = JSON.stringify({ hotline: '950618' })
  const key = async (endsAt: number, draft: { readonly code?: string; readonly content?: string } = {}) =>
    signPreview(await storeDraft(api.ctx, { code, content, endsAt, ...draft }), endsAt, testSettings.linkKey)
  const show = async (cmsKey: string) => (await ask('/cms/queryPreViewContentInfo', { cmsKey })).code

  it('are shown until their key ends, by both names, and change nothing', async () => {
    const before = siteContent('en-US')
    const good = await key(testMoment + 1000)
    for (const path of ['/cms/queryPreViewContentInfo', '/CmsApiService/queryPreviewContentInfo']) {
      for (const question of [{ cmsKey: good }, { previewKey: good }, { cmsKey: code, previewKey: good }]) {
        expect((await ask(path, question)).data).toEqual({ contentCode: code, content })
      }
      // The section that is asked for is another one.
      expect((await ask(path, { cmsKey: '100025-footer-en', previewKey: good })).code).toBe(1203)
      expect((await ask(path, {})).code).toBe(1400)
    }
    expect(await show(await key(testMoment))).toBe(1203)
    expect(siteContent('en-US')).toBe(before)
  })

  it('are refused when the key was touched, or the document breaks its contract', async () => {
    const good = await key(testMoment + 1000)
    expect(await show(`${good.slice(0, -2)}AA`)).toBe(1203)
    expect(await show(`A${good}`)).toBe(1203)
    expect(await show(good.replace('.', ''))).toBe(1203)
    expect(await show(await key(testMoment + 1000, { content: '{"hotline":"call us"}' }))).toBe(1203)
  })

  it('end when their document is published, and are to be kept by no search engine', async () => {
    const [first, other] = [
      await key(testMoment + 1000),
      await key(testMoment + 1000, { code: sectionCode('support', 'zh-CN') }),
    ]
    const shown = await api.post('/cms/queryPreViewContentInfo', { cmsKey: first })
    expect([shown.json().code, shown.headers['x-robots-tag']]).toEqual([1, 'noindex'])
    await storeContent(api.ctx, [{ code, content: '{"hotline":"950619"}' }])
    const ended = await api.post('/CmsApiService/queryPreviewContentInfo', { previewKey: first })
    expect([ended.json().code, ended.headers['x-robots-tag']]).toEqual([1203, 'noindex'])
    expect(await show(other)).toBe(1)
    // One of what is to follow stands on the version in force.
    expect(await show(await key(testMoment + 1000))).toBe(1)
    expect(
      (await api.post('/cms/queryContentInfo', { contentCode: code })).headers['x-robots-tag'],
    ).toBeUndefined()
  })
})
