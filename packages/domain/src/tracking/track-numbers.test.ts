import {
  aColdChainNo,
  aJourney,
  anAirWaybillNo,
  anEvent,
  aPartner,
  aPicture,
  aShipment,
  isoAt,
  journeyStart,
  nextWaybillNo,
  receiverPhone,
  testCtx,
} from '@hongyan/testing'
import { withDatabases } from '@hongyan/testing/databases'
import { mobileNumbersIn } from '@hongyan/testing/mobile-numbers'
import { whereWritten } from '@hongyan/testing/where-written'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { feedFreshness } from './feed-freshness.ts'
import { ingestEvents } from './ingest-events.ts'
import { trackNumbers } from './track-numbers.ts'
import type { TrackedShipment } from './tracking-answer.ts'
import { unlockShipment } from './unlock-shipment.ts'

const hour = 3_600_000

withDatabases('trackNumbers', (database) => {
  const at = (hours: number) => testCtx(database(), { now: () => journeyStart + hours * hour })
  const send = (events: readonly unknown[], hours = 49) =>
    ingestEvents({ ...at(hours), actor: aPartner }, { events })

  async function track(number: string, hours = 49): Promise<TrackedShipment> {
    const [answer] = await trackNumbers(at(hours), { numbers: [number] })
    if (answer?.kind !== 'found') throw new Error(`${number} is ${answer?.kind}`)
    return answer.shipment
  }

  test('one answer per number, in order, a bad one beside good ones', async () => {
    const events = aJourney()
    const waybillNo = events[0]?.waybillNo ?? ''
    await send(events)
    const unknown = nextWaybillNo()
    const answers = await trackNumbers(at(49), {
      numbers: ['HY260011847204', waybillNo.toLowerCase(), unknown, `${waybillNo}-1-1`, `${waybillNo}-2-2-`],
    })
    expect(answers.map(({ kind, number }) => [kind, number])).toEqual([
      ['bad-format', 'HY260011847204'],
      ['found', waybillNo],
      ['unknown', unknown],
      ['found', `${waybillNo}-1-1-`],
      ['unknown', `${waybillNo}-2-2-`],
    ])
    expect(await trackNumbers(at(49), { numbers: [] })).toEqual([])
    const tooMany = Array.from({ length: 51 }, () => waybillNo)
    await expect(trackNumbers(at(49), { numbers: tooMany })).rejects.toMatchObject({ code: 'too-many' })
  })

  test('a shipment out for delivery, as the page shows it', async () => {
    const [first, ...rest] = aJourney({ last: 'out_for_delivery' })
    const waybillNo = first?.waybillNo ?? ''
    await send([first, ...rest], 45)
    const shipment = await track(waybillNo, 45)
    expect(shipment).toMatchObject({
      asked: waybillNo,
      product: 'standard',
      status: 'out_for_delivery',
      statusSince: '2026-11-21T12:54:00+08:00',
      milestones: [
        { step: 'picked_up', state: 'done' },
        { step: 'left_origin', state: 'done' },
        { step: 'reached_destination', state: 'done' },
        { step: 'out_for_delivery', state: 'current' },
        { step: 'delivered', state: 'todo' },
      ],
      eta: { from: '2026-11-21T15:30:00+08:00', zone: 'Asia/Shanghai', previous: null },
      action: { kind: 'choose-delivery', until: '2026-11-21T15:00:00+08:00' },
      packages: [{ packageNo: `${waybillNo}-1-1-`, sequence: 1, status: 'out_for_delivery' }],
      deliveredPackages: 0,
      proof: 'not-yet',
      parties: null,
      freshness: { asOf: '2026-11-21T04:54:00.000Z', state: 'current' },
    })
    expect(shipment.route.map(({ place, state }) => `${place.name['en-US']} ${state}`)).toEqual([
      'Shenzhen passed',
      'Guangzhou passed',
      'Wuhan passed',
      'Zhengzhou passed',
      'Beijing current',
    ])
    expect(shipment.events[0]).toMatchObject({
      code: 'out_for_delivery',
      at: '2026-11-21T12:54:00+08:00',
      place: { cityCode: '110100' },
      site: {
        'zh-CN': '朝阳北营业部',
        ...whereWritten('zh-HK', (hk) => ({ [hk]: '朝陽北營業部' })),
        'en-US': 'Chaoyang North branch',
      },
      packageNo: null,
      temperature: null,
    })
    expect(shipment.events).toHaveLength(9)
  })

  test('what a scan measured stands with it', async () => {
    const temperature = { celsius: 2.4, from: 0, to: 4 }
    const events = aJourney({ last: 'picked_up' })
    const measured = {
      ...anEvent({
        waybillNo: events[0]?.waybillNo ?? '',
        code: 'temperature_logged',
        at: isoAt(20),
        cityCode: '420100',
      }),
      temperature,
    }
    await send([...events, measured])
    const { events: shown } = await track(events[0]?.waybillNo ?? '')
    expect(shown.find(({ code }) => code === 'temperature_logged')?.temperature).toEqual(temperature)
  })

  test('several packages, each with its own status', async () => {
    const events = aJourney({ last: 'branch_arrived', shipment: { pieces: 3 } })
    const waybillNo = events[0]?.waybillNo ?? ''
    const done = anEvent({
      waybillNo,
      code: 'delivered',
      packageNo: `${waybillNo}-2-3-`,
      at: isoAt(46),
      cityCode: '110100',
    })
    await send([...events, done])
    const shipment = await track(waybillNo)
    expect(shipment.packages.map(({ status }) => status)).toEqual(['in_transit', 'delivered', 'in_transit'])
    expect(shipment).toMatchObject({ status: 'in_transit', deliveredPackages: 1 })
    expect(shipment.events[0]).toMatchObject({ packageNo: `${waybillNo}-2-3-`, status: 'delivered' })
  })

  test('asked by the number of a package, the answer speaks of that package', async () => {
    const events = aJourney({ last: 'out_for_delivery', shipment: { pieces: 2 } })
    const waybillNo = events[0]?.waybillNo ?? ''
    const delivered = { waybillNo, code: 'delivered', at: isoAt(45), cityCode: '110100' } as const
    await send([...events, anEvent({ ...delivered, packageNo: `${waybillNo}-2-2-` })])
    expect(await track(waybillNo)).toMatchObject({
      status: 'out_for_delivery',
      eta: {},
      deliveredPackages: 1,
    })
    expect(await track(`${waybillNo}-1-2-`)).toMatchObject({ status: 'out_for_delivery', eta: {} })
    const second = await track(`${waybillNo}-2-2-`)
    expect(second).toMatchObject({ status: 'delivered', eta: null, deliveredPackages: 1 })
    expect(second.milestones.every(({ state }) => state === 'done')).toBe(true)
    expect(second.packages.map(({ status }) => status)).toEqual(['out_for_delivery', 'delivered'])
  })

  test('what goes back stands at no step, and each package has the hour of its own place', async () => {
    const events = aJourney({ last: 'out_for_delivery', shipment: { destination: 'JPTYO' } })
    const waybillNo = events[0]?.waybillNo ?? ''
    const back = anEvent({ waybillNo, code: 'return_started', at: isoAt(45), cityCode: '440300' })
    await send([...events, back])
    const shipment = await track(waybillNo)
    expect(shipment).toMatchObject({ status: 'returning', eta: null })
    expect(shipment.milestones.map(({ state }) => state)).not.toContain('current')
    expect(shipment.packages[0]?.lastEventAt).toMatch(/\+08:00$/)
  })

  test('booked but not yet scanned is told apart from unknown', async () => {
    const events = aJourney({ last: 'order_registered' })
    await send(events, 0)
    const [answer] = await trackNumbers(at(1), { numbers: [events[0]?.waybillNo ?? ''] })
    expect(answer).toEqual({
      kind: 'not-yet-scanned',
      number: events[0]?.waybillNo,
      registeredAt: '2026-11-19T07:12:00.000Z',
      expectedBy: '2026-11-20T07:12:00.000Z',
    })
  })

  test('digits that fit two formats are answered only when one of the two exists', async () => {
    const serial = Array.from({ length: 1_000 }, (_, index) => index).find(
      (value) => aColdChainNo(value).slice(3) === anAirWaybillNo(value).slice(3),
    )
    const [cold, air] = [aColdChainNo(serial ?? 0), anAirWaybillNo(serial ?? 0)]
    const kindOf = async () => (await trackNumbers(at(49), { numbers: [cold.slice(3)] }))[0]?.kind
    expect(await kindOf()).toBe('unknown')
    await send(aJourney({ waybillNo: cold, shipment: { product: 'cold' } }))
    expect((await track(cold.slice(3))).waybillNo).toBe(cold)
    await send(aJourney({ waybillNo: air, shipment: { product: 'air' } }))
    expect(await kindOf()).toBe('unknown')
  })

  test('an anonymous answer holds nothing personal, an unlocked one only masked data', async () => {
    const text = '派件人:邓某某,电话:18718866310'
    const journey = aJourney()
    const waybillNo = journey[0]?.waybillNo ?? ''
    const proof = { mediaType: 'image/png', base64: aPicture, signedBy: '欧阳样例' }
    await send([...journey.slice(0, -1), { ...journey.at(-1), text, proof }])
    const { token } = await unlockShipment(at(49), { number: waybillNo, tail: receiverPhone.slice(-4) })
    const anonymous = await trackNumbers(at(49), { numbers: [waybillNo] })
    const unlocked = await trackNumbers(at(49), { numbers: [waybillNo], unlockTokens: ['x', token] })
    for (const answer of [anonymous, unlocked]) {
      expect(JSON.stringify(answer)).not.toMatch(
        /邓某|18718866310|欧阳样例|13900002468|13800001357|16号|(?<![\w-])(?:502|1201)(?![\w-])/,
      )
    }
    expect(JSON.stringify(anonymous)).not.toMatch(/欧|林样|13[89]\*|示例/)
    expect(mobileNumbersIn(JSON.stringify(anonymous))).toEqual([])
    expect(anonymous[0]).toMatchObject({ shipment: { proof: 'locked', parties: null } })
    expect(unlocked[0]).toMatchObject({
      shipment: {
        proof: 'available',
        parties: {
          senderName: '林**',
          receiverName: '欧***',
          senderPhone: '138******57',
          receiverPhone: '139******68',
          receiverAddress: '北京市朝阳区示例北街***',
        },
      },
    })
    const later = await trackNumbers(at(50), { numbers: [waybillNo], unlockTokens: [token] })
    expect(later[0]).toMatchObject({ shipment: { parties: null, proof: 'locked' } })
  })

  test('a token opens its own waybill only', async () => {
    const [mine, other] = [aJourney(), aJourney()]
    await send([...mine, ...other])
    const number = mine[0]?.waybillNo ?? ''
    const { token } = await unlockShipment(at(49), { number, tail: receiverPhone.slice(-4) })
    const [answer] = await trackNumbers(at(49), {
      numbers: [other[0]?.waybillNo ?? ''],
      unlockTokens: [token],
    })
    expect(answer).toMatchObject({ shipment: { parties: null } })
  })

  test('stops are the centres of the cities passed', async () => {
    const events = aJourney({ last: 'trunk_departed' })
    await send(events)
    const { route, freshness } = await track(events[0]?.waybillNo ?? '')
    expect(route.map(({ place }) => place.cityCode)).toEqual(['440300', '440100', '420100', '110100'])
    expect(route[2]).toMatchObject({
      place: { longitude: 114.31, latitude: 30.59, cityCode: '420100' },
      at: '2026-11-20T11:48:00+08:00',
      state: 'current',
    })
    expect(freshness.asOf).toBe('2026-11-20T03:48:00.000Z')
  })

  test('the feed is late an hour after the newest event reached us', async () => {
    const events = aJourney({ last: 'hub_sorted', shipment: aShipment({ product: 'express' }) })
    const number = events[0]?.waybillNo ?? ''
    await send(events, 49)
    expect(await feedFreshness(at(50))).toEqual({
      newestReceivedAt: '2026-11-21T09:12:00.000Z',
      state: 'current',
    })
    expect((await feedFreshness(at(50.1))).state).toBe('delayed')
    // What was received by a clock that was ahead does not hide that nothing comes any more.
    await send(aJourney({ last: 'hub_sorted' }), 80)
    expect((await feedFreshness(at(50.1))).state).toBe('delayed')
    expect((await track(number, 49)).freshness.state).toBe('quiet')
    expect((await track(number, 51)).freshness).toEqual({
      asOf: '2026-11-19T12:30:00.000Z',
      state: 'feed-delayed',
    })
  })

  test('every look-up goes through an index', async () => {
    const db = database()
    const explain = db.engine === 'sqlite' ? sql`explain query plan` : sql`explain`
    const queries = [
      sql`select * from shipments where waybill_no in ('a', 'b')`,
      sql`select * from shipment_references r join shipments s on s.id = r.shipment_id where r.reference in ('a')`,
      sql`select * from shipment_scans where shipment_id in ('a', 'b')`,
      sql`select received_at from feed_receipts where minute <= 1 order by minute desc limit 1`,
      sql`select * from shipment_parties where shipment_id in ('a')`,
      sql`select id from shipment_proofs where shipment_id = 'a' order by signed_at desc, id desc limit 1`,
      sql`select gate from unlock_gates where open_again_at < 1 order by open_again_at limit 10`,
    ]
    for (const query of queries) {
      const plan = await db.transaction(async (trx) => {
        // Small tables are read whole unless told otherwise; the question is whether an index could serve.
        if (db.engine === 'postgres') await sql`set local enable_seqscan = off`.execute(trx)
        return (await sql`${explain} ${query}`.execute(trx)).rows
      })
      expect(JSON.stringify(plan)).not.toMatch(
        db.engine === 'sqlite' ? /SCAN (?!.*USING (?:COVERING )?INDEX)/ : /Seq Scan/,
      )
    }
  })
})
