import { collection } from '@hongyan/content'
import { localeIds, localeOf } from '@hongyan/locales'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contentData } from '../../features/content/load.ts'
import { contentStructured } from '../../features/content/ui/structured.ts'
import type { breadcrumbList } from './breadcrumb-list.ts'
import { faqPage } from './faq-page.ts'
import { newsArticle } from './news-article.ts'
import { organization } from './organization.ts'
import { structuredText } from './structured-text.ts'

const now = Date.parse('2026-11-21T04:00:00Z')

const origin = 'https://www.hongyan.example'
const address = /^https:\/\/www\.hongyan\.example\/\S*$/

describe.each(localeIds)('what pages tell programs in %s', (id) => {
  const locale = localeOf(id)
  const place = { locale, origin }
  const pages = [...collection('page', id).values()]

  it('names the company and how to reach it', () => {
    expect(organization(place)).toMatchObject({
      name: expect.stringMatching(/\S/),
      url: expect.stringMatching(address),
      logo: expect.stringMatching(address),
      contactPoint: {
        telephone: expect.stringMatching(localeOf(id).region === 'hong-kong' ? /^\+852\d{8}$/ : /^\d+$/),
        contactType: 'customer service',
      },
    })
  })

  it('gives every content page a whole way from home', () => {
    for (const page of pages) {
      const [crumbs] = contentStructured(contentData(page, id, now, true), origin)
      const items = (crumbs as ReturnType<typeof breadcrumbList>).itemListElement
      expect(items.length, page.path).toBeGreaterThan(1)
      expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1))
      for (const { name, item } of items) {
        expect(name).toMatch(/\S/)
        expect(item).toMatch(address)
      }
      expect(items.at(-1)?.name).toBe(page.name)
    }
  })

  it('tells the questions of exactly the pages that show some', () => {
    for (const page of pages) {
      const data = contentData(page, id, now, true)
      const faq = contentStructured(data, origin).find((thing) => thing['@type'] === 'FAQPage')
      const shows = data.listsQuestions || data.blocks.some(({ block }) => block.kind === 'questions')
      expect(faq !== undefined, page.path).toBe(shows)
      for (const { name, acceptedAnswer } of (faq as ReturnType<typeof faqPage> | undefined)?.mainEntity ??
        []) {
        expect(name).toMatch(/\S/)
        expect(acceptedAnswer.text).toMatch(/\S/)
      }
    }
  })

  it('dates every news item and says who wrote it', () => {
    for (const article of collection('news', id).values()) {
      const told = newsArticle(article, place)
      expect(told.headline.length).toBeLessThanOrEqual(110)
      expect(told.datePublished).toMatch(/^\d{4}-\d{2}-\d{2}$/)
      expect(String(told.dateModified) >= told.datePublished).toBe(true)
      expect(told).toMatchObject({
        image: expect.stringMatching(address),
        mainEntityOfPage: expect.stringMatching(address),
        author: { name: expect.stringMatching(/\S/), url: expect.stringMatching(address) },
        articleSection: expect.stringMatching(/\S/),
      })
    }
  })
})

describe('the data block', () => {
  it('holds whatever it is given, and cannot be left early', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        const text = structuredText([{ '@type': 'Thing', name }])
        expect(text).not.toContain('<')
        expect(JSON.parse(text)).toEqual({
          '@context': 'https://schema.org',
          '@graph': [{ '@type': 'Thing', name }],
        })
      }),
    )
  })

  it('asks a question once, however often a page shows it', () => {
    const one = { id: 'a', question: 'A?', answer: ['Yes.', 'Indeed.'] }
    expect(faqPage([one, one]).mainEntity).toEqual([
      { '@type': 'Question', name: 'A?', acceptedAnswer: { '@type': 'Answer', text: 'Yes.\nIndeed.' } },
    ])
  })
})
