import { inEach, sourceId } from '@hongyan/locales'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findCity } from '../places/find-city.ts'
import type { Place } from '../places/place.ts'
import { firstScanExpectedBy, judgeFreshness } from './judge-freshness.ts'
import { type ActionInput, nextAction } from './next-action.ts'
import { type EtaScan, projectEta } from './project-eta.ts'
import { listVisits, routeStops } from './route-stops.ts'
import { holdReasons } from './vocabulary.ts'

const hour = 3_600_000
const noon = Date.parse('2026-11-21T12:00:00+08:00')
const zone = 'Asia/Shanghai'

function city(code: string): Place {
  const place = findCity(code)
  if (!place) throw new Error(`no city ${code}`)
  return place
}

function scan(code: EtaScan['code'], at: number, changes: Partial<EtaScan> = {}): EtaScan {
  return {
    eventId: `e${at}`,
    code,
    at,
    cityCode: '440300',
    sequence: null,
    holdReason: null,
    eta: null,
    ...changes,
  }
}

const window = (from: number) => ({ from: noon + from * hour, to: noon + (from + 2) * hour })

describe('projectEta', () => {
  const promised = { ...window(0), at: noon - 24 * hour }

  test('is the promise until something changes', () => {
    expect(projectEta([], promised, zone)).toEqual({
      from: '2026-11-21T12:00:00+08:00',
      to: '2026-11-21T14:00:00+08:00',
      zone,
      computedAt: '2026-11-20T04:00:00.000Z',
      previous: null,
    })
    expect(projectEta([scan('hub_arrived', noon)], null, zone)).toBeNull()
  })

  test('a slip keeps the window before it and says why', () => {
    const held = scan('held', noon - 3 * hour, { holdReason: 'weather' })
    const slip = scan('eta_changed', noon - 2 * hour, { eta: window(24) })
    expect(projectEta([slip, held], promised, zone)).toMatchObject({
      from: '2026-11-22T12:00:00+08:00',
      computedAt: '2026-11-21T02:00:00.000Z',
      previous: { from: '2026-11-21T12:00:00+08:00', to: '2026-11-21T14:00:00+08:00', reason: 'weather' },
    })
  })

  test('the reason is the change’s own, else the reroute, else that time was gained', () => {
    const reason = (scans: EtaScan[]) => projectEta(scans, promised, zone)?.previous?.reason
    const later = { eta: window(6) }
    expect(reason([scan('eta_changed', noon, { ...later, holdReason: 'volume' })])).toBe('volume')
    expect(reason([scan('rerouted', noon - 1), scan('eta_changed', noon, later)])).toBe('rerouted')
    expect(reason([scan('eta_changed', noon, { eta: window(-3) })])).toBe('earlier')
    expect(reason([scan('eta_changed', noon, later)])).toBeNull()
  })

  test('a cause explains the next change and none after it', () => {
    const cause = fc.constantFrom(
      ...holdReasons.map((holdReason) => ({ code: 'held', holdReason }) as const),
      { code: 'rerouted', holdReason: null } as const,
    )
    fc.assert(
      fc.property(cause, fc.integer({ min: 1, max: 48 }), fc.integer({ min: 1, max: 48 }), (first, a, b) => {
        const change = (after: number, opens: number) =>
          scan('eta_changed', noon + after, { eta: window(opens) })
        const reasonAfter = (...changes: EtaScan[]) =>
          projectEta([scan(first.code, noon, first), ...changes], promised, zone)?.previous?.reason
        expect(reasonAfter(change(1, a))).toBe(first.holdReason ?? 'rerouted')
        expect(reasonAfter(change(1, a), change(2, a + b))).toBeNull()
        expect(reasonAfter(change(1, a), change(2, a - b))).toBe('earlier')
      }),
    )
  })

  test('the same window again is no change, half of it is', () => {
    const previous = (eta: EtaScan['eta']) =>
      projectEta([scan('eta_changed', noon, { eta })], promised, zone)?.previous
    expect(previous(window(0))).toBeNull()
    expect(previous({ ...window(0), from: noon + hour })).toMatchObject({ reason: null })
    expect(previous({ ...window(0), to: noon + 3 * hour })).toMatchObject({ reason: null })
    expect(previous({ ...window(0), to: noon + hour })).toMatchObject({ reason: 'earlier' })
  })

  test.each(['attempt_failed', 'locker_placed', 'ready_for_collection'] as const)(
    '%s ends the round and its window; the next one stands against it',
    (code) => {
      const ended = [scan('out_for_delivery', noon, { eta: window(1) }), scan(code, noon + hour)]
      expect(projectEta(ended, promised, zone)).toBeNull()
      const next = scan('eta_changed', noon + 2 * hour, { eta: window(24) })
      expect(projectEta([...ended, next], promised, zone)).toMatchObject({
        from: '2026-11-22T12:00:00+08:00',
        previous: { from: '2026-11-21T13:00:00+08:00', reason: null },
      })
      const same = scan('out_for_delivery', noon + 2 * hour, { eta: window(1) })
      expect(projectEta([...ended, same], promised, zone)).toMatchObject({
        from: '2026-11-21T13:00:00+08:00',
      })
    },
  )

  test('without a promise the first window changes nothing', () => {
    const first = scan('eta_changed', noon, { eta: window(1) })
    expect(projectEta([first], null, zone)).toMatchObject({
      from: '2026-11-21T13:00:00+08:00',
      previous: null,
    })
  })

  test('a hold that gives no reason is one of the others', () => {
    const scans = [scan('held', noon), scan('eta_changed', noon + 1, { eta: window(1) })]
    expect(projectEta(scans, promised, zone)?.previous?.reason).toBe('other')
  })
})

describe('nextAction', () => {
  const locker = inEach((id) => (id === sourceId ? '一号柜' : 'Locker 1'))
  const base: ActionInput = {
    status: 'in_transit',
    statusSince: noon,
    holdReason: null,
    windowOpensAt: noon + 4 * hour,
    collection: null,
    quiet: false,
    zone,
  }

  test.each<[string, Partial<ActionInput>, unknown]>([
    ['nothing to do on the way', {}, null],
    ['quiet', { quiet: true }, { kind: 'call-us' }],
    ['customs', { status: 'on_hold', holdReason: 'customs' }, { kind: 'supply-document' }],
    ['address', { status: 'on_hold', holdReason: 'address' }, { kind: 'correct-address' }],
    ['weather', { status: 'on_hold', holdReason: 'weather', quiet: true }, null],
    [
      'out for delivery',
      { status: 'out_for_delivery' },
      { kind: 'choose-delivery', until: '2026-11-21T15:30:00+08:00' },
    ],
    ['window about to open', { status: 'out_for_delivery', windowOpensAt: noon }, null],
    [
      'attempt',
      { status: 'attempt_failed' },
      { kind: 'choose-delivery', until: '2026-11-23T12:00:00+08:00' },
    ],
    ['old attempt', { status: 'attempt_failed', statusSince: noon - 48 * hour }, { kind: 'call-us' }],
    [
      'locker',
      { status: 'awaiting_collection', collection: { locker: true, site: null } },
      { kind: 'collect', until: '2026-11-22T12:00:00+08:00', site: null },
    ],
    [
      'branch',
      { status: 'awaiting_collection' },
      { kind: 'collect', until: '2026-11-28T12:00:00+08:00', site: null },
    ],
    ['kept too long', { status: 'awaiting_collection', statusSince: noon - 168 * hour }, { kind: 'call-us' }],
    [
      'locker, to the minute',
      {
        status: 'awaiting_collection',
        statusSince: noon - 24 * hour + 1,
        collection: { locker: true, site: locker },
      },
      { kind: 'collect', until: '2026-11-21T12:00:00+08:00', site: locker },
    ],
    [
      'locker is full time',
      {
        status: 'awaiting_collection',
        statusSince: noon - 24 * hour,
        collection: { locker: true, site: null },
      },
      { kind: 'call-us' },
    ],
    ['hold without a word', { status: 'on_hold' }, { kind: 'call-us' }],
    ['volume', { status: 'on_hold', holdReason: 'volume' }, null],
    ['the receiver’s wish', { status: 'on_hold', holdReason: 'receiver_request' }, null],
    ['damage', { status: 'on_hold', holdReason: 'damaged' }, null],
    ['security', { status: 'on_hold', holdReason: 'security' }, null],
    ['another hold', { status: 'on_hold', holdReason: 'other' }, { kind: 'call-us' }],
    ['no window', { status: 'out_for_delivery', windowOpensAt: null }, null],
    [
      'no window, quiet',
      { status: 'out_for_delivery', windowOpensAt: null, quiet: true },
      { kind: 'call-us' },
    ],
    ['list closes', { status: 'out_for_delivery', windowOpensAt: noon + hour / 2 }, null],
    [
      'list is open',
      { status: 'out_for_delivery', windowOpensAt: noon + hour / 2 + 1 },
      { kind: 'choose-delivery', until: '2026-11-21T12:00:00+08:00' },
    ],
    ['window far from out', { status: 'in_transit', windowOpensAt: noon + 9 * hour }, null],
    ['delivered', { status: 'delivered' }, null],
  ])('%s', (_, changes, expected) => {
    expect(nextAction({ ...base, ...changes }, noon)).toEqual(expected)
  })
})

describe('judgeFreshness', () => {
  const judge = (hours: number, feed: 'current' | 'delayed' = 'current', status = 'in_transit' as const) =>
    judgeFreshness({ product: 'express', status, newestAt: noon - hours * hour }, feed, noon).state

  test('each product has its own patience', () => {
    expect(judge(24)).toBe('current')
    expect(judge(25)).toBe('quiet')
    const freight = { product: 'freight', status: 'in_transit', newestAt: noon - 25 * hour } as const
    expect(judgeFreshness(freight, 'current', noon).state).toBe('current')
  })

  test.each([
    ['standard', 48, 24],
    ['express', 24, 12],
    ['freight', 72, 24],
    ['bulky', 72, 48],
    ['cold', 24, 12],
    ['pharma', 24, 12],
    ['air', 36, 24],
    ['cross-border', 120, 48],
  ] as const)('%s is quiet after %i hours, and scanned within %i of booking', (product, quiet, first) => {
    const after = (ms: number) =>
      judgeFreshness({ product, status: 'in_transit', newestAt: noon }, 'current', noon + ms).state
    expect([after(quiet * hour), after(quiet * hour + 1)]).toEqual(['current', 'quiet'])
    expect(firstScanExpectedBy(product, noon)).toBe(noon + first * hour)
  })

  test('nothing is scanned while a parcel waits to be collected', () => {
    const waiting = { product: 'express', status: 'awaiting_collection', newestAt: noon } as const
    expect(judgeFreshness(waiting, 'current', noon + 100 * hour).state).toBe('current')
  })

  test('a late feed is our fault, not the parcel’s; finished ones are never late', () => {
    expect(judge(1, 'delayed')).toBe('feed-delayed')
    const done = { product: 'express', status: 'delivered', newestAt: 0 } as const
    expect(judgeFreshness(done, 'delayed', noon)).toEqual({
      asOf: '1970-01-01T00:00:00.000Z',
      state: 'current',
    })
  })
})

describe('the route', () => {
  const ends = { origin: city('440300'), destination: city('110100') }
  const path = (codes: [string, number?][], status: Parameters<typeof routeStops>[2]) => {
    const scans = codes.map(([cityCode, sequence], index) =>
      scan('hub_arrived', noon + index, { cityCode, sequence: sequence ?? null }),
    )
    const { route, travelledKm } = routeStops(listVisits(scans), ends, status)
    return { stops: route.map((stop) => `${stop.place.name['en-US']} ${stop.state}`), travelledKm }
  }

  test('shows what is passed, where it is and what lies ahead', () => {
    expect(path([['440300'], ['440300'], ['420100'], ['ZZZ']], 'in_transit')).toEqual({
      stops: ['Shenzhen passed', 'Wuhan current', 'Beijing ahead'],
      travelledKm: 895,
    })
  })

  test('starts at the origin even when its scan is missing, and ends when delivered', () => {
    expect(path([['420100'], ['110100']], 'delivered').stops).toEqual([
      'Shenzhen passed',
      'Wuhan passed',
      'Beijing passed',
    ])
  })

  test('before anything was travelled it leads from the origin to where the goods go', () => {
    expect(path([], 'registered')).toEqual({
      stops: ['Shenzhen current', 'Beijing ahead'],
      travelledKm: 0,
    })
    expect(path([['440300']], 'picked_up').stops).toEqual(['Shenzhen current', 'Beijing ahead'])
  })

  test('a delivery nobody scanned in its city was there all the same, and the whole way counts', () => {
    const { stops, travelledKm } = path([['440300'], ['420100']], 'delivered')
    expect(stops).toEqual(['Shenzhen passed', 'Wuhan passed', 'Beijing passed'])
    expect(travelledKm).toBe(path([['440300'], ['420100'], ['110100']], 'in_transit').travelledKm)
    expect(path([['440300'], ['110100']], 'returned').stops).toEqual([
      'Shenzhen passed',
      'Beijing passed',
      'Shenzhen passed',
    ])
  })

  test('what is told without goods is no stop, and each stop has the time of its first scan, where it is', () => {
    const visits = listVisits([
      scan('eta_changed', noon, { cityCode: '430100', sequence: 1 }),
      scan('hub_arrived', noon + 1, { cityCode: '420100', sequence: 2 }),
      scan('hub_departed', noon + 2, { cityCode: '420100', sequence: 2 }),
      scan('eta_changed', noon + 3, { cityCode: '430100', sequence: 1 }),
    ])
    expect(visits).toEqual([{ place: city('420100'), at: noon + 1 }])
    expect(routeStops(visits, ends, 'in_transit').route.map(({ at }) => at)).toEqual([
      null,
      '2026-11-21T12:00:00+08:00',
      null,
    ])
  })

  test('a return leads back', () => {
    expect(path([['440300'], ['110100'], ['420100']], 'returning').stops).toEqual([
      'Shenzhen passed',
      'Beijing passed',
      'Wuhan current',
      'Shenzhen ahead',
    ])
  })

  test('of several packages the one with the latest news is followed', () => {
    expect(path([['440300'], ['430100', 1], ['420100', 2], ['410100', 2]], 'in_transit').stops).toEqual([
      'Shenzhen passed',
      'Wuhan passed',
      'Zhengzhou current',
      'Beijing ahead',
    ])
    expect(path([['430100', 1], ['420100']], 'in_transit').stops).toEqual([
      'Shenzhen passed',
      'Changsha passed',
      'Wuhan current',
      'Beijing ahead',
    ])
  })
})
