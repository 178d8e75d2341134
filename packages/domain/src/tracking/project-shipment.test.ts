import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { projectShipment, type Scan } from './project-shipment.ts'
import { consignmentOrder, isFinal, scanRules } from './status-table.ts'
import { type EventCode, eventCodes, holdReasons, milestones, shipmentStatuses } from './vocabulary.ts'

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

  test('scans of packages beyond the last are history only', () => {
    const projection = project([scan('picked_up', 1), scan('delivered', 2, { sequence: 4 })], 2)
    expect(projection).toMatchObject({ status: 'picked_up', lastEventAt: 2 })
    expect(projection.timeline.at(-1)?.status).toBe('picked_up')
  })

  test('a branch proves arrival only in the destination city', () => {
    expect(project([scan('branch_arrived', 1)]).reached).toBe(-1)
    expect(project([scan('branch_arrived', 1, { cityCode: beijing })]).reached).toBe(2)
  })
})
