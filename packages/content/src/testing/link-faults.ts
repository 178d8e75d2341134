import {
  type CollectionItem,
  type CollectionName,
  collectionNames,
  collectionSchemas,
  documentNames,
  documentSchemas,
  type SiteContent,
} from '@hongyan/documents'
import type { IsOff } from '../parts.ts'
import { resolveSeed } from '../seed.ts'
import type { Documents, Items } from '../seeds.ts'
import { lineOf } from '../written/line-of.ts'

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
  '/subscriptions',
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

/** Anchors of tools that pages show beside their blocks. */
const ofTools = new Set(['/consultation#message'])

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

const pathOf = (href: string): string => href.split(/[?#]/)[0] ?? ''

/**
 * What is wrong with the links and references of a site's content in Chinese; `isOff` says what is no page of it.
 * @throws ZodError where a document breaks its contract
 */
export function linkFaults(seeds: Documents, items: Items, isOff: IsOff) {
  const resolved = (seed: unknown): unknown => resolveSeed(seed, 'zh-CN', Date.now())
  const site = Object.fromEntries(
    documentNames.map((name) => [name, documentSchemas[name].parse(resolved(seeds[name]))]),
  ) as SiteContent
  const itemsOf = <Name extends CollectionName>(name: Name) =>
    new Map(
      [...items[name]].map(([key, seed]) => [
        key,
        collectionSchemas[name].parse(resolved(seed)) as CollectionItem<Name>,
      ]),
    )
  const pages = itemsOf('page')
  const [news, questions] = [itemsOf('news'), itemsOf('question')]
  const known = new Set(
    [
      ...screens,
      ...orders,
      ...pages.keys(),
      ...[...news.keys()].map((id) => `/news/${id}`),
      ...[...items.notice.keys()].map((id) => `/notice/${id}`),
    ].filter((path) => !isOff(path)),
  )
  const { tdkList, ...linking } = site
  const links = [
    ...Object.entries(linking).flatMap(([name, document]) =>
      placed(name, seeds[name as keyof typeof linking], document),
    ),
    ...collectionNames.flatMap((name) =>
      [...itemsOf(name)].flatMap(([key, item]) => placed(`${name} ${key}`, items[name].get(key), item)),
    ),
  ].filter(([, href]) => href.startsWith('/') && !href.startsWith('/forms/'))

  const named = new Set([...pages.keys(), ...tdkList.entries.map(({ path }) => path)])
  const services = new Set(site.priceTables.services.map(({ id }) => id))
  const packaging = new Set(site.priceTables.packaging.map(({ id }) => id))
  const aircraft = new Set(site.fleet.aircraft.map(({ id }) => id))
  return {
    /** Links to pages that there are not, or that are off. */
    pages: links.filter(([, href]) => !known.has(pathOf(href)) || isOff(href)),
    /** Links to an anchor that its page lacks. */
    anchors: links.filter(([, href]) => {
      const [path = '', anchor] = href.split('#')
      const page = pages.get(path)
      if (anchor === undefined || page === undefined || ofTools.has(href)) return false
      return !page.blocks.some((block) => 'id' in block && block.id === anchor)
    }),
    /** Pages named beside a news item that cannot be shown there. */
    related: [...news].flatMap(([id, item]) =>
      item.related.filter((href) => !named.has(pathOf(href))).map((href) => [id, href]),
    ),
    /** Questions, prices and aircraft that a page names and that there are not. */
    references: [...pages.values()].flatMap(({ path, blocks }) =>
      blocks.flatMap((block) => {
        const missing = (ids: readonly string[], among: { has: (id: string) => boolean }) =>
          ids.filter((id) => !among.has(id)).map((id) => [path, id])
        if (block.kind === 'questions') return missing(block.ids, questions)
        if (block.kind === 'service-prices') return missing(block.ids, services)
        if (block.kind === 'packaging-prices') return missing(block.ids, packaging)
        return block.kind === 'compartments' ? missing(block.aircraft, aircraft) : []
      }),
    ),
    /** Services that a notice touches and that have no page. */
    services: [...itemsOf('notice')].flatMap(([id, notice]) =>
      notice.services.filter((service) => !pages.has(`/products/${service}`)).map((service) => [id, service]),
    ),
  }
}
