import { collectionNames } from '@hongyan/documents'
import { expect, test } from 'vitest'
import { itemSeeds, seeds } from './seeds.ts'
import { collection, siteContent } from './site-content.ts'
import { lineOf } from './written/line-of.ts'

/** Pages that are no documents: lists and tools. A new one is added here when a menu or a document first leads to it. */
const screens = [
  '/',
  '/track',
  '/news',
  '/notice',
  '/industry-dynamics',
  '/air/notice',
  '/search',
  '/developers',
  '/developers/guide',
  '/status',
  '/carbon',
  '/fee',
  '/cooperation',
  '/ecology/cooperation',
  '/white-paper',
  '/network',
  '/serve-range',
  '/unroute/map',
  '/prohibited',
  '/sign-in',
  '/my/privacy',
]

/** Screens of orders and accounts. */
const orders = [
  '/route/onPlaceorder',
  '/route/orderList.do',
  '/route/orderList.do/import',
  '/address',
  '/my',
  '/my/privacy',
  '/my/shipments',
  '/my/merchant',
  '/my/company',
]

const { tdkList: _, ...linking } = siteContent('zh-CN')
const pages = collection('page', 'zh-CN')
const known = new Set([
  ...screens,
  ...orders,
  ...pages.keys(),
  ...[...collection('news', 'zh-CN').keys()].map((id) => `/news/${id}`),
  ...[...collection('notice', 'zh-CN').keys()].map((id) => `/notice/${id}`),
])

const pathOf = (href: string): string => href.split(/[?#]/)[0] ?? ''

type Found = readonly [path: readonly (string | number)[], href: string]

/** Values under the keys that hold addresses, at any depth, each with its path. */
function linksOf(value: unknown, path: readonly (string | number)[] = []): Found[] {
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, item]): Found[] => {
    const here = [...path, Array.isArray(value) ? Number(key) : key]
    const holds = ['routeName', 'path', 'href', 'link', 'parent', 'related'].includes(key)
    const entries: [(string | number)[], unknown][] = Array.isArray(item)
      ? item.map((one, index) => [[...here, index], one])
      : [[here, item]]
    const texts = holds
      ? entries.flatMap(([place, one]): Found[] => (typeof one === 'string' ? [[place, one]] : []))
      : []
    return [...texts, ...linksOf(item, here)]
  })
}

/** Links of a document with where they are written. */
function placed(name: string, seed: unknown, document: unknown): [place: string, href: string][] {
  return linksOf(document).map(([path, href]) => {
    const line = lineOf(seed, path, 'zh-CN', Date.now())
    return [line === null ? name : `${line.file}:${line.line}`, href]
  })
}

const links = [
  ...Object.entries(linking).flatMap(([name, document]) =>
    placed(name, seeds[name as keyof typeof linking], document),
  ),
  ...collectionNames.flatMap((name) =>
    [...collection(name, 'zh-CN')].flatMap(([key, item]) =>
      placed(`${name} ${key}`, itemSeeds[name].get(key), item),
    ),
  ),
].filter(([, href]) => href.startsWith('/') && !href.startsWith('/forms/'))

test('every link leads to a page there is', () => {
  expect(
    links.filter(([, href]) => !known.has(pathOf(href))),
    'There is no such page. One that is no document has to stand in the list `screens` of this test.',
  ).toEqual([])
})

test('every page that a news item names beside its text can be shown there', () => {
  const named = new Set([...pages.keys(), ...siteContent('zh-CN').tdkList.entries.map(({ path }) => path)])
  const unnamed = [...collection('news', 'zh-CN')].flatMap(([id, { related }]) =>
    related.filter((href) => !named.has(pathOf(href))).map((href) => [id, href]),
  )
  expect(
    unnamed,
    '`related` of a news item names documents of `pages` and tools with a head in tdk-list.yaml, no news or notice.',
  ).toEqual([])
})

/** Anchors of tools that pages show beside their blocks. */
const ofTools = new Set(['/consultation#message'])

test('every anchor is on the page it names', () => {
  const broken = links.filter(([, href]) => {
    const [path = '', anchor] = href.split('#')
    const page = pages.get(path)
    if (anchor === undefined || page === undefined || ofTools.has(href)) return false
    return !page.blocks.some((block) => 'id' in block && block.id === anchor)
  })
  expect(broken).toEqual([])
})

test('every question, price and aircraft that a page names exists', () => {
  const { priceTables, fleet } = siteContent('zh-CN')
  const questions = collection('question', 'zh-CN')
  const services = new Set(priceTables.services.map(({ id }) => id))
  const packaging = new Set(priceTables.packaging.map(({ id }) => id))
  const aircraft = new Set(fleet.aircraft.map(({ id }) => id))
  const missing = [...pages.values()].flatMap(({ path, blocks }) =>
    blocks.flatMap((block) => {
      if (block.kind === 'questions')
        return block.ids.filter((id) => !questions.has(id)).map((id) => [path, id])
      if (block.kind === 'service-prices')
        return block.ids.filter((id) => !services.has(id)).map((id) => [path, id])
      if (block.kind === 'packaging-prices')
        return block.ids.filter((id) => !packaging.has(id)).map((id) => [path, id])
      if (block.kind === 'compartments')
        return block.aircraft.filter((id) => !aircraft.has(id)).map((id) => [path, id])
      return []
    }),
  )
  expect(missing).toEqual([])
})

test('no scene stands twice on a page, and no title or description on two pages', () => {
  const scenesOf = (value: unknown): string[] => {
    if (value === null || typeof value !== 'object') return []
    return Object.entries(value).flatMap(([key, item]) =>
      key === 'scene' && typeof item === 'string' ? [item] : scenesOf(item),
    )
  }
  const twice = [...pages.values()].filter((page) => {
    const scenes = scenesOf([page.hero, page.blocks])
    return new Set(scenes).size !== scenes.length
  })
  expect(twice.map(({ path }) => path)).toEqual([])
  const heads = [...pages.values()].flatMap(({ head }) => [head.title, head.description])
  expect(heads.filter((text, index) => heads.indexOf(text) !== index)).toEqual([])
})
