import { collection } from '@hongyan/content'
import { localeIds, locales, pathFor, readsSource } from '@hongyan/locales'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pathIn } from '../../paths.ts'
import { routeOf, routes } from '../../routes.ts'
import type { ListedPage } from './listed-pages.ts'
import { listedPages } from './listed-pages.ts'
import { llms } from './llms.ts'
import { registerCrawlerFiles } from './register-crawler-files.ts'
import { sitemap, sitemapIndex } from './sitemap.ts'

const origin = 'https://www.hongyan.example'
const now = Date.UTC(2026, 10, 21)
const pages = listedPages(now)

let app: FastifyInstance
beforeAll(async () => {
  app = Fastify()
  registerCrawlerFiles(app, { origin, now: () => now })
  await app.ready()
})
afterAll(async () => app.close())

describe('pages that are listed', () => {
  it('are the built ones of use to a stranger', () => {
    const paths = pages.map(({ path }) => path)
    expect(paths).toEqual(expect.arrayContaining(['/', '/track', '/news', '/products/cold-chain']))
    for (const path of paths) expect(routeOf(path)).toMatchObject({ noindex: false })
    for (const own of ['/my', '/address', '/components/Banner']) expect(paths).not.toContain(own)
  })

  it('are dated by their content, lists by their newest item', () => {
    const dayOf = (path: string) => pages.find((page) => page.path === path)?.changed
    const page = collection('page', 'zh-CN', now).get('/products/cold-chain')
    expect(dayOf('/products/cold-chain')).toBe(page?.updated)
    const news = [...collection('news', 'zh-CN', now).values()]
    expect(dayOf('/news')).toBe(
      news
        .flatMap(({ date, corrections }) => [date, ...corrections.map((one) => one.date)])
        .toSorted()
        .at(-1),
    )
    expect(dayOf('/track')).toBeNull()
  })

  it('exist in English only where English shows them', () => {
    for (const { path, languages } of pages) {
      expect(languages.includes('en-US'), path).toBe(
        routeOf(path)?.inEnglish && !path.includes('serve-range'),
      )
    }
  })
})

describe('a site map', () => {
  const chinese = localeIds.filter(readsSource)
  const chineseOnly: ListedPage = { path: '/only', languages: chinese, changed: '2026-01-02' }

  it('leaves out what its language hides, and offers no such alternate', () => {
    expect(sitemap(origin, [chineseOnly], 'en-US')).not.toContain('<url>')
    for (const locale of chinese) {
      const text = sitemap(origin, [chineseOnly], locale)
      expect(text).toContain(`<loc>${origin}${pathFor(locale, '/only')}</loc><lastmod>2026-01-02</lastmod>`)
      expect(text).not.toContain('/en/only')
      expect(text).toContain(`hreflang="x-default" href="${origin}/only"`)
    }
  })

  it('names every listed page once, with reciprocal alternates', () => {
    for (const locale of localeIds) {
      const text = sitemap(origin, pages, locale)
      const found = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address)
      const own = pages.filter(({ languages }) => languages.includes(locale))
      expect(found).toEqual(own.map(({ path }) => origin + pathIn(locale, path)))
      expect(text.split(`hreflang="${locales[locale].hreflang}"`)).toHaveLength(own.length + 1)
    }
  })

  it('is dated in the index by its newest page', () => {
    const older = { ...chineseOnly, path: '/old', changed: '2025-01-01' }
    expect(sitemapIndex(origin, [older, chineseOnly])).toContain(
      `<loc>${origin}/sitemap-zh-CN.xml</loc><lastmod>2026-01-02</lastmod>`,
    )
  })
})

describe('what programs are told', () => {
  it('forbids no page that the site maps list', async () => {
    const text = (await app.inject('/robots.txt')).body
    const forbidden = [...text.matchAll(/^Disallow: (.*)$/gm)].map(([, path = '']) => path)
    expect(forbidden).toContain('/v1/')
    for (const { path } of pages) {
      for (const locale of localeIds) {
        const address = pathIn(locale, path)
        expect(forbidden.filter((begin) => address.startsWith(begin))).toEqual([])
      }
    }
    expect(text).toContain(`Sitemap: ${origin}/sitemap.xml`)
  })

  it('leads to pages that exist, in every language', () => {
    const text = llms(origin, pages, now)
    const links = [...text.matchAll(/\]\(https:\/\/www\.hongyan\.example([^)]*)\)/g)].map(
      ([, path = '']) => path,
    )
    const known = new Set(routes.flatMap(({ pattern }) => localeIds.map((id) => pathIn(id, pattern))))
    const others = links.filter((path) => !known.has(path))
    expect(others).toEqual([...localeIds.map((id) => `/sitemap-${id}.xml`), '/openapi.json'])
    const written = [...collection('page', 'en-US', now).values()].filter(({ isEnShow }) => isEnShow)
    expect(written.filter(({ path }) => !links.includes(pathIn('en-US', path)))).toEqual([])
    expect(text.split('\n')[0]).toMatch(/^# \S/)
  })

  it.each(['/sitemap.xml', ...localeIds.map((id) => `/sitemap-${id}.xml`), '/robots.txt', '/llms.txt'])(
    '%s is packed, and not sent again to who has it',
    async (path) => {
      const first = await app.inject({ url: path, headers: { 'accept-encoding': 'br' } })
      expect(first.statusCode).toBe(200)
      expect(first.headers['content-encoding']).toBe('br')
      const again = await app.inject({ url: path, headers: { 'if-none-match': String(first.headers.etag) } })
      expect(again.statusCode).toBe(304)
      expect(again.body).toBe('')
    },
  )
})
