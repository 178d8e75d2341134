import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { projectShipment, type Scan } from './project-shipment.ts'
import { listVisits } from './route-stops.ts'
import { consignmentOrder, isFinal, scanRules } from './status-table.ts'
import {
  type EventCode,
  eventCodes,
  holdReasons,
  type Milestone,
  milestones,
  type ShipmentStatus,
  shipmentStatuses,
} from './vocabulary.ts'

const beijing = '110100'
const shenzhen = '440300'

function scan(code: Scan['code'], at: number, changes: Partial<Scan> = {}): Scan {
  return { eventId: `e${at}`, code, at, cityCode: shenzhen, sequence: null, holdReason: null, ...changes }
}

function project(scans: readonly Scan[], pieces = 1) {
  return projectShipment(scans, { pieces, destinationCity: beijing, registeredAt: 0 })
}

const scans = fc.array(
  fc.record({
    eventId: fc.uuid(),
    code: fc.constantFrom<Scan['code'][]>(...eventCodes, 'unmapped'),
    at: fc.nat(20),
    cityCode: fc.constantFrom(beijing, shenzhen, 'NOWHERE'),
    sequence: fc.option(fc.integer({ min: 1, max: 4 })),
    holdReason: fc.option(fc.constantFrom(...holdReasons)),
  }),
  { maxLength: 25 },
)

describe('the status table', () => {
  test('has a rule for every code, and nothing leaves a final status', () => {
    expect(Object.keys(scanRules).sort()).toEqual([...eventCodes, 'unmapped'].sort())
    expect([...consignmentOrder].sort()).toEqual([...shipmentStatuses].sort())
    const from = Object.values(scanRules).flatMap((rule) => rule.moves.flatMap((move) => [...move.from]))
    expect(from.filter(isFinal)).toEqual([])
  })

  test.each<[EventCode[], string]>([
    [['order_registered'], 'registered'],
    [['order_registered', 'picked_up'], 'picked_up'],
    [['picked_up', 'origin_departed', 'hub_arrived'], 'in_transit'],
    [['picked_up', 'out_for_delivery', 'attempt_failed'], 'attempt_failed'],
    [['out_for_delivery', 'attempt_failed', 'branch_arrived'], 'attempt_failed'],
    [['attempt_failed', 'out_for_delivery'], 'out_for_delivery'],
    [['attempt_failed', 'rerouted'], 'in_transit'],
    [['out_for_delivery', 'locker_placed'], 'awaiting_collection'],
    [['out_for_delivery', 'held', 'released'], 'out_for_delivery'],
    [['picked_up', 'held', 'hub_arrived'], 'on_hold'],
    [['picked_up', 'held', 'trunk_departed'], 'in_transit'],
    [['return_started', 'hub_arrived', 'out_for_delivery'], 'returning'],
    [['return_started', 'delivered'], 'returned'],
    [['return_started', 'returned', 'picked_up'], 'returned'],
    [['delivered', 'out_for_delivery', 'held', 'return_started'], 'delivered'],
    [['picked_up', 'eta_changed', 'temperature_logged'], 'picked_up'],
  ])('%j ends %s', (codes, status) => {
    expect(project(codes.map((code, index) => scan(code, index + 1))).status).toBe(status)
  })

  /** A status by a letter, and the scans that lead there. */
  const statuses: Readonly<Record<string, readonly [ShipmentStatus, ...EventCode[]]>> = {
    R: ['registered'],
    P: ['picked_up', 'picked_up'],
    T: ['in_transit', 'trunk_departed'],
    O: ['out_for_delivery', 'out_for_delivery'],
    A: ['awaiting_collection', 'locker_placed'],
    F: ['attempt_failed', 'attempt_failed'],
    H: ['on_hold', 'picked_up', 'held'],
    B: ['returning', 'return_started'],
    X: ['returned', 'returned'],
    D: ['delivered', 'delivered'],
  }

  // From each of R P T O A F H B X D in turn; then the step that a first scan proves, and whether goods were there.
  test.each<[Scan['code'], string, Milestone | null, 'seen' | 'told']>([
    ['order_registered', 'RPTOAFHBXD', null, 'told'],
    ['picked_up', 'PPTOAFHBXD', 'picked_up', 'seen'],
    ['origin_departed', 'TTTTTTTBXD', 'left_origin', 'seen'],
    ['hub_arrived', 'TTTTAFHBXD', null, 'seen'],
    ['hub_sorted', 'TTTTAFHBXD', null, 'seen'],
    ['hub_departed', 'TTTTTTTBXD', 'left_origin', 'seen'],
    ['trunk_departed', 'TTTTTTTBXD', 'left_origin', 'seen'],
    ['flight_departed', 'TTTTTTTBXD', 'left_origin', 'seen'],
    ['flight_arrived', 'TTTTAFHBXD', null, 'seen'],
    ['customs_entered', 'TTTTAFHBXD', null, 'seen'],
    ['customs_cleared', 'TTTTAFHBXD', null, 'seen'],
    ['destination_arrived', 'TTTTAFHBXD', 'reached_destination', 'seen'],
    ['branch_arrived', 'TTTTAFHBXD', null, 'seen'],
    ['out_for_delivery', 'OOOOOOOBXD', 'out_for_delivery', 'seen'],
    ['attempt_failed', 'FFFFFFFBXD', 'out_for_delivery', 'seen'],
    ['locker_placed', 'AAAAAAABXD', 'out_for_delivery', 'seen'],
    ['ready_for_collection', 'AAAAAAABXD', 'reached_destination', 'seen'],
    ['held', 'HHHHHHHBXD', null, 'seen'],
    ['released', 'RPTOAFPBXD', null, 'seen'],
    ['rerouted', 'RPTOTTHBXD', null, 'told'],
    ['eta_changed', 'RPTOAFHBXD', null, 'told'],
    ['temperature_logged', 'RPTOAFHBXD', null, 'told'],
    ['return_started', 'BBBBBBBBXD', null, 'seen'],
    ['returned', 'XXXXXXXXXD', null, 'seen'],
    ['delivered', 'DDDDDDDXXD', 'delivered', 'seen'],
    ['unmapped', 'TPTOAFHBXD', null, 'told'],
  ])('%s leads to %s, proves %s and the goods were %s', (code, letters, milestone, seen) => {
    const reached = Object.values(statuses).map(([, ...codes]) =>
      project([...codes, code].map((each, index) => scan(each, index + 1))),
    )
    expect(reached.map(({ status }) => status)).toEqual([...letters].map((letter) => statuses[letter]?.[0]))
    expect(reached[0]?.reached).toBe(milestone === null ? -1 : milestones.indexOf(milestone))
    expect(listVisits([scan(code, 1)])).toHaveLength(seen === 'seen' ? 1 : 0)
  })

  test('a hold ends where it began, however often it was renewed, and its reason goes with it', () => {
    const held = (holdReason: Scan['holdReason'], at: number) => scan('held', at, { holdReason })
    const twice = [scan('out_for_delivery', 1), held('weather', 2), held('customs', 3)]
    expect(project(twice)).toMatchObject({ status: 'on_hold', holdReason: 'customs', statusSince: 2 })
    const after = project([...twice, scan('released', 4)])
    expect(after).toMatchObject({ status: 'out_for_delivery', holdReason: null, statusSince: 4 })
    expect(after.packages[0]?.holdReason).toBeNull()
  })

  test('a new address ends the hold for it, and parcels that waited go on', () => {
    const rerouted = (before: EventCode, holdReason: Scan['holdReason']) =>
      project([scan(before, 1), scan('held', 2, { holdReason }), scan('rerouted', 3)]).status
    expect(rerouted('out_for_delivery', 'address')).toBe('out_for_delivery')
    expect(rerouted('locker_placed', 'address')).toBe('in_transit')
    expect(rerouted('locker_placed', 'weather')).toBe('on_hold')
  })

  test('on its way back a package passes no step any more', () => {
    const back = [scan('picked_up', 1), scan('return_started', 2), scan('out_for_delivery', 3)]
    expect(project(back).reached).toBe(0)
    expect(project([...back, scan('delivered', 4)]).reached).toBe(0)
  })

  test('customs clearance ends a customs hold and no other', () => {
    const held = (holdReason: Scan['holdReason']) =>
      project([scan('flight_arrived', 1), scan('held', 2, { holdReason }), scan('customs_cleared', 3)])
    expect(held('customs').status).toBe('in_transit')
    expect(held('weather')).toMatchObject({ status: 'on_hold', holdReason: 'weather' })
  })

  test('a code nobody mapped still shows that the goods move', () => {
    const { status, timeline } = project([scan('order_registered', 1), scan('unmapped', 2)])
    expect(status).toBe('in_transit')
    expect(timeline.at(-1)).toMatchObject({ status: 'in_transit', scan: { code: 'unmapped' } })
  })
})

describe('projectShipment', () => {
  test('any order of arrival gives the same projection', () => {
    const shuffled = scans.chain((list) =>
      fc.record({ list: fc.constant(list), other: fc.shuffledSubarray(list, { minLength: list.length }) }),
    )
    fc.assert(
      fc.property(shuffled, fc.integer({ min: 1, max: 4 }), ({ list, other }, pieces) => {
        expect(project(other, pieces)).toEqual(project(list, pieces))
      }),
      { numRuns: 500 },
    )
  })

  test('whatever comes, the projection is consistent', () => {
    fc.assert(
      fc.property(scans, fc.integer({ min: 1, max: 4 }), (list, pieces) => {
        const projection = project(list, pieces)
        const { packages, status } = projection
        expect(packages).toHaveLength(pieces)
        expect(packages.some((state) => state.status === status)).toBe(true)
        expect(projection.deliveredPackages).toBe(packages.filter((p) => p.status === 'delivered').length)
        expect(status === 'delivered').toBe(projection.deliveredPackages === pieces)
        expect(status === 'on_hold').toBe(projection.holdReason !== null)
        expect(projection.reached).toBeLessThan(milestones.length)
        expect(projection.timeline).toHaveLength(list.length)
      }),
    )
  })

  test('within one moment codes count in their usual order', () => {
    const at = (code: EventCode, eventId: string) => scan(code, 5, { eventId })
    const { status, timeline } = project([
      at('hub_arrived', 'a'),
      at('order_registered', 'c'),
      at('picked_up', 'b'),
    ])
    expect(timeline.map((entry) => entry.scan.code)).toEqual(['order_registered', 'picked_up', 'hub_arrived'])
    expect(status).toBe('in_transit')
  })

  test('packages of one consignment may differ; what needs attention speaks first', () => {
    const all = [scan('picked_up', 1), scan('out_for_delivery', 2)]
    const one = project([...all, scan('delivered', 3, { sequence: 1 })], 3)
    expect(one).toMatchObject({
      status: 'out_for_delivery',
      statusSince: 2,
      deliveredPackages: 1,
      reached: 3,
    })
    const two = project([...all, scan('delivered', 3, { sequence: 1 }), scan('held', 4, { sequence: 2 })], 3)
    expect(two).toMatchObject({ status: 'on_hold', statusSince: 4, holdReason: 'other' })
    expect(two.packages.map((state) => state.status)).toEqual(['delivered', 'on_hold', 'out_for_delivery'])
  })

  test('the status that speaks for two packages is the first of the order that either has', () => {
    const codes: Readonly<Record<ShipmentStatus, Scan['code']>> = {
      on_hold: 'held',
      attempt_failed: 'attempt_failed',
      returning: 'return_started',
      registered: 'order_registered',
      picked_up: 'picked_up',
      in_transit: 'trunk_departed',
      out_for_delivery: 'out_for_delivery',
      awaiting_collection: 'locker_placed',
      returned: 'returned',
      delivered: 'delivered',
    }
    const order = Object.keys(codes) as ShipmentStatus[]
    for (const [first, a] of order.entries()) {
      for (const [second, b] of order.entries()) {
        const two = project([scan(codes[a], 1, { sequence: 1 }), scan(codes[b], 2, { sequence: 2 })], 2)
        expect(two.status, `${a} and ${b}`).toBe(order[Math.min(first, second)])
      }
    }
  })

  test('equal moments and codes count by the sender’s id, whatever came first', () => {
    const reasonOf = (...ids: string[]) =>
      project(
        ids.map((eventId) =>
          scan('held', 1, { eventId, holdReason: eventId === 'b' ? 'customs' : 'weather' }),
        ),
      ).holdReason
    expect([reasonOf('a', 'b'), reasonOf('b', 'a')]).toEqual(['customs', 'customs'])
    expect([reasonOf('b', 'c'), reasonOf('c', 'b')]).toEqual(['weather', 'weather'])
  })

  test('a code nobody mapped counts after all others of its moment', () => {
    const { timeline } = project([
      scan('unmapped', 1, { eventId: 'a' }),
      scan('delivered', 1, { eventId: 'b' }),
      scan('order_registered', 1, { eventId: 'c' }),
    ])
    expect(timeline.map(({ scan: { code } }) => code)).toEqual(['order_registered', 'delivered', 'unmapped'])
  })

  test('the status of the moment is the package’s own, or that of all', () => {
    const { timeline, lastEventAt, packages } = project(
      [scan('picked_up', 1), scan('delivered', 2, { sequence: 1 }), scan('eta_changed', 3)],
      2,
    )
    expect(timeline.map(({ status }) => status)).toEqual(['picked_up', 'delivered', 'picked_up'])
    expect(lastEventAt).toBe(3)
    expect(packages.map(({ sequence, lastEventAt: at }) => [sequence, at])).toEqual([
      [1, 3],
      [2, 3],
    ])
  })

  test('nothing scanned is what was booked', () => {
    expect(projectShipment([], { pieces: 2, destinationCity: beijing, registeredAt: 7 })).toMatchObject({
      status: 'registered',
      statusSince: 7,
      holdReason: null,
      reached: -1,
      deliveredPackages: 0,
      lastEventAt: null,
      timeline: [],
    })
  })

  test('scans of packages beyond the last are history only', () => {
    const projection = project([scan('picked_up', 1), scan('delivered', 2, { sequence: 4 })], 2)
    expect(projection).toMatchObject({ status: 'picked_up', lastEventAt: 2 })
    expect(projection.timeline.at(-1)?.status).toBe('picked_up')
  })

  test.each(['branch_arrived', 'hub_arrived', 'hub_sorted', 'flight_arrived'] as const)(
    '%s proves arrival only in the destination city',
    (code) => {
      expect(project([scan(code, 1)]).reached).toBe(-1)
      expect(project([scan(code, 1, { cityCode: beijing })]).reached).toBe(2)
    },
  )

  test('back under way from a round, it stands before the round again', () => {
    const round = [scan('branch_arrived', 1, { cityCode: beijing }), scan('out_for_delivery', 2)]
    expect(project([...round, scan('hub_arrived', 3)])).toMatchObject({ status: 'in_transit', reached: 2 })
    const again = [...round, scan('attempt_failed', 3), scan('rerouted', 4)]
    expect(project(again)).toMatchObject({ status: 'in_transit', reached: 2 })
    expect(project([...again, scan('out_for_delivery', 5)]).reached).toBe(3)
  })

  test('what is carried on while it is held is under way once released', () => {
    const held = [scan('picked_up', 1), scan('held', 2, { holdReason: 'weather' })]
    expect(project([...held, scan('released', 4)]).status).toBe('picked_up')
    expect(project([...held, scan('hub_arrived', 3)]).status).toBe('on_hold')
    expect(project([...held, scan('hub_arrived', 3), scan('released', 4)]).status).toBe('in_transit')
  })

  test('the step is that of the packages which the status speaks of', () => {
    const failed = [scan('out_for_delivery', 2, { sequence: 1 }), scan('attempt_failed', 3, { sequence: 1 })]
    const two = project([scan('picked_up', 1), ...failed, scan('origin_departed', 4, { sequence: 2 })], 2)
    expect(two).toMatchObject({ status: 'attempt_failed', reached: 3 })
  })
})
