import type { DocumentName } from '@hongyan/documents'
import { partsOff, type SitePart } from '@hongyan/locales'

/**
 * What belongs to a part of the site, by address without language prefix. Beside pages these are blocks of a page by
 * their anchor, entries of home by their id, questions by theirs on the help page, and rows of the price list by theirs
 * on the page that shows it. A star stands for whatever follows.
 */
const belonging: Readonly<Record<SitePart, readonly string[]>> = {
  air: [
    '/air',
    '/air/*',
    '/products/air',
    '/cases/ruiheng-instruments',
    '/#air',
    '/cargo#air',
    '/cargo#night',
    '/help#q-air-*',
    '/news/battery-charge-rule',
    '/news/frankfurt-cool-containers',
    '/news/kunming-bangkok',
    '/news/lhasa-morning',
    '/news/load-planners',
    '/news/papers-before-the-terminal',
    '/news/shenzhen-singapore',
    '/news/winter-flights-2026',
    '/news/wuhan-paperless',
    '/notice/dry-ice',
    '/notice/golden-week-freighters',
    '/notice/summer-season-acceptance',
    '/notice/sustainable-fuel',
    '/notice/wet-cargo',
    '/notice/winter-deicing',
  ],
  freight: [
    '/products/freight',
    '/cases/jinlu-auto-parts',
    '/#freight',
    '/help#q-freight-appointment',
    '/help#q-freight-full-truck',
    '/help#q-freight-large',
    '/help#q-freight-unloading',
    '/notice/one-pallet',
  ],
  bulky: [
    '/products/bulky',
    '/solutions/appliances',
    '/solutions/home',
    '/cases/mubai-furniture',
    '/cases/xingye-appliances',
    '/#appliances',
    '/#bulky',
    '/#home',
    '/help#q-delivery-upstairs',
    '/help#q-freight-dismantle',
    '/news/old-sofa-away',
  ],
  coldChain: [
    '/products/cold-chain',
    '/products/cold-chain-services',
    '/solutions/fresh',
    '/cases/beiling-fruit',
    '/cases/haiyu-seafood',
    '/#cold-chain',
    '/#fresh',
    '/help#q-cold-*',
    '/info#cold-*',
    '/news/fresh-eighteenth-city',
    '/news/late-cold-compensation',
    '/news/litchi-season',
    '/news/shenyang-fresh-store',
    '/notice/cold-delay-steps',
  ],
  warehousing: [
    '/products/warehousing',
    '/cases/lanting-books',
    '/cases/suxi-beauty',
    '/#warehouse',
    '/#warehouses',
    '/#warehouse-area',
    '/cargo#storage',
    '/help#q-warehousing-*',
    '/info#storage',
    '/info#financing',
    '/news/stock-before-singles-day',
  ],
  cloudWarehouse: [
    '/products/cloud-warehouse',
    '/cases/qinghe-kids',
    '/#cloud-warehouse',
    '/#cloud-warehouses',
    '/help#q-cloud-*',
    '/white-paper/stock-placement',
  ],
  technology: [
    '/products/wms',
    '/products/wcs',
    '/products/tms',
    '/products/robots',
    '/products/arms',
    '/products/drones',
    '/products/intelligent-park',
    '/products/intelligent-warehouse',
    '/products#technology',
    '/#technology',
    '/help#q-warehousing-systems',
    '/news/drone-grounded',
    '/news/picker-to-technician',
    '/news/small-warehouse-robots',
    '/news/tms-return-legs',
    '/news/wms-rolling-count',
    '/notice/drone-regulation',
  ],
  education: ['/products/industry-college', '/help#q-college-*', '/news/college-six-weeks'],
  pharma: [
    '/products/pharma',
    '/solutions/pharma',
    '/cases/chengming-pharma',
    '/#pharma',
    '/help#q-pharma-*',
    '/news/small-pharma',
    '/white-paper/pharma-cold-chain',
  ],
  crossBorder: [
    '/products/cross-border',
    '/cases/tongdao-cross-border',
    '/help#q-cross-border-*',
    '/news/import-papers-check',
    '/notice/small-parcel-duty',
    '/notice/year-end-abroad',
  ],
  investors: ['/investors'],
}

/** What two parts have in common is off where neither is there: a kind of order without products. */
const common: readonly { readonly address: string; readonly of: readonly SitePart[] }[] = [
  { address: '/route/onPlaceorder?isCnet=1', of: ['freight', 'bulky'] },
  { address: '/route/onPlaceorder?isFresh=1', of: ['coldChain', 'pharma'] },
]

/** Documents of their own that nothing but a part reads. */
const documents: Readonly<Partial<Record<DocumentName, SitePart>>> = {
  airNavigation: 'air',
  fleet: 'air',
  investorNavigation: 'investors',
}

/** Whether an address (no language prefix) is of a part that the company does not have. */
export type IsOff = (address: string) => boolean

/** The rule for some parts. Only queries that are named change something; what is off is off with each of its anchors. */
export function isOffIn(parts: readonly SitePart[]): IsOff {
  const all = [
    ...parts.flatMap((part) => belonging[part]),
    ...common.flatMap(({ address, of }) => (of.every((part) => parts.includes(part)) ? [address] : [])),
  ]
  const begins = all.flatMap((one) => (one.endsWith('*') ? [one.slice(0, -1)] : []))
  const whole = new Set(all)
  return (address) => {
    const [, path = '', anchor = ''] = /^([^?#]*)(?:\?[^#]*)?(#.*)?$/.exec(address) ?? []
    return [path, path + anchor, address].some(
      (one) => whole.has(one) || begins.some((begin) => one.startsWith(begin)),
    )
  }
}

/** The rule for this company. */
export const isOff: IsOff = partsOff.length === 0 ? () => false : isOffIn(partsOff)

/** Whether a document of its own is of a part that the company does not have. */
export function isDocumentOff(name: DocumentName): boolean {
  const part = documents[name]
  return part !== undefined && partsOff.includes(part)
}
