import { type Db, migrate, openDatabase } from '@hongyan/db'
import { recogniseNumber } from '@hongyan/domain/numbers/recognise-number'
import { registry } from '@hongyan/domain/registry'
import { showProof } from '@hongyan/domain/tracking/show-proof'
import { trackNumbers } from '@hongyan/domain/tracking/track-numbers'
import { unlockShipment } from '@hongyan/domain/tracking/unlock-shipment'
import { shipmentStatuses } from '@hongyan/domain/tracking/vocabulary'
import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import { withDatabases } from '@hongyan/testing/databases'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { testMoment, testSettings } from '../../apps/site/server/testing/api-under-test.ts'
import { advanceSeed } from './advance-seed.ts'
import { airportOf } from './airports.ts'
import { bulkWaybillNo } from './bulk-people.ts'
import { hubsBetween, seedCities } from './cities.ts'
import { loadBulk } from './load-bulk.ts'
import { day, startOfDay, timeOfDay } from './plan.ts'
import { planShipment, waybillNoOf } from './plan-shipment.ts'
import { createRandom } from './random.ts'
import { refreshSamples } from './refresh-samples.ts'
import { sampleList, sampleNumbers } from './sample-numbers.ts'
import { planSamples } from './sample-shipments.ts'
import { drawSignature } from './signature-picture.ts'

let db: Db
let now: number
let ctx: Ctx
beforeEach(async () => {
  db = await openDatabase({ url: ':memory:' })
  await migrate(db)
  now = testMoment
  const actor = { kind: 'system', name: 'test' } as const
  ctx = { actor, db, now: () => now, requestId: 'test', registry, settings: testSettings }
})
afterEach(async () => db.close())

const track = async (number: string) => {
  const [answer] = await trackNumbers(ctx, { numbers: [number] })
  return answer
}

describe('the documented numbers', () => {
  beforeEach(async () => refreshSamples(ctx))

  it.each(shipmentStatuses.filter((status) => status !== 'registered'))(
    'show a shipment that is %s',
    async (status) => {
      expect(await track(sampleNumbers[status].number)).toMatchObject({ kind: 'found', shipment: { status } })
    },
  )

  it('show the situations they are named after', async () => {
    expect((await track(sampleNumbers.registered.number))?.kind).toBe('not-yet-scanned')
    expect((await track(sampleNumbers.not_yet_scanned.number))?.kind).toBe('not-yet-scanned')
    expect((await track(sampleNumbers.unknown.number))?.kind).toBe('unknown')
    expect(await track(sampleNumbers.bad_check_digit.number)).toMatchObject({
      kind: 'bad-format',
      problem: { kind: 'check-digit' },
    })
    for (const name of ['several_pieces', 'package_number', 'order_number'] as const) {
      expect(await track(sampleNumbers[name].number)).toMatchObject({
        shipment: { waybillNo: sampleNumbers.several_pieces.number, deliveredPackages: 2 },
      })
    }
    for (const number of [
      sampleNumbers.airline_waybill.number,
      '66066012026',
      sampleNumbers.air_waybill.number,
    ]) {
      expect(await track(number)).toMatchObject({
        shipment: { product: 'air', waybillNo: sampleNumbers.air_waybill.number },
      })
    }
    expect(await track(sampleNumbers.bad_airline_digit.number)).toMatchObject({
      kind: 'bad-format',
      problem: { kind: 'check-digit', expected: '6', found: '3' },
    })
    expect(await track(sampleNumbers.cold_chain.number)).toMatchObject({ shipment: { product: 'cold' } })
    expect(await track(sampleNumbers.customs.number)).toMatchObject({ shipment: { holdReason: 'customs' } })
    expect(await track(sampleNumbers.on_hold.number)).toMatchObject({ shipment: { holdReason: 'weather' } })
    expect(await track(sampleNumbers.quiet.number)).toMatchObject({
      shipment: { freshness: { state: 'quiet' } },
    })
    expect(await track(sampleNumbers.eta_slipped.number)).toMatchObject({
      shipment: { eta: { previous: { reason: 'weather' } } },
    })
  })

  it('open with the documented digits, except the locked one', async () => {
    for (const { name, number, phoneTail } of sampleList.filter((sample) => sample.phoneTail !== '')) {
      const unlocked = unlockShipment(ctx, { number, tail: phoneTail })
      if (name === 'unlock_locked') await expect(unlocked).rejects.toMatchObject({ code: 'locked' })
      else expect((await unlocked).token).toBeTruthy()
    }
  })

  it('have a proof of delivery where they say so', async () => {
    const { number, phoneTail } = sampleNumbers.delivered
    const { token } = await unlockShipment(ctx, { number, tail: phoneTail })
    expect((await showProof(ctx, { number, unlockToken: token })).state).toBe('available')
  })

  it('stay as they are for hours, and are told anew the next day', async () => {
    const before = await track(sampleNumbers.out_for_delivery.number)
    now += 2 * 3_600_000
    await refreshSamples(ctx)
    expect(await track(sampleNumbers.out_for_delivery.number)).toMatchObject({
      shipment: { statusSince: before?.kind === 'found' ? before.shipment.statusSince : '' },
    })
    now += day
    await refreshSamples(ctx)
    const after = await track(sampleNumbers.out_for_delivery.number)
    expect(after?.kind === 'found' && now - Date.parse(after.shipment.statusSince)).toBeLessThan(
      2 * 3_600_000,
    )
    await expect(
      unlockShipment(ctx, { number: sampleNumbers.unlock_locked.number, tail: '2017' }),
    ).rejects.toBeInstanceOf(DomainError)
  })

  it('have a window that is still ahead, except where its passing is the situation', async () => {
    for (const { name, number } of sampleList.filter((sample) => sample.name !== 'quiet')) {
      const answer = await track(number)
      if (answer?.kind !== 'found' || answer.shipment.eta === null) continue
      const { to, previous } = answer.shipment.eta
      expect(Date.parse(to), name).toBeGreaterThan(now)
      // A round on the promised day only makes the window narrower.
      if (name === 'out_for_delivery') expect(previous?.from.slice(0, 10)).toBe(to.slice(0, 10))
    }
  })

  it('are told anew before a window of theirs has ended', async () => {
    for (const minutes of [0, 119, 2, 60, 60, 2]) {
      now += minutes * 60_000
      await refreshSamples(ctx)
      for (const name of ['out_for_delivery', 'several_pieces', 'order_number'] as const) {
        const answer = await track(sampleNumbers[name].number)
        expect(answer?.kind === 'found' && Date.parse(answer.shipment.eta?.to ?? '')).toBeGreaterThan(now)
      }
    }
  })

  it('are valid at every hour of the day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: day }), (offset) => {
        for (const sample of planSamples(testMoment + offset)) {
          const times = sample.events.map((event) => event.at)
          expect(times).toEqual([...times].sort((a, b) => a - b))
          expect(times.at(-1)).toBeLessThanOrEqual(testMoment + offset)
        }
      }),
      { numRuns: 30 },
    )
  })
})

it('nothing documented is handed over or signed for while branches are closed, at whatever time one looks', () => {
  const byDay = ['picked_up', 'delivered', 'returned', 'ready_for_collection', 'attempt_failed']
  fc.assert(
    fc.property(fc.integer({ min: 0, max: day }), (offset) => {
      for (const { events } of planSamples(testMoment + offset)) {
        const last = events.at(-1)
        if (last === undefined || !byDay.includes(last.code)) continue
        const hours = timeOfDay(last.at) / 3_600_000
        expect([last.code, hours >= 9 && hours <= 20]).toEqual([last.code, true])
      }
    }),
    { numRuns: 50 },
  )
})

it('nobody is promised a courier at night, at whatever time one looks', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: day }), (offset) => {
      const now = testMoment + offset
      for (const { events, promisedEta } of planSamples(now)) {
        const last = events.at(-1)
        if (last?.code !== 'out_for_delivery' || !last.eta) continue
        const [out, from, to] = [last.at, last.eta.from, last.eta.to].map((at) => timeOfDay(at) / 3_600_000)
        expect([from, to].every((hours = 0) => hours >= 8 && hours <= 20)).toBe(true)
        // Set out at night, it comes that morning; set out in the evening, the next one.
        expect(out).toBeLessThanOrEqual(17)
        const sameDay = startOfDay(last.eta.from) === startOfDay(last.at)
        expect(sameDay).toBe(timeOfDay(last.at) !== 17 * 3_600_000)
        expect(last.eta.to).toBeGreaterThan(now + 2 * 3_600_000 - 1)
        expect(last.eta.from).toBeGreaterThanOrEqual(promisedEta.from)
        expect(last.eta.to).toBeLessThanOrEqual(promisedEta.to)
      }
    }),
    { numRuns: 200 },
  )
})

describe('the stream of shipments', () => {
  const options = { seed: 7, shipments: 60 }

  it('is stored without a refusal and stays within the past', async () => {
    const { stored } = await advanceSeed(ctx, { ...options, since: null })
    expect(stored).toBeGreaterThan(400)
    const latest = await db.query
      .selectFrom('shipment_scans')
      .select((eb) => eb.fn.max('at').as('at'))
      .executeTakeFirstOrThrow()
    expect(latest.at).toBeLessThanOrEqual(now)
    const unmapped = await db.query.selectFrom('unmapped_values').selectAll().execute()
    expect(unmapped).toEqual([])
  })

  it('ends in the same state whether it is told at once or step by step', async () => {
    const statuses = async (from: Db) =>
      from.query
        .selectFrom('shipments')
        .select(['waybill_no', 'status', 'status_since', 'last_event_at'])
        .where('registered_at', '>', testMoment - 8 * day)
        .orderBy('waybill_no')
        .execute()
    let since: number | null = null
    for (const hours of [-60, -40, -20, -5, 0]) {
      now = testMoment + hours * 3_600_000
      since = (await advanceSeed(ctx, { ...options, since })).upTo
    }
    const other = await openDatabase({ url: ':memory:' })
    await migrate(other)
    await advanceSeed({ ...ctx, db: other }, { ...options, since: null })
    expect(await statuses(db)).toEqual(await statuses(other))
    await other.close()
  })

  it('is harmless to tell twice', async () => {
    await advanceSeed(ctx, { ...options, since: null })
    expect((await advanceSeed(ctx, { ...options, since: null })).stored).toBe(0)
  })
})

describe('a planned shipment', () => {
  const anyShipment = fc
    .tuple(fc.integer({ min: 1, max: 1000 }), fc.integer({ min: 0, max: 9_999_999 }))
    .map(([seed, index]) => planShipment(seed, index, testMoment))

  it('has valid numbers, scans in order, and ends within twelve days', () => {
    fc.assert(
      fc.property(anyShipment, (shipment) => {
        expect(recogniseNumber(shipment.waybillNo).kind).toMatch(/^(waybill|air-waybill)$/)
        expect(recogniseNumber(shipment.orderNo).kind).toBe('order')
        const times = shipment.events.map((event) => event.at)
        expect(times).toEqual([...times].sort((a, b) => a - b))
        expect((times.at(-1) ?? 0) - (times[0] ?? 0)).toBeLessThan(12 * day)
        expect(shipment.billedWeightGrams).toBeGreaterThanOrEqual(shipment.weightGrams)
      }),
    )
  })

  it('reaches the destination city before it leaves a hub there', () => {
    fc.assert(
      fc.property(anyShipment, ({ events, destination, origin }) => {
        if (origin === destination) return
        const there = events.filter(({ city }) => city === destination).map(({ code }) => code)
        const arrival = there.indexOf('destination_arrived')
        expect(arrival).toBe(there[0] === 'flight_arrived' ? 1 : 0)
        expect(there.lastIndexOf('destination_arrived')).toBe(arrival)
      }),
    )
  })

  it('takes off and lands at airports, and nothing else happens there but the arrival in the city', () => {
    fc.assert(
      fc.property(anyShipment, ({ events, product, origin, destination }) => {
        for (const { code, site } of events) {
          if (code.startsWith('flight_')) expect(site?.en).toMatch(/Airport$/)
          else if (/Airport$/.test(site?.en ?? ''))
            expect(code).toMatch(/^(destination_arrived|held|eta_changed|released)$/)
        }
        const trucked = events.some(({ code }) => code === 'trunk_departed')
        if (product === 'air' && airportOf(origin) !== airportOf(destination)) expect(trucked).toBe(false)
      }),
    )
  })

  it('is handed out by day', () => {
    fc.assert(
      fc.property(anyShipment, (shipment) => {
        for (const event of shipment.events.filter(({ code }) => code === 'out_for_delivery')) {
          const hours = timeOfDay(event.at) / 3_600_000
          expect(hours).toBeGreaterThanOrEqual(8)
          expect(hours).toBeLessThan(17)
        }
      }),
    )
  })

  it('never shares its number with another', () => {
    const numbers = new Set(Array.from({ length: 20_000 }, (_, index) => waybillNoOf('standard', index)))
    expect(numbers.size).toBe(20_000)
  })

  it('passes one to three hubs between any two cities', () => {
    const city = fc.constantFrom(...seedCities.filter(({ code }) => /^\d{6}$/.test(code)))
    fc.assert(
      fc.property(city, city, (origin, destination) => {
        const hubs = hubsBetween(origin, destination)
        expect(hubs.length).toBeGreaterThanOrEqual(1)
        expect(hubs.length).toBeLessThanOrEqual(3)
      }),
    )
  })
})

withDatabases('bulk data', (database) => {
  it('is found and reads like any other shipment', async () => {
    const own = { ...ctx, db: database() }
    expect(await loadBulk(own, { seed: 1, shipments: 1203 })).toEqual({ shipments: 1203, events: 3609 })
    const [answer] = await trackNumbers(own, { numbers: [bulkWaybillNo(1202)] })
    expect(answer).toMatchObject({
      kind: 'found',
      shipment: { status: 'delivered', deliveredPackages: 1, events: { length: 3 } },
    })
  })
})

describe('a drawn signature', () => {
  it('is a small PNG, the same for the same seed', () => {
    const picture = Buffer.from(drawSignature(createRandom(1)))
    expect(picture.subarray(0, 8).toString('hex')).toBe('89504e470d0a1a0a')
    expect(picture.subarray(-8, -4).toString('latin1')).toBe('IEND')
    expect(picture.length).toBeLessThan(5000)
    expect(picture.equals(Buffer.from(drawSignature(createRandom(1))))).toBe(true)
  })
})
