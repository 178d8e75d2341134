import { collectionNames, documentNames, sceneNames, sectionCode } from '@hongyan/documents'
import { localeIds, localeOf } from '@hongyan/locales'
import { whereWritten } from '@hongyan/testing/where-written'
import { describe, expect, test } from 'vitest'
import { hrefOfAction, tdkOf } from './find-document.ts'
import { hasHan } from './has-han.ts'
import { messages } from './messages.ts'
import { pictureAlt } from './pictures.ts'
import { editionAt, shippedDocument } from './shipped-documents.ts'
import { collection, siteContent } from './site-content.ts'

const today = Date.parse('2026-11-21T04:00:00Z')

function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(stringsOf) : []
}

describe.each(localeIds)('%s', (locale) => {
  test.each(documentNames)('%s keeps its contract', (name) => {
    expect(() => shippedDocument(name, locale, editionAt(today))).not.toThrow()
  })

  test('every text is in its own script', () => {
    const texts = stringsOf([siteContent(locale, today), sceneNames.map((name) => pictureAlt(name, locale))])
    const { script } = localeOf(locale)
    if (script === 'latin') expect(texts.filter(hasHan)).toEqual([])
    if (script === 'hant') expect(texts.filter((text) => /[鸿货运单号签说]/.test(text))).toEqual([])
    if (script === 'hans') expect(texts.filter((text) => /[鴻貨運單號簽説]/.test(text))).toEqual([])
  })

  test('levels follow the places of the entries', () => {
    const { items } = siteContent(locale, today).navigation
    expect(items.map(({ level }) => level)).toEqual(['0-0', '1-0', '2-0', '3-0', '4-0', '5-0', '6-0'])
    expect(items[1]?.children.map(({ level }) => level).slice(0, 3)).toEqual(['1-1', '1-2', '1-3'])
    expect(items[1]?.children[2]?.children.map(({ level }) => level)).toEqual(['1-3-1', '1-3-2', '1-3-3'])
  })

  test('every city on the map is an end of a line, and every line ends in cities', () => {
    for (const mode of siteContent(locale, today).home.network.modes) {
      const ids = mode.cities.map(({ id }) => id)
      const ends = mode.routes.flatMap(({ from, to }) => [from, to])
      expect(new Set(ends)).toEqual(new Set(ids))
      expect(new Set(ids).size).toBe(ids.length)
    }
  })

  test('every path has head texts once, and descriptions fit a result list', () => {
    const { tdkList } = siteContent(locale, today)
    const paths = tdkList.entries.map(({ path }) => path)
    expect(new Set(paths).size).toBe(paths.length)
    expect(tdkList.entries.filter(({ description }) => description.length > 160)).toEqual([])
  })
})

test('the main menu has the seven entries of the site; its entries open a new tab', () => {
  const { items } = siteContent('en-US', today).navigation
  expect(items.map(({ routeName }) => routeName)).toEqual([
    '/',
    '/products',
    '/cargo',
    '/info',
    '/introduction',
    '/recruitment',
    '/cooperation',
  ])
  expect(items.every(({ newTab }) => newTab)).toBe(true)
})

test('services stand with a picture and a fact; software flattens on mobile', () => {
  const products = siteContent('zh-CN', today).navigation.items[1]
  const services = products?.children.filter(({ group }) => group === 'services') ?? []
  expect(services).toHaveLength(8)
  expect(services.every(({ scene, note, children }) => scene && note && children.length > 1)).toBe(true)
  expect(products?.children.filter(({ flattenOnMobile }) => flattenOnMobile).map(({ id }) => id)).toEqual([
    'software',
  ])
})

test('the order dialog offers the three choices with their flags', () => {
  expect(siteContent('en-US', today).orderDialog.choices.map(({ label, path }) => [label, path])).toEqual([
    ['Send express', '/route/onPlaceorder'],
    ['Send heavy freight', '/route/onPlaceorder?isCnet=1'],
    ['Send fresh goods', '/route/onPlaceorder?isFresh=1'],
  ])
})

test('the footer has its rows, and samples say that they are', () => {
  const { footer } = siteContent('en-US', today)
  expect(footer.links).toHaveLength(7)
  expect(footer.links.every(({ newTab }) => newTab)).toBe(true)
  const samples = [footer.company.address, footer.company.postcode, ...footer.licences]
  expect(samples.every((filing) => filing?.sample && filing.text.includes('(sample)'))).toBe(true)
})

const named = localeIds.filter((id) => localeOf(id).money === 'named')
test.each(named)('no text of %s leaves open whose money it means', (locale) => {
  const documents = documentNames.map((name) => siteContent(locale)[name])
  const items = collectionNames.flatMap((name) => [...collection(name, locale).values()])
  expect(JSON.stringify([documents, items, messages(locale)])).not.toMatch(/(?<!CN)¥/)
})

whereWritten('zh-HK', (hk) =>
  test('nothing in Hong Kong gives a number that no line there can dial', () => {
    const documents = documentNames.map((name) => siteContent(hk)[name])
    const items = collectionNames.flatMap((name) => [...collection(name, hk).values()])
    const all = JSON.stringify([documents, items, messages(hk)])
    expect(all).toContain('tel:+85231000616')
    expect(all).not.toContain('950616')
  }),
)

test('the same content is built once and cannot be changed', () => {
  for (const locale of localeIds) {
    expect(siteContent(locale, today)).toBe(siteContent(locale, today + 1))
    expect(Object.isFrozen(siteContent(locale, today).home.banner.slides)).toBe(true)
  }
})

test('section codes carry the suffix of their language', () => {
  expect(sectionCode('footer', 'en-US')).toBe('100025-footer-en')
  expect(sectionCode('airNavigation', 'en-US')).toBe('100025-air-navigation-en')
  whereWritten('zh-HK', (hk) => expect(sectionCode('airNavigation', hk)).toBe('100025-air-navigation-tc'))
  expect(sectionCode('home', 'zh-CN')).toBe('100025-home')
})

test('buttons lead to a page of their language where no script opens their dialog', () => {
  expect(hrefOfAction({ label: 'x', target: { kind: 'order' } }, 'en-US')).toBe('/en/route/onPlaceorder')
  expect(hrefOfAction({ label: 'x', target: { kind: 'consultation' } }, 'zh-CN')).toBe('/cooperation')
})

test('pages are found by route', () => {
  expect(tdkOf('/', 'en-US').title).toBe('Hongyan Logistics - every shipment, accounted for')
  expect(tdkOf('/no-such-page', 'en-US').path).toBe('/404')
})
