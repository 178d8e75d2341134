import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { trackedFiles } from './tracked-files.ts'

/** The floors of the domain, lowest first: a folder may import from its own floor and from those below. */
const floors: readonly (readonly string[])[] = [
  ['context', 'errors', 'audit', 'limits', 'countries', 'typed', 'privacy', 'loading'],
  ['outbox', 'codes', 'numbers'],
  ['places', 'addresses', 'network', 'branches', 'coverage', 'prohibited', 'table-heads'],
  ['tracking', 'quotes', 'carbon'],
  ['ingestion'],
  ['accounts', 'companies', 'staff', 'notes'],
  [
    'address-book',
    'claims',
    'enquiries',
    'feedback',
    'merchants',
    'orders',
    'papers',
    'passkeys',
    'rates',
    'shipments',
    'subscriptions',
  ],
  ['publishing', 'page-views', 'searching', 'own-data', 'worklists'],
  ['desk-documents'],
  ['releases'],

  ['media'],
  ['retention', 'registry'],
]
const floorOf = new Map(floors.flatMap((rooms, floor) => rooms.map((room) => [room, floor] as const)))

const importing = /(?:from|import)\s*\(?\s*'(\.[^']+)'/g
const isTest = (path: string): boolean => /\.(test|fixture)\.tsx?$|\/testing\//.test(path)

const source = 'packages/domain/src/'
const roomOf = (path: string): string => path.slice(source.length).split('/')[0]?.replace(/\.ts$/, '') ?? ''

/** Every import between two folders of the domain, types included; tests may look anywhere. */
const arrows = trackedFiles(/^packages\/domain\/src\/.*\.ts$/)
  .filter(({ path }) => !isTest(path))
  .flatMap(({ path, text }) =>
    [...text.matchAll(importing)].map(([, target = '']) => ({
      from: path,
      to: join(dirname(path), target),
    })),
  )
  .filter(({ from, to }) => roomOf(from) !== roomOf(to))

/** Imports between folders of a part of the tree; files that stand beside its folders are none. */
function arrowsIn(part: string): Map<string, Set<string>> {
  const folder = (path: string): string | null => {
    const [name, ...rest] = path.startsWith(part) ? path.slice(part.length).split('/') : []
    return name === undefined || rest.length === 0 ? null : name
  }
  const next = new Map<string, Set<string>>()
  for (const { path, text } of trackedFiles(/\.tsx?$/)) {
    const from = folder(path)
    if (from === null || isTest(path)) continue
    for (const [, target = ''] of text.matchAll(importing)) {
      const to = folder(join(dirname(path), target))
      if (to === null || to === from) continue
      next.set(from, (next.get(from) ?? new Set()).add(to))
    }
  }
  return next
}

const features = [
  ...new Set(
    trackedFiles(/^apps\/site\/features\/.*\.tsx?$/).map(({ path }) => path.split('/').slice(0, 4).join('/')),
  ),
].map((feature) => `${feature}/`)

test.each(['apps/site/server/', 'packages/domain/src/', 'packages/content/src/', 'tools/', ...features])(
  'no folders of %s stand in a circle',
  (part) => {
    const next = arrowsIn(part)
    const reach = (folder: string, seen: Set<string>): Set<string> => {
      for (const to of next.get(folder) ?? []) {
        if (seen.has(to)) continue
        seen.add(to)
        reach(to, seen)
      }
      return seen
    }
    expect([...next.keys()].filter((folder) => reach(folder, new Set()).has(folder))).toEqual([])
  },
)

describe('the floors of the domain', () => {
  test('every folder has one', () => {
    const rooms = new Set(arrows.flatMap(({ from, to }) => [roomOf(from), roomOf(to)]))
    expect([...rooms].filter((room) => !floorOf.has(room))).toEqual([])
  })

  test('no arrow leads up', () => {
    const floor = (path: string) => floorOf.get(roomOf(path)) ?? 0
    const up = arrows.filter(({ from, to }) => floor(to) > floor(from))
    expect(up.map(({ from, to }) => `${from} imports ${to}`)).toEqual([])
  })
})
