import { randomUUID } from 'node:crypto'
import type { Db } from '@hongyan/db'
import {
  aJourney,
  anEvent,
  anOrderNo,
  aPartner,
  aPicture,
  aShipment,
  isoAt,
  journeyStart,
  nextWaybillNo,
  testCtx,
  testSettings,
} from '@hongyan/testing'
import { withDatabases } from '@hongyan/testing/databases'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { noMapping } from './event-mapping.ts'
import type { IncomingEvent } from './incoming-event.ts'
import { ingestEvents } from './ingest-events.ts'
import { stateWithoutMark } from './testing/state-without-mark.ts'
import { unknownStored, withMapping } from './testing/with-mapping.ts'
import { trackNumbers } from './track-numbers.ts'

/** As where codes of a sender that nobody has mapped are kept. */
const sendOn = (db: Db) => async (events: readonly unknown[]) => {
  const ctx = withMapping(testCtx(db, { actor: aPartner }), unknownStored)
  const { results } = await ingestEvents(ctx, { events })
  return results
}

const outcomes = (results: Awaited<ReturnType<ReturnType<typeof sendOn>>>) =>
  results.map(({ outcome, problem }) => (problem ? `${outcome}: ${problem}` : outcome))

type Part = {
  code: string
  hours: number
  cityCode: string
  pieces: number
  reference: boolean
  eta: number | undefined
}

/** Everything stored about a waybill that does not depend on when it arrived. */
async function stateOf(db: Db, waybillNo: string) {
  const [answer] = await trackNumbers(testCtx(db), { numbers: [waybillNo] })
  const row = await db.query
    .selectFrom('shipments')
    .selectAll()
    .where('waybill_no', '=', waybillNo)
    .executeTakeFirstOrThrow()
  const text = JSON.stringify({
    answer,
    row: { ...row, id: '', updated_at: 0, projection_state: stateWithoutMark(row.projection_state) },
  })
  return text.replaceAll(waybillNo, 'WAYBILL').replace(/"id":"[\da-f-]{36}"/g, '"id":""')
}

withDatabases('ingestEvents', (database) => {
  test('an event sent again is a duplicate, in the same batch or a later one', async () => {
    const send = sendOn(database())
    const events = aJourney()
    expect(outcomes(await send([...events, events[0]]))).toEqual([...events.map(() => 'stored'), 'duplicate'])
    const before = await stateOf(database(), events[0]?.waybillNo ?? '')
    expect(outcomes(await send(events))).toEqual(events.map(() => 'duplicate'))
    expect(await stateOf(database(), events[0]?.waybillNo ?? '')).toBe(before)
  })

  test('the same event in another spelling is the same event', async () => {
    const send = sendOn(database())
    const event = anEvent({ at: '2026-11-19T16:12:00+08:00' })
    await send([event])
    const respelled = {
      ...event,
      at: '2026-11-19T08:12:00.000Z',
      waybillNo: ` ${event.waybillNo.toLowerCase()}`,
    }
    expect(outcomes(await send([respelled]))).toEqual(['duplicate'])
  })

  test('the same id with other content is refused, and describes nothing', async () => {
    const send = sendOn(database())
    const event = anEvent()
    await send([event])
    const before = await stateOf(database(), event.waybillNo)
    const other = { ...event, at: isoAt(9), shipment: aShipment({ pieces: 3, destination: '310100' }) }
    expect(outcomes(await send([other, { ...event, cityCode: '310100' }, event]))).toEqual([
      'refused: conflict',
      'refused: conflict',
      'duplicate',
    ])
    expect(await stateOf(database(), event.waybillNo)).toBe(before)
  })

  test('the same id of two waybills is two scans, each shown under an id of its own', async () => {
    const send = sendOn(database())
    const [one, other] = [nextWaybillNo(), nextWaybillNo()]
    const scans = [one, other].map((waybillNo) =>
      anEvent({ eventId: 'scan-0001', waybillNo, shipment: aShipment() }),
    )
    expect(outcomes(await send(scans))).toEqual(['stored', 'stored'])
    expect(outcomes(await send(scans))).toEqual(['duplicate', 'duplicate'])
    const answers = await trackNumbers(testCtx(database()), { numbers: [one, other] })
    const ids = answers.flatMap((answer) =>
      answer.kind === 'found' ? answer.shipment.events.map(({ id }) => id) : [],
    )
    expect(new Set(ids).size).toBe(2)
  })

  test('a shipment that is taken back takes its scans with it', async () => {
    const db = database()
    const event = anEvent()
    await sendOn(db)([event])
    await db.query.deleteFrom('shipments').where('waybill_no', '=', event.waybillNo).execute()
    const left = db.query
      .selectFrom('shipment_scans')
      .select('event_id')
      .where('event_id', '=', event.eventId)
    expect(await left.execute()).toEqual([])
    expect(outcomes(await sendOn(db)([event]))).toEqual(['stored'])
  })

  test('each item is judged alone', async () => {
    const send = sendOn(database())
    const good = anEvent()
    const results = await send([
      null,
      42,
      [],
      { eventId: 'short' },
      { ...anEvent(), eventId: { $ne: 0 } },
      good,
      { ...anEvent(), waybillNo: 'HY260011847204' },
      { ...anEvent(), at: '2026-11-19 16:12' },
      { ...anEvent(), at: isoAt(24 * 300) },
      { ...anEvent(), status: 'delivered' },
      anEvent({ waybillNo: nextWaybillNo() }),
      { ...anEvent(), shipment: aShipment({ destination: 'XXXXX' }) },
      { ...anEvent(), packageNo: `${nextWaybillNo()}-1-3-` },
      { ...anEvent(), shipment: aShipment({ pieces: 100 }) },
    ])
    expect(results[5]).toEqual({ eventId: good.eventId, outcome: 'stored' })
    expect(results.filter((result) => result.outcome === 'stored')).toHaveLength(1)
    expect(results[10]?.problem).toBe('unknown-shipment')
    expect(results[8]?.problem).toBe('at: lies in the future')
    expect(results[0]?.eventId).toBeNull()
    expect(results[3]?.eventId).toBe('short')
    expect(results.every((result) => result.outcome === 'stored' || (result.problem ?? '').length > 0)).toBe(
      true,
    )
  })

  test('a proof must be the picture it says it is', async () => {
    const send = sendOn(database())
    const proof = (mediaType: 'image/png' | 'image/jpeg', base64: string) =>
      anEvent({ code: 'delivered', proof: { mediaType, base64, signedBy: '欧阳样例' } })
    const svg = Buffer.from('<svg onload="alert(1)"/>').toString('base64')
    const results = await send([
      proof('image/png', aPicture),
      proof('image/jpeg', aPicture),
      proof('image/png', svg),
    ])
    expect(outcomes(results)).toEqual([
      'stored',
      'refused: proof: the picture is not of its media type',
      'refused: proof: the picture is not of its media type',
    ])
  })

  test('visitors may not send, and a batch has a limit', async () => {
    const db = database()
    await expect(ingestEvents(testCtx(db), { events: [] })).rejects.toMatchObject({ code: 'forbidden' })
    const tracking = { ...testSettings.tracking, eventsPerBatch: 2 }
    const ctx = testCtx(db, { actor: aPartner, settings: { ...testSettings, tracking } })
    await expect(ingestEvents(ctx, { events: [1, 2, 3] })).rejects.toMatchObject({ code: 'too-many' })
  })

  test('late and shuffled events end in the same state as prompt ones', async () => {
    const db = database()
    const send = sendOn(db)
    const codes = [
      'picked_up',
      'origin_departed',
      'held',
      'hub_arrived',
      'eta_changed',
      'delivered',
      'odd_code',
    ] as const
    const part = fc.record<Part>({
      code: fc.constantFrom(...codes),
      hours: fc.integer({ min: 0, max: 40 }),
      cityCode: fc.constantFrom('440300', '420100', '110100'),
      pieces: fc.integer({ min: 1, max: 3 }),
      reference: fc.boolean(),
      eta: fc.option(fc.integer({ min: 48, max: 60 }), { nil: undefined }),
    })
    const parts = fc.array(part, { minLength: 1, maxLength: 8 })
    const plan = parts.chain((list) =>
      fc.record({
        list: fc.constant(list),
        order: fc.shuffledSubarray([...list.keys()], { minLength: list.length }),
        cut: fc.nat(list.length),
      }),
    )
    const story = (waybillNo: string, reference: string, list: readonly Part[]): IncomingEvent[] =>
      list.map((entry, index) => ({
        eventId: `${waybillNo}-${index}`,
        waybillNo,
        code: entry.code,
        at: isoAt(entry.hours),
        cityCode: entry.cityCode,
        shipment: aShipment({
          pieces: entry.pieces,
          ...(entry.reference ? { references: [reference] } : {}),
        }),
        ...(entry.eta === undefined ? {} : { eta: { from: isoAt(entry.eta), to: isoAt(entry.eta + 2) } }),
      }))
    await fc.assert(
      fc.asyncProperty(plan, async ({ list, order, cut }) => {
        const [prompt, late] = [nextWaybillNo(), nextWaybillNo()]
        for (const event of story(prompt, `REF1${prompt}`, list)) await send([event])
        const shuffled = order.flatMap((index) => story(late, `REF1${late}`, list)[index] ?? [])
        await send(shuffled.slice(0, cut))
        await send(shuffled)
        expect(await stateOf(db, late)).toBe(await stateOf(db, prompt))
      }),
      { numRuns: 25 },
    )
  })

  test('parallel batches of the same events store each once', async () => {
    const db = database()
    const send = sendOn(db)
    const events = [aJourney(), aJourney(), aJourney()].flat()
    const orders = [events, [...events].reverse(), events, [...events].reverse()]
    const results = (await Promise.all(orders.map(send))).flat()
    const unknown = results.filter((result) => result.problem === 'unknown-shipment')
    expect(results.filter((result) => result.outcome === 'stored')).toHaveLength(events.length)
    expect(results.filter((result) => result.outcome === 'refused')).toEqual(unknown)
  })

  test('parallel batches of one shipment do not overwrite each other’s projection', async () => {
    const db = database()
    const send = sendOn(db)
    for (let round = 0; round < 10; round += 1) {
      const [first, ...rest] = aJourney()
      await send([first])
      await Promise.all(rest.map((event) => send([event])))
      const row = await db.query
        .selectFrom('shipments')
        .select(['status', 'last_event_at'])
        .where('waybill_no', '=', first?.waybillNo ?? '')
        .executeTakeFirstOrThrow()
      expect(row).toEqual({ status: 'delivered', last_event_at: Date.parse(rest.at(-1)?.at ?? '') })
    }
  })

  test('codes and cities nobody mapped are stored, shown and counted', async () => {
    const db = database()
    const code = `odd-${randomUUID()}`
    const event = anEvent({ code, cityCode: 'ZZTOP', text: '已装车' })
    await sendOn(db)([event, { ...event, eventId: randomUUID(), shipment: undefined }])
    const [answer] = await trackNumbers(testCtx(db), { numbers: [event.waybillNo] })
    expect(answer).toMatchObject({
      kind: 'found',
      shipment: {
        status: 'in_transit',
        events: [
          { code: 'unmapped', place: null, original: { lang: 'zh', text: '已装车' } },
          { code: 'unmapped' },
        ],
      },
    })
    const tally = await db.query.selectFrom('unmapped_values').selectAll().where('value', '=', code).execute()
    expect(tally).toMatchObject([{ kind: 'event-code', seen: 2 }])
  })

  test('a code that is in no list is refused and counted, one of the sender is taken as ours', async () => {
    const db = database()
    const code = `odd-${randomUUID()}`
    const event = anEvent({ code, cityCode: 'Berlin Mitte' })
    const delivered = { ...event, eventId: randomUUID(), code: ' ZUG ' }
    const mapping = {
      ...noMapping,
      senders: {
        'test-tms': { ...noMapping, codes: { ZUG: 'delivered' }, cities: { 'Berlin Mitte': '310100' } },
      },
    } as const
    const ctx = withMapping(testCtx(db, { actor: aPartner }), mapping)
    const { results } = await ingestEvents(ctx, { events: [event, delivered] })
    expect(outcomes(results)).toEqual([`refused: code: unknown code ${code}`, 'stored'])
    const [answer] = await trackNumbers(testCtx(db), { numbers: [event.waybillNo] })
    expect(answer).toMatchObject({ kind: 'found', shipment: { status: 'delivered' } })
    const tally = await db.query.selectFrom('unmapped_values').selectAll().where('value', '=', code).execute()
    expect(tally).toMatchObject([{ kind: 'event-code', seen: 1, sample_event_id: event.eventId }])
    // Somebody else's word is nobody else's.
    const others = await ingestEvents(testCtx(db, { actor: aPartner }), {
      events: [{ ...delivered, eventId: randomUUID(), cityCode: '310100' }],
    })
    expect(outcomes(others.results)).toEqual(['refused: code: unknown code ZUG'])
  })

  test('names and phones in free text never reach the disk', async () => {
    const db = database()
    const text = '派件人:邓某某,电话:18718866310；欧阳样例 已签收'
    const site = { zh: '朝阳北营业部(18718866310)', en: 'Chaoyang North, courier: John Smith' }
    const event = anEvent({ text, site })
    await sendOn(db)([event])
    const rows = await db.query.selectFrom('shipment_scans').selectAll().execute()
    const row = rows.find((candidate) => candidate.event_id === event.eventId)
    expect(JSON.parse(row?.details ?? '')).toEqual({
      text: '派件人:邓**,电话:187********；欧*** 已签收',
      lang: 'zh',
    })
    expect(row?.site).not.toMatch(/18718866310|John|Smith/)
  })

  test('a number that several shipments share finds none of them', async () => {
    const db = database()
    const send = sendOn(db)
    const [shared, own] = [anOrderNo(Date.now() % 10 ** 11), `PO${randomUUID().slice(0, 8)}A1`.toUpperCase()]
    const first = anEvent({ shipment: aShipment({ orderNo: shared, references: [own] }) })
    await send([first, { ...first, eventId: randomUUID(), code: 'hub_arrived' }])
    const ask = async () => {
      const answers = await trackNumbers(testCtx(db), { numbers: [shared, own] })
      return answers.map((answer) => (answer.kind === 'found' ? answer.shipment.waybillNo : answer.kind))
    }
    expect(await ask()).toEqual([first.waybillNo, first.waybillNo])
    await send([anEvent({ shipment: aShipment({ orderNo: shared }) })])
    expect(await ask()).toEqual(['unknown', first.waybillNo])
  })

  test('a full batch is stored, and is all duplicates the second time', async () => {
    const db = database()
    const waybills = Array.from({ length: 250 }, nextWaybillNo)
    const batch = waybills.flatMap((waybillNo) => aJourney({ waybillNo, last: 'hub_sorted' }))
    expect(batch).toHaveLength(1_000)
    const results = await sendOn(db)(batch)
    expect(results.every((result) => result.outcome === 'stored')).toBe(true)
    const { results: late } = await ingestEvents(
      testCtx(db, { actor: aPartner, now: () => journeyStart + 60 * 3_600_000 }),
      { events: batch },
    )
    expect(late.every((result) => result.outcome === 'duplicate')).toBe(true)
  })
})
