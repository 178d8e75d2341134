import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { trackedFiles } from './tracked-files.ts'

/** The floors of the domain, lowest first: a folder may import from its own floor and from those below. */
const floors: readonly (readonly string[])[] = [
  ['context', 'errors', 'audit', 'limits', 'typed', 'privacy', 'loading'],
  ['outbox', 'codes', 'numbers'],
  ['places', 'addresses', 'network', 'branches', 'coverage', 'prohibited'],
  ['tracking', 'quotes', 'carbon'],
  ['accounts', 'companies'],
  [
    'address-book',
    'claims',
    'enquiries',
    'feedback',
    'merchants',
    'orders',
    'papers',
    'shipments',
    'subscriptions',
  ],
  ['publishing', 'reading', 'searching', 'own-data'],
  ['retention', 'registry'],
]
const floorOf = new Map(floors.flatMap((rooms, floor) => rooms.map((room) => [room, floor] as const)))

const source = 'packages/domain/src/'
/** Doors of the package, which show what stands behind them. */
const isDoor = (path: string): boolean => /^[^/]+\.ts$/.test(path.slice(source.length))
const roomOf = (path: string): string => path.slice(source.length).split('/')[0]?.replace(/\.ts$/, '') ?? ''

/** Every import between two folders of the domain, types included; tests may look anywhere. */
const arrows = trackedFiles(/^packages\/domain\/src\/.*\.ts$/)
  .filter(({ path }) => !/\.test\.ts$|\.fixture\.ts$|\/testing\//.test(path))
  .flatMap(({ path, text }) =>
    [...text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map(([, target = '']) => ({
      from: path,
      to: join(dirname(path), target),
    })),
  )
  .filter(({ from, to }) => roomOf(from) !== roomOf(to))
  .filter(({ from }) => !isDoor(from) || floorOf.has(roomOf(from)))

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

  test('no folders stand in a circle', () => {
    const next = Map.groupBy(arrows, ({ from }) => roomOf(from))
    const reach = (room: string, seen: Set<string>): Set<string> => {
      for (const { to } of next.get(room) ?? []) {
        if (seen.has(roomOf(to))) continue
        seen.add(roomOf(to))
        reach(roomOf(to), seen)
      }
      return seen
    }
    expect([...next.keys()].filter((room) => reach(room, new Set()).has(room))).toEqual([])
  })
})
