import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { listCities } from '../../places/find-city.ts'
import { greatCircleKm } from '../../places/great-circle.ts'
import { areaOf, isServed } from './areas.ts'
import { flight, greatCircleMetres, overland } from './distances.ts'
import { type Leg, type TransportMode, transportModes } from './leg.ts'
import { planLegs, type RouteQuestion } from './plan-legs.ts'
import { currentNetwork } from './route-network.ts'
import { ports, seaLanes, waypoints } from './sea-lanes-data.ts'
import { shortestPath } from './shortest-path.ts'

const plain = { electric: false, firstMetres: null, mainMetres: null, lastMetres: null }
const plan = (from: string, to: string, mode: TransportMode, more: Partial<RouteQuestion> = {}) =>
  planLegs({ ...plain, from, to, mode, ...more }, currentNetwork)
const legs = (from: string, to: string, mode: TransportMode, more: Partial<RouteQuestion> = {}) => {
  const answer = plan(from, to, mode, more)
  if (typeof answer === 'string') throw new Error(answer)
  return answer
}
const way = (from: string, to: string, mode: TransportMode) =>
  legs(from, to, mode).map(({ carrier, from: start, to: end }) => `${start.city} ${carrier} ${end.city}`)

const city = fc.constantFrom(...listCities().map(({ cityCode }) => cityCode))
const mode = fc.constantFrom(...transportModes)

test('hub to hub: collection, one trunk, delivery', () => {
  expect(way('110100', '310100', 'road')).toEqual([
    '110100 light-truck 110100',
    '110100 trunk-truck 310100',
    '310100 light-truck 310100',
  ])
})

test('other cities are fed by smaller trucks, over the hub on the way; neighbours are joined directly', () => {
  expect(way('370100', '440300', 'road').map((leg) => leg.split(' ')[1])).toEqual([
    'light-truck',
    'trunk-truck',
    'trunk-truck',
    'light-truck',
  ])
  expect(way('330100', '610100', 'road')[1]).toBe('330100 trunk-truck 610100')
  expect(way('330100', '320500', 'road')[1]).toBe('330100 feeder-truck 320500')
  expect(legs('440100', '440100', 'road')).toHaveLength(2)
})

test('cargo flies by the lines of the network, over Wuhan at night', () => {
  expect(way('110100', '310100', 'air').slice(1, -1)).toEqual([
    '110100 short-flight 420100',
    '420100 short-flight 310100',
  ])
  expect(way('420100', 'DEFRA', 'air')[1]).toBe('420100 long-flight DEFRA')
  expect(way('440300', 'GBLON', 'air').at(-2)).toMatch(/ long-flight GBLON$/)
  expect(way('MOMFM', 'JPTYO', 'air')[1]).toBe('MOMFM feeder-truck HKHKG')
})

test('rail and sea go from terminal to terminal and from port to port', () => {
  expect(way('610100', '650100', 'rail')[1]).toBe('610100 train 650100')
  expect(way('310100', 'USLAX', 'sea')[1]).toBe('310100 container-ship USLAX')
  expect(
    way('510100', 'DEFRA', 'sea')
      .slice(1, -1)
      .map((leg) => leg.split(' ')[1]),
  ).not.toContain('train')
})

test.each([
  ['110100', 'JPTYO', 'road', 'no-road'],
  ['110100', 'KRSEL', 'rail', 'no-rail'],
  ['440100', '440300', 'air', 'no-flight'],
  ['110100', '650100', 'sea', 'no-ship'],
  ['310100', '310100', 'sea', 'no-ship'],
  ['GBLON', 'USLAX', 'air', 'not-served'],
] as const)('%s to %s by %s: %s', (from, to, mode, reason) => {
  expect(plan(from, to, mode)).toBe(reason)
})

test('a city the table does not have is a fault of the caller', () => {
  expect(() => plan('999999', '110100', 'road')).toThrow(new RangeError('no city 999999'))
})

describe('distances', () => {
  test('the example of the method: Beijing to Shanghai', () => {
    const from = { latitude: 39.9042, longitude: 116.4074 }
    const to = { latitude: 31.2304, longitude: 121.4737 }
    expect(greatCircleKm(from, to)).toBeCloseTo(1067.3, 1)
    expect(greatCircleMetres(from, to)).toBe(1_067_000)
    expect(flight(greatCircleMetres(from, to)).metres).toBe(1_162_000)
    expect(overland('road', from, to).metres).toBe(1_280_400)
  })

  test('each adjustment is made once', () => {
    const [collection, trunk, delivery] = legs('110100', '310100', 'road')
    expect(trunk?.basis).toEqual({ kind: 'detour', greatCircle: 1_067_000, percent: 120 })
    expect(trunk?.metres).toBe(1_067_000 * 1.2)
    expect([collection?.metres, delivery?.metres]).toEqual([20_000, 20_000])
    for (const leg of legs('110100', '310100', 'air').filter(({ role }) => role === 'main')) {
      if (leg.basis.kind !== 'flight') throw new Error(leg.basis.kind)
      expect(leg.metres - leg.basis.greatCircle).toBe(95_000)
    }
  })

  // Road kilometres as atlases give them.
  test.each([
    ['110100', '310100', 1213],
    ['110100', '440100', 2120],
    ['310100', '440100', 1440],
    ['110100', '510100', 1800],
    ['610100', '650100', 2540],
  ])('%s to %s by road is %i km, give or take an eighth', (from, to, km) => {
    const metres = legs(from, to, 'road')
      .slice(1, -1)
      .reduce((sum, leg) => sum + leg.metres, 0)
    expect(Math.abs(metres / 1000 / km - 1)).toBeLessThan(0.125)
  })

  // Port-to-port distances as published, in nautical miles.
  test.each([
    ['310100', 'USLAX', 5700],
    ['310100', 'SGSIN', 2240],
    ['310100', 'JPTYO', 1050],
    ['310100', '120100', 690],
    ['310100', 'HKHKG', 825],
    ['310100', 'NLAMS', 10_520],
    ['310100', 'USNYC', 10_580],
    ['310100', 'AUSYD', 4640],
    ['440300', 'AEDXB', 4940],
    ['210200', 'KRSEL', 285],
  ])('%s to %s by sea is %i nautical miles, give or take 6 %%', (from, to, miles) => {
    const ship = legs(from, to, 'sea').find(({ carrier }) => carrier === 'container-ship')
    expect(Math.abs((ship?.metres ?? 0) / 1852 / miles - 1)).toBeLessThan(0.06)
  })

  test('what the visitor enters is used as it is, shared by the legs of the long haul', () => {
    const entered = legs('110100', '310100', 'air', {
      firstMetres: 12_000,
      mainMetres: 2_000_001,
      lastMetres: 7_500,
    })
    expect(entered.map(({ basis }) => basis.kind)).toEqual(['entered', 'entered', 'entered', 'entered'])
    expect(entered.map(({ metres }) => metres)).toEqual([
      12_000,
      expect.any(Number),
      expect.any(Number),
      7_500,
    ])
    expect((entered[1]?.metres ?? 0) + (entered[2]?.metres ?? 0)).toBe(2_000_001)
  })
})

test('a distance that is entered is shared by the long haul alone, to the metre', () => {
  fc.assert(
    fc.property(city, city, mode, fc.integer({ min: 1, max: 40_000_000 }), (from, to, by, mainMetres) => {
      const way = plan(from, to, by, { mainMetres })
      const ours = plan(from, to, by)
      if (typeof way === 'string' || typeof ours === 'string') return
      const main = way.filter(({ role }) => role === 'main')
      if (main.length > 0) expect(main.reduce((sum, leg) => sum + leg.metres, 0)).toBe(mainMetres)
      const others = (legs: typeof way) => legs.filter(({ role }) => role !== 'main')
      expect(others(way)).toEqual(others(ours))
    }),
    { numRuns: 300 },
  )
})

test('where no flights join two airports there is no way by air', () => {
  const network = {
    ...currentNetwork,
    airLines: [
      ['110100', '310100'],
      ['440300', '510100'],
    ],
    gateways: [],
  }
  const question = { ...plain, mode: 'air' } as const
  const parted = network as unknown as typeof currentNetwork
  expect(planLegs({ ...question, from: '110100', to: '510100' }, parted)).toBe('no-flight')
  expect(planLegs({ ...question, from: '110100', to: '310100' }, parted)).toHaveLength(3)
})

test('electric vans run where a Chinese grid charges them, and nowhere else', () => {
  const carriers = legs('310100', 'JPTYO', 'air', { electric: true }).map(({ carrier }) => carrier)
  expect([carriers[0], carriers.at(-1)]).toEqual(['electric-van', 'light-truck'])
})

test('every way begins and ends at a door, is unbroken, made of whole metres, and as long in reverse', () => {
  fc.assert(
    fc.property(city, city, mode, (from, to, by) => {
      const there = plan(from, to, by)
      const back = plan(to, from, by)
      if (typeof there === 'string' || typeof back === 'string') {
        expect(there).toBe(back)
        return
      }
      expect([there[0]?.from, there.at(-1)?.to]).toEqual([
        { kind: 'door', city: from },
        { kind: 'door', city: to },
      ])
      for (const [index, leg] of there.entries()) {
        expect(Number.isSafeInteger(leg.metres) && leg.metres > 0).toBe(true)
        if (index > 0) expect(leg.from).toEqual(there[index - 1]?.to)
      }
      const length = (way: typeof there) => way.reduce((sum, leg) => sum + leg.metres, 0)
      expect(length(back)).toBe(length(there))
    }),
    { numRuns: 300 },
  )
})

test('the first and the last mile stay in their own city, and only they are electric', () => {
  fc.assert(
    fc.property(city, city, mode, (from, to, by) => {
      const way = plan(from, to, by, { electric: true })
      if (typeof way === 'string') return
      const cities = (role: Leg['role']) =>
        way.filter((leg) => leg.role === role).map((leg) => [leg.from.city, leg.to.city])
      expect(cities('first-mile')).toEqual([[from, from]])
      expect(cities('last-mile')).toEqual([[to, to]])
      const electric = way.filter(({ carrier }) => carrier === 'electric-van').map(({ role }) => role)
      expect(electric).toEqual([
        ...(areaOf(from) === 'CN' ? ['first-mile'] : []),
        ...(areaOf(to) === 'CN' ? ['last-mile'] : []),
      ])
    }),
    { numRuns: 300 },
  )
})

test('from the mainland every other mainland city can be reached by road, and every city abroad by air', () => {
  for (const { cityCode } of listCities()) {
    const home = areaOf(cityCode) === 'CN'
    expect(typeof plan('420100', cityCode, home ? 'road' : 'air'), cityCode).toBe('object')
    if (!home) expect(isServed(cityCode)).toBe(['HK', 'MO'].includes(areaOf(cityCode)))
  }
})

test('the chart of the sea is whole: every lane joins known points and every port has one', () => {
  const known = new Set([...ports.map(({ city: name }) => name), ...Object.keys(waypoints)])
  const joined = new Set(seaLanes.flat())
  expect([...joined].filter((node) => !known.has(node))).toEqual([])
  expect([...known].filter((node) => !joined.has(node))).toEqual([])
  const edges = seaLanes.map(([from, to]) => ({ from, to, metres: 1 }))
  for (const port of ports) expect(shortestPath(edges, '310100', port.city), port.city).not.toBeNull()
})

test('the shortest way is the shortest, both ways round, or none', () => {
  const edges = [
    { from: 'a', to: 'b', metres: 5 },
    { from: 'b', to: 'c', metres: 5 },
    { from: 'a', to: 'c', metres: 11 },
    { from: 'x', to: 'y', metres: 1 },
  ]
  expect(shortestPath(edges, 'a', 'c')).toEqual(['a', 'b', 'c'])
  expect(shortestPath(edges, 'c', 'a')).toEqual(['c', 'b', 'a'])
  expect(shortestPath(edges, 'a', 'y')).toBeNull()
  expect(shortestPath(edges, 'a', 'a')).toEqual(['a'])
})
