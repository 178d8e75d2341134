import { collectionNames, documentNames, isClaim, type Step } from '@hongyan/documents'
import { documentKinds, formOf } from '@hongyan/documents/forms/form-of'
import { partsOf, type WrittenPart } from '@hongyan/documents/forms/parts-of'
import { pathLabel } from '@hongyan/documents/forms/path-label'
import { problemsOf } from '@hongyan/documents/forms/problems-of'
import { titleOf } from '@hongyan/documents/forms/title-of'
import type { DocumentKind } from '@hongyan/documents/labels'
import { localeIds } from '@hongyan/locales'
import { describe, expect, test } from 'vitest'
import { itemSeeds, seeds } from './seeds.ts'

const shipped: readonly (readonly [kind: DocumentKind, key: string, seed: unknown])[] = [
  ...documentNames.map((name) => [name, '', seeds[name]] as const),
  ...collectionNames.flatMap((name) => [...itemSeeds[name]].map(([key, seed]) => [name, key, seed] as const)),
]

/** A document made anew of the values that its form reaches, and of what a form leaves as it is. */
function rebuild(seed: unknown, parts: readonly WrittenPart[]): unknown {
  const values = new Map(parts.map(({ path, value }) => [JSON.stringify(path), value]))
  const make = (part: unknown, path: readonly Step[], isUnion: boolean): unknown => {
    if (Array.isArray(part)) return part.map((one, index) => make(one, [...path, index], false))
    if (typeof part !== 'object' || part === null) return values.get(JSON.stringify(path))
    return Object.fromEntries(
      Object.entries(part).map(([key, one]) => {
        const isLeft = (key === 'claim' && isClaim(part)) || key === 'kind'
        const made = make(one, [...path, key], isUnion)
        return [key, isLeft && made === undefined ? one : key === 'claim' ? one : made]
      }),
    )
  }
  return make(seed, [], false)
}

/** Whether a value is what a part of a form shows. */
function suits({ node, value, language }: WrittenPart): boolean {
  if (value === null) return true
  switch (node.type) {
    case 'text':
    case 'cell':
      return typeof value === 'string'
    case 'number':
      return typeof value === 'number' && language === null
    case 'flag':
      return typeof value === 'boolean' && language === null
    case 'choice':
      return node.options.some((option) => option.value === value)
    case 'group':
    case 'list':
    case 'lines':
    case 'table':
    case 'union':
      return false
    default:
      return typeof value === 'string'
  }
}

test('every kind of document is shipped', () => {
  expect([...new Set(shipped.map(([kind]) => kind))].toSorted()).toEqual(documentKinds.toSorted())
})

describe.each(documentKinds)('the form of %s', (kind) => {
  const own = shipped.filter(([one]) => one === kind)
  test('reaches every value of every shipped document, and building it anew changes nothing', () => {
    for (const [, key, seed] of own) {
      const parts = [...partsOf(formOf(kind), seed)]
      expect(rebuild(seed, parts), key).toEqual(seed)
      expect(
        parts.filter((part) => !suits(part)).map(({ path, node }) => [key, path.join('.'), node.type]),
      ).toEqual([])
    }
  })
  test('finds no problem in them, and each has a title', () => {
    for (const [, key, seed] of own) {
      for (const locale of localeIds) {
        expect(problemsOf(kind, seed, locale), `${key} ${locale}`).toEqual([])
        expect(titleOf(kind, seed, locale), `${key} ${locale}`).not.toBe('')
      }
    }
  })
  test('says in words where every value stands', () => {
    for (const [, , seed] of own) {
      for (const { path } of partsOf(formOf(kind), seed)) {
        const [chinese, english] = pathLabel(kind, path, seed)
        expect(chinese).not.toMatch(/[[\]]|undefined/)
        expect(english).not.toMatch(/[\p{Script=Han}[\]]|undefined/u)
      }
    }
  })
})
