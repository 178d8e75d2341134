import { aBranch } from '@hongyan/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findDivision } from '../places/divisions.ts'
import { greatCircleKm } from '../places/great-circle.ts'
import { branchNetwork, districtsOf } from './branch-network.ts'
import { findBranches } from './find-branches.ts'
import { sampleNetwork } from './sample-network.ts'

const place = fc.record({
  longitude: fc.double({ min: 74, max: 134, noNaN: true }),
  latitude: fc.double({ min: 18, max: 53, noNaN: true }),
})
const binjiang = { longitude: 120.21, latitude: 30.21 }
const far = (km: number) => ({ ...binjiang, latitude: binjiang.latitude + km / 111.195 })

describe('findBranches', () => {
  it('sorts by true distance and keeps to the radius, from anywhere', () => {
    fc.assert(
      fc.property(place, fc.constantFrom(5, 20, 80, null), (from, radiusKm) => {
        const { items, count, nearest } = findBranches(sampleNetwork(), { from, radiusKm, limit: 2000 })
        expect(items).toHaveLength(count)
        const distances = items.map(({ branch }) => greatCircleKm(from, branch))
        expect(items.map(({ km }) => km)).toEqual(distances)
        expect(distances).toEqual([...distances].sort((one, other) => one - other))
        const inside = sampleNetwork().branches.filter(
          (branch) => radiusKm === null || greatCircleKm(from, branch) <= radiusKm,
        )
        expect(count).toBe(inside.length)
        expect(nearest === null).toBe(count > 0)
      }),
      { numRuns: 60 },
    )
  })

  it('puts the eastern one first where a degree of longitude is the shorter', () => {
    const east = aBranch({ longitude: binjiang.longitude + 0.05, latitude: binjiang.latitude })
    const north = aBranch({ longitude: binjiang.longitude, latitude: binjiang.latitude + 0.05 })
    const { items } = findBranches(branchNetwork([north, east]), { from: binjiang, radiusKm: 10, limit: 5 })
    expect(items.map(({ branch }) => branch)).toEqual([east, north])
  })

  it('says how far the nearest is when nothing lies within the radius', () => {
    const there = aBranch(far(12))
    const { count, nearest } = findBranches(branchNetwork([aBranch(far(40)), there]), {
      from: binjiang,
      radiusKm: 5,
      limit: 5,
    })
    expect(count).toBe(0)
    expect(nearest?.branch).toBe(there)
    expect(Math.round(nearest?.km ?? 0)).toBe(12)
  })

  it('counts the edge of the radius as inside', () => {
    const there = aBranch(far(5))
    const km = greatCircleKm(binjiang, there)
    const ask = (radiusKm: number) =>
      findBranches(branchNetwork([there]), { from: binjiang, radiusKm, limit: 5 }).count
    expect(ask(km)).toBe(1)
    expect(ask(km - 1e-6)).toBe(0)
  })

  it('filters by services, product and what is open, and says how many there were', () => {
    const cold = aBranch({ services: ['drop-off', 'cold-box'], products: ['cold'] })
    const late = aBranch({ week: Array.from({ length: 7 }, () => [1200, 1440] as const) })
    const network = branchNetwork([cold, late])
    const ask = (filter: object) =>
      findBranches(network, { from: binjiang, radiusKm: 5, limit: 5, ...filter })
    expect(ask({ services: ['drop-off', 'cold-box'] }).items.map(({ branch }) => branch)).toEqual([cold])
    expect(ask({ product: 'cold' }).count).toBe(1)
    const night = Date.parse('2026-11-21T22:30:00+08:00')
    expect(ask({ openAt: night }).items.map(({ branch }) => branch)).toEqual([late])
    expect(ask({ services: ['locker'] })).toMatchObject({ count: 0, unfiltered: 2, nearest: null })
    expect(ask({ services: ['cold-box'], openAt: night })).toMatchObject({ count: 0, nearest: null })
  })

  it('pages without losing or doubling anything', () => {
    const network = sampleNetwork()
    const search = { from: binjiang, within: '330100', radiusKm: null }
    const all = findBranches(network, { ...search, limit: 100 }).items
    const parts = [0, 10, 20, 30, 40, 50].flatMap(
      (offset) => findBranches(network, { ...search, limit: 10, offset }).items,
    )
    expect(parts).toEqual(all.slice(0, 60))
    expect(all.every(({ branch }) => branch.district.startsWith('3301'))).toBe(true)
  })
})

describe('the responsible branch', () => {
  it('is the one named for a district, else the nearest of the district, the city, the province', () => {
    const own = aBranch({ district: '330108', ...far(3) })
    const nearer = aBranch({ district: '330106', ...far(1) })
    const network = branchNetwork([own, nearer])
    expect(network.responsibleFor('330108')?.branch).toBe(own)
    expect(network.responsibleFor('330111')?.branch).toBe(nearer)
    const named = branchNetwork([own, { ...nearer, areas: ['330108'] }])
    expect(named.responsibleFor('330108')?.branch.code).toBe(nearer.code)
    expect(network.responsibleFor('110101')).toBeNull()
    expect(network.responsibleFor('999999')).toBeNull()
  })

  it('is never a hub or a freight station by distance alone', () => {
    const network = branchNetwork([aBranch({ kind: 'hub' }), aBranch({ kind: 'freight-station' })])
    expect(network.responsibleFor('330108')).toBeNull()
  })
})

describe('the network the site ships with', () => {
  const network = sampleNetwork()

  it('has hundreds of branches in more than 300 cities, each in a district that exists', () => {
    expect(network.branches.length).toBeGreaterThan(800)
    expect(new Set(network.branches.map(({ district }) => district.slice(0, 4))).size).toBeGreaterThan(300)
    for (const { district } of network.branches) expect(findDivision(district)).not.toBeNull()
    expect(network.byCode.size).toBe(network.branches.length)
  })

  it('has a branch for every district of its provinces that somebody could look after', () => {
    const missing = districtsOf('330000').filter(({ code }) => network.responsibleFor(code) === null)
    expect(missing).toEqual([])
  })

  it('is plainly a sample: made-up streets, one number with extensions of its own', () => {
    for (const { address, phone } of network.branches) {
      expect(address.zh).toContain('（示例）')
      expect(address.en).toContain('(sample)')
      expect(phone).toBe('950616')
    }
    expect(new Set(network.branches.map(({ extension }) => extension)).size).toBe(network.branches.length)
  })

  it('stands where it says: near the centre of its district', () => {
    const lost = network.branches.filter(
      (branch) => branch.kind !== 'hub' && greatCircleKm(branch, findDivision(branch.district) ?? branch) > 8,
    )
    expect(lost).toEqual([])
  })
})
