import { collectionNames, documentNames } from '@hongyan/documents'
import { type SitePart, siteParts } from '@hongyan/locales/company'
import { beforeAll, expect, test } from 'vitest'
import { isOffIn } from './parts.ts'
import { collectionsWithout, documentsWithout, itemSeeds, seeds } from './seeds.ts'
import { linkFaults } from './testing/link-faults.ts'
import { lineOf } from './written/line-of.ts'
import { itemsWithout } from './written/without-parts.ts'

// All files are read once, which is most of the work and no case's own.
beforeAll(() => {
  for (const name of documentNames) void seeds[name]
  for (const name of collectionNames) void [...itemSeeds[name].values()]
}, 120_000)

/** Every part alone, and all of them together. */
const cases: readonly (readonly [string, readonly SitePart[]])[] = [
  ...siteParts.map((part): [string, SitePart[]] => [part, [part]]),
  ['all', siteParts],
]

/** Every text in it that is an address. */
function addressesIn(value: unknown): string[] {
  if (typeof value === 'string') return value.startsWith('/') ? [value] : []
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(addressesIn) : []
}

test.each(cases)('without %s every document keeps its contract, and nothing leads there', (_, parts) => {
  const isOff = isOffIn(parts)
  const [documents, items] = [documentsWithout(isOff), collectionsWithout(isOff)]
  expect(linkFaults(documents, items, isOff)).toEqual({
    pages: [],
    anchors: [],
    related: [],
    references: [],
    services: [],
  })
  const { navigation, hongKongNavigation, footer, home, tdkList, groupSites } = documents
  const shown = [
    navigation,
    hongKongNavigation,
    footer,
    home,
    tdkList,
    groupSites,
    ...Object.values(items).map((all) => [...all.values()]),
  ]
  expect(addressesIn(shown).filter(isOff)).toEqual([])
  // Something is left, and something went.
  expect(items.page.size).toBeLessThan(itemSeeds.page.size)
  expect(items.page.size).toBeGreaterThan(itemSeeds.page.size / 3)
})

test('what belongs to no part stays the same object, and what lost an entry knows its lines', () => {
  const isOff = isOffIn(['education'])
  const [documents, items] = [documentsWithout(isOff), collectionsWithout(isOff)]
  expect(documents.footer).not.toBe(seeds.footer)
  expect(documents.priceTables).toBe(seeds.priceTables)
  expect(items.page.get('/products/express')).toBe(itemSeeds.page.get('/products/express'))
  const [before, after] = [itemSeeds.page.get('/recruitment'), items.page.get('/recruitment')]
  expect(after).not.toBe(before)
  expect(lineOf(after, ['tags'], 'zh-CN', 0)).toEqual(lineOf(before, ['tags'], 'zh-CN', 0))
})

test('an address is off with its anchors and whatever it is asked, and no other that begins like it', () => {
  const isOff = isOffIn(['air', 'education'])
  for (const address of [
    '/air',
    '/air/cargo#cut-offs',
    '/air?from=menu',
    '/products/air#door-to-door',
    '/cargo#air',
    '/help#q-air-awb',
    '/cargo?a=1#air',
  ])
    expect(isOff(address), address).toBe(true)
  for (const address of ['/airport', '/cargo', '/cargo#trunk', '/products/aircraft', '/help', '', '/'])
    expect(isOff(address), address).toBe(false)
})

test('a heading without entries goes with them, a menu of a part that is off too', () => {
  const { navigation } = documentsWithout(isOffIn(['technology', 'cloudWarehouse']))
  const text = JSON.stringify(navigation)
  for (const id of ['software', 'hardware', 'wms']) expect(text).not.toContain(`"id":"${id}"`)
  expect(text).toContain('"promo":null')
  expect(JSON.stringify(documentsWithout(isOffIn(['technology'])).home)).toContain('"technology":null')
})

test('a kind of order goes with the last part that has products of it', () => {
  const kinds = (...parts: SitePart[]) =>
    (documentsWithout(isOffIn(parts)).orderDialog as { choices: { id: string }[] }).choices.map(
      ({ id }) => id,
    )
  expect(kinds('freight', 'coldChain')).toEqual(['express', 'heavy', 'fresh'])
  expect(kinds('freight', 'bulky')).toEqual(['express', 'fresh'])
  expect(kinds('coldChain', 'pharma')).toEqual(['express', 'heavy'])
})

test('what may be left out and keeps too little is left out, and the page stays', () => {
  const about = itemSeeds.page.get('/about') as { readonly hero: object }
  const rows = ['/air', '/products/freight', '/help'].map((path) => ({ label: path, text: path, path }))
  const drawing = { kind: 'index', title: 'Where', rows }
  const drawn = new Map([['/about', { ...about, hero: { ...about.hero, scene: null, drawing } }]])
  expect(itemsWithout('page', drawn, isOffIn([])).get('/about')).toMatchObject({ hero: { drawing } })
  const left = itemsWithout('page', drawn, isOffIn(['air', 'freight']))
  expect(left.get('/about')).toMatchObject({ hero: { drawing: null } })
})
