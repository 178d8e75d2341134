import type { Db } from '@hongyan/db'
import { branchNetwork } from '@hongyan/domain/branches/branch-network'
import { dayAtHome } from '@hongyan/kernel/home-time'
import { aBranch, testCtx, testSettings } from '@hongyan/testing'
import { expect, test } from 'vitest'
import { shippedRates } from '../quotes/quote-shipment.ts'
import { findOpenWindow, pickupWindows } from './pickup-windows.ts'

const at = (text: string) => Date.parse(`${text}+08:00`)
const { transit } = shippedRates
const week = Array.from({ length: 7 }, () => [480, 1320] as const)
const network = branchNetwork([aBranch({ week })])
const ask = (now: number, changes: Partial<Parameters<typeof pickupWindows>[1]> = {}) =>
  pickupWindows(testCtx({} as Db, { now: () => now }), {
    division: '330108',
    product: 'express-standard',
    way: 'collect',
    network,
    transit,
    ...changes,
  })
const hours = (offer: ReturnType<typeof ask>, day: string, state: 'open' | 'past') =>
  offer.days
    .find((one) => one.day === day)
    ?.windows.filter((one) => one.state === state)
    .map(({ from }) => new Date(from + 8 * 3_600_000).toISOString().slice(11, 16))

test('hours that cannot be reached any more are past, an hour ahead counts', () => {
  const offer = ask(at('2026-11-23T14:20:00'))
  expect(offer.collects).toBe(true)
  expect(hours(offer, '2026-11-23', 'open')?.[0]).toBe('16:00')
  expect(hours(offer, '2026-11-23', 'past')?.at(-1)).toBe('15:00')
  expect(hours(ask(at('2026-11-23T14:00:00')), '2026-11-23', 'open')?.[0]).toBe('15:00')
  expect(hours(ask(at('2026-11-23T14:00:00.001')), '2026-11-23', 'open')?.[0]).toBe('16:00')
})

test('windows fill the branch’s day and never leave it', () => {
  const [, tomorrow] = ask(at('2026-11-23T14:20:00')).days
  expect(tomorrow?.windows).toHaveLength(14)
  expect(tomorrow?.windows[0]?.from).toBe(at('2026-11-24T08:00:00'))
  expect(tomorrow?.windows.at(-1)?.until).toBe(at('2026-11-24T22:00:00'))
  const short = branchNetwork([aBranch({ week: week.map(() => [510, 690] as const) })])
  expect(ask(at('2026-11-23T14:20:00'), { network: short }).days[1]?.windows).toHaveLength(3)
})

test('what ends after the cut-off leaves a day later', () => {
  const [today] = ask(at('2026-11-23T10:00:00')).days
  expect(today?.cutOff).toBe(at('2026-11-23T18:00:00'))
  const late = today?.windows.filter(({ afterCutOff }) => afterCutOff).map(({ from }) => from)
  expect(late?.[0]).toBe(at('2026-11-23T18:00:00'))
})

test('holidays have their own hours, and a closed one has no windows', () => {
  const offer = ask(at('2027-02-04T23:00:00'))
  expect(offer.days.map(({ day, holiday, windows }) => [day, holiday, windows.length])).toEqual([
    ['2027-02-04', null, 14],
    ['2027-02-05', 'spring-festival', 5],
    ['2027-02-06', 'spring-festival', 0],
    ['2027-02-07', 'spring-festival', 6],
    ['2027-02-08', 'spring-festival', 6],
    ['2027-02-09', 'spring-festival', 9],
  ])
})

test('the day is that of China, whatever the clock of the machine says', () => {
  const now = Date.UTC(2026, 10, 22, 17)
  expect(ask(now).days[0]?.day).toBe(dayAtHome(now))
  expect(ask(now).days[0]?.day).toBe('2026-11-23')
})

test('whoever brings the goods can come until the branch closes', () => {
  const offer = ask(at('2026-11-23T14:20:00'), { way: 'drop-off' })
  expect(offer.days[0]?.windows).toEqual([
    { from: at('2026-11-23T08:00:00'), until: at('2026-11-23T22:00:00'), state: 'open', afterCutOff: false },
  ])
  expect(ask(at('2026-11-23T21:30:00'), { way: 'drop-off' }).days[0]?.windows[0]?.state).toBe('past')
})

test('where no courier comes, or no branch takes the product in, nothing is offered', () => {
  const cold = ask(at('2026-11-23T10:00:00'), { product: 'cold-chain' })
  expect(cold).toEqual({ branch: null, collects: false, days: [] })
  // 淳安县 is farther from Binjiang than couriers go.
  const far = ask(at('2026-11-23T10:00:00'), { division: '330127' })
  expect([far.collects, far.days]).toEqual([false, []])
  expect(ask(at('2026-11-23T10:00:00'), { division: '330127', way: 'drop-off' }).days).toHaveLength(6)
})

test('a window is found by both its ends while it is open', () => {
  const offer = ask(at('2026-11-23T14:20:00'))
  const from = at('2026-11-23T16:00:00')
  expect(findOpenWindow(offer, { from, until: from + 3_600_000 })).toMatchObject({ state: 'open' })
  expect(findOpenWindow(offer, { from, until: from + 7_200_000 })).toBeNull()
  expect(findOpenWindow(offer, { from: from - 3_600_000, until: from })).toBeNull()
})

test('lengths and days are settings', () => {
  const settings = { ...testSettings, orders: { ...testSettings.orders, windowMinutes: 120, pickupDays: 2 } }
  const ctx = { ...testCtx({} as Db), settings, now: () => at('2026-11-23T10:00:00') }
  const offer = pickupWindows(ctx, {
    division: '330108',
    product: 'express-standard',
    way: 'collect',
    network,
    transit,
  })
  expect(offer.days.map(({ windows }) => windows.length)).toEqual([7, 7])
})

test('the cut-off is that of the rates on each day, as it changes from one to the next', () => {
  const [rule] = transit.rules['express-standard'] ?? []
  if (rule === undefined) throw new Error('there is no rule')
  const earlier = { ...rule, validFrom: '2026-11-24', cutOff: '12:00' }
  const changed = { ...transit, rules: { ...transit.rules, 'express-standard': [rule, earlier] } }
  const cutOffs = ask(at('2026-11-23T06:00:00'), { transit: changed }).days.map(({ cutOff }) => cutOff)
  expect(cutOffs.slice(0, 2)).toEqual([at('2026-11-23T18:00:00'), at('2026-11-24T12:00:00')])
  const [, tuesday] = ask(at('2026-11-23T06:00:00'), { transit: changed }).days
  expect(tuesday?.windows.find(({ until }) => until > at('2026-11-24T12:00:00'))?.afterCutOff).toBe(true)
})
