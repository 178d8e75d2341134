import { expect, test } from 'vitest'
import { itemSeeds, seeds } from './seeds.ts'
import { collection } from './site-content.ts'
import { linkFaults } from './testing/link-faults.ts'

const faults = linkFaults(seeds, itemSeeds, () => false)

test('every link leads to a page there is', () => {
  expect(
    faults.pages,
    'There is no such page. One that is no document has to stand in the list `screens` of testing/link-faults.ts.',
  ).toEqual([])
})

test('every page that a news item names beside its text can be shown there', () => {
  expect(
    faults.related,
    '`related` of a news item names documents of `pages` and tools with a head in tdk-list.yaml, no news or notice.',
  ).toEqual([])
})

test('every anchor is on the page it names', () => {
  expect(faults.anchors).toEqual([])
})

test('every question, price and aircraft that a page names exists, and every service that a notice touches', () => {
  expect([faults.references, faults.services]).toEqual([[], []])
})

test('no scene stands twice on a page, and no title or description on two pages', () => {
  const pages = [...collection('page', 'zh-CN').values()]
  const scenesOf = (value: unknown): string[] => {
    if (value === null || typeof value !== 'object') return []
    return Object.entries(value).flatMap(([key, item]) =>
      key === 'scene' && typeof item === 'string' ? [item] : scenesOf(item),
    )
  }
  const twice = pages.filter((page) => {
    const scenes = scenesOf([page.hero, page.blocks])
    return new Set(scenes).size !== scenes.length
  })
  expect(twice.map(({ path }) => path)).toEqual([])
  const heads = pages.flatMap(({ head }) => [head.title, head.description])
  expect(heads.filter((text, index) => heads.indexOf(text) !== index)).toEqual([])
})
