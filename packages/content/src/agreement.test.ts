import { type CollectionItem, collectionNames } from '@hongyan/documents'
import { mailboxes } from '@hongyan/locales'
import { expect, test } from 'vitest'
import { singlePieces } from './default/fleet/single-pieces.ts'
import { industries } from './default/industries.ts'
import { facts } from './facts.ts'
import { collection, pageAt, siteContent } from './site-content.ts'

/** What several documents say is written in each of them: here is what has to be the same. */

const locales = ['zh-CN', 'en-US'] as const

function blockOf<Kind extends CollectionItem<'page'>['blocks'][number]['kind']>(
  path: string,
  id: string,
  kind: Kind,
  locale: (typeof locales)[number],
) {
  const block = pageAt(path, locale)?.blocks.find((one) => 'id' in one && one.id === id)
  if (block?.kind !== kind) throw new Error(`${path} has no ${kind} called ${id}`)
  return block as Extract<typeof block, { kind: Kind }>
}

test('every mailbox that a document names is one of the company', () => {
  const named = JSON.stringify([
    siteContent('zh-CN'),
    ...collectionNames.map((name) => [...collection(name, 'zh-CN').values()]),
  ]).match(/[\w.-]+@hongyan\.example/g)
  expect(new Set(named)).toEqual(new Set(Object.values(mailboxes)))
})

test('a mailbox that is shown is the one that is written to', () => {
  const shown = [...collection('page', 'zh-CN').values()]
    .flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'contacts' ? block.items : [])))
    .filter(({ href }) => href?.startsWith('mailto:'))
  expect(shown.length).toBeGreaterThan(0)
  for (const { value, href } of shown) expect(href).toBe(`mailto:${value}`)
})

test('the hours that a head draws are those of the register', () => {
  const drawn = [...collection('page', 'zh-CN').values()].flatMap(({ hero: { drawing } }) =>
    drawing?.kind === 'hours' ? [`${drawing.opens}:00–${drawing.closes}:00`] : [],
  )
  expect(drawn).toEqual([facts['service-hours'].value['zh-CN']])
})

test.each(locales)('the flights of the airline’s home are in its timetables (%s)', (locale) => {
  const tables = pageAt('/air/cargo', locale)?.blocks.flatMap((block) =>
    block.kind === 'timetable' ? block.flights : [],
  )
  const tonight = blockOf('/air', 'tonight', 'timetable', locale).flights
  expect(tonight.length).toBeGreaterThan(0)
  for (const flight of tonight) expect(tables).toContainEqual(flight)
})

test.each(locales)('the solutions are those of the industries, in their order (%s)', (locale) => {
  const { items } = blockOf('/products', 'solutions', 'cards', locale)
  expect(items.map(({ title, path }) => [title, path])).toEqual(
    industries.map(({ id, label }) => [label[locale], `/solutions/${id}`]),
  )
})

test.each([
  ['zh-CN', ' - 鸿雁物流'],
  ['en-US', ' - Hongyan Logistics'],
] as const)(
  'the brand closes every title but the one of the home page, which it opens (%s)',
  (locale, brand) => {
    for (const { path, title } of siteContent(locale).tdkList.entries) {
      if (path === '/') expect(title.startsWith(brand.slice(' - '.length))).toBe(true)
      else expect(title.endsWith(brand), title).toBe(true)
    }
  },
)

/** Rows of the table of single pieces, in the order of the page. */
const holds = ['narrowMain', 'narrowLower', 'wideMain', 'wideLower', 'belly'] as const
const units = { 'zh-CN': ['米', '公斤'], 'en-US': ['m', 'kg'] } as const

test.each(locales)('the largest single pieces are those of the fleet (%s)', (locale) => {
  const { rows } = blockOf('/air/compartments', 'pieces', 'table', locale)
  const [metre, kilogram] = units[locale]
  const metres = (millimetres: number, digits: number) => `${(millimetres / 1000).toFixed(digits)} ${metre}`
  const kilograms = (weight: number) => `${weight.toLocaleString('en-US')} ${kilogram}`
  expect(rows).toEqual(
    holds.map((hold) => {
      const { piece, floorLoad } = singlePieces[hold]
      return [
        expect.any(String),
        expect.any(String),
        metres(piece.height, 2),
        expect.stringMatching(new RegExp(`^${metres(piece.length, 1)}`)),
        expect.stringMatching(new RegExp(`^${kilograms(piece.weight)}`)),
        kilograms(floorLoad),
      ]
    }),
  )
})
