import { sampleNetwork } from '@hongyan/domain/branches/sample-network'
import { cancelOrder } from '@hongyan/domain/orders/cancel-order'
import { showOrder } from '@hongyan/domain/orders/show-order'
import { trackNumbers } from '@hongyan/domain/tracking/track-numbers'
import type { Actor, Ctx } from '@hongyan/kernel/context'
import { anAccountHolder, anOrder, aPlacedOrder, testCtx } from '@hongyan/testing'
import { withDatabases } from '@hongyan/testing/databases'
import { beforeAll, expect, test } from 'vitest'
import { depotWaits, playDepot } from './sample-depot.ts'

withDatabases('the sample depot', (database) => {
  const network = sampleNetwork()
  const clock = { now: Date.parse('2026-11-23T10:00:00+08:00') }
  let actor: Actor
  beforeAll(async () => {
    actor = await anAccountHolder(testCtx(database()))
  })
  const customer = (): Ctx => testCtx(database(), { actor, now: () => clock.now })
  const round = (waitsMs?: number): Promise<void> =>
    playDepot(
      testCtx(database(), { actor: { kind: 'system', name: 'depot' }, now: () => clock.now }),
      network,
      waitsMs,
    )
  const orderOf = async (number: string) => (await showOrder(customer(), { number, token: null })).order

  test('leaves orders to staff first, where there are some', async () => {
    const { number } = await aPlacedOrder(customer())
    clock.now += depotWaits.besideStaff - 1
    await round(depotWaits.besideStaff)
    expect((await orderOf(number)).state.kind).toBe('placed')
    clock.now += 2
    await round(depotWaits.besideStaff)
    expect((await orderOf(number)).state.kind).toBe('accepted')
  })

  test('lets an order move by itself, from the depot to the door', async () => {
    const { recipient } = anOrder(customer())
    // A county of a city that the network’s own table does not have.
    const { number } = await aPlacedOrder(customer(), {
      recipient: { ...recipient, division: '421003' },
    })
    await round()
    expect((await orderOf(number)).state.kind).toBe('placed')
    // Nobody comes before the time that was agreed on.
    const { pickup } = await orderOf(number)
    clock.now += 90_000
    await round()
    clock.now = pickup.from
    await round()
    expect((await orderOf(number)).waybills.map(({ status }) => status)).toEqual(['registered'])
    const seen: string[] = ['placed ']
    for (const end = clock.now + 400_000; clock.now < end; clock.now += 5000) {
      await round()
      const { state, waybills } = await orderOf(number)
      const step = `${state.kind} ${waybills[0]?.status ?? ''}`
      if (seen.at(-1) !== step) seen.push(step)
    }
    expect(seen).toEqual([
      'placed ',
      'accepted registered',
      'collected picked_up',
      'collected in_transit',
      'collected out_for_delivery',
      'completed delivered',
    ])
    const [answer] = await trackNumbers(customer(), { numbers: [number] })
    const places =
      answer?.kind === 'found' ? answer.shipment.events.map(({ place }) => place?.name['zh-CN']) : []
    expect([places.length, new Set(places)]).toEqual([9, new Set(['荆州', '深圳'])])
  })

  test('rounds of several processes at once add nothing twice', async () => {
    const { number } = await aPlacedOrder(customer())
    clock.now += 60_000
    await Promise.all([round(), round(), round()])
    clock.now = (await orderOf(number)).pickup.from + 100_000
    await Promise.all([round(), round(), round()])
    const { waybills } = await orderOf(number)
    const stored = await database()
      .query.selectFrom('shipment_scans')
      .innerJoin('shipments', 'shipments.id', 'shipment_scans.shipment_id')
      .select('code')
      .where('waybill_no', '=', waybills[0]?.number ?? '')
      .orderBy('at')
      .execute()
    expect(stored.map(({ code }) => code)).toEqual(['order_registered', 'picked_up', 'origin_departed'])
  })

  test('an order that was cancelled stays where it is', async () => {
    const { number } = await aPlacedOrder(customer())
    await cancelOrder(customer(), { number, token: null })
    clock.now += 60_000
    await round()
    expect((await orderOf(number)).state.kind).toBe('cancelled')
  })
})
