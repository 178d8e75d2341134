import { aJourney, anEvent, aPartner, isoAt, nextWaybillNo, testCtx } from '@hongyan/testing'
import { withDatabases } from '@hongyan/testing/databases'
import { expect, test } from 'vitest'
import { ingestEvents } from './ingest-events.ts'
import { readHigherMarks, readMarks } from './shipment-marks.ts'

withDatabases('marks of shipments', (database) => {
  const send = (events: readonly unknown[], now?: number) =>
    ingestEvents(testCtx(database(), { actor: aPartner, ...(now && { now: () => now }) }), { events })

  async function shipped() {
    const events = aJourney({ last: 'hub_arrived' })
    const waybillNo = events[0]?.waybillNo ?? ''
    await send(events)
    const [marked] = await readMarks(database(), [waybillNo])
    if (!marked) throw new Error('it is not there')
    const scan = (hours: number) => anEvent({ waybillNo, at: isoAt(hours), eventId: crypto.randomUUID() })
    return { ...marked, waybillNo, scan }
  }

  test('a scan at the same moment, and one by a clock behind, both move the mark on', async () => {
    const { id, mark, scan } = await shipped()
    const seen = [[id, mark]] as const
    expect(await readHigherMarks(database(), seen)).toEqual(new Map())
    await send([scan(30)])
    const second = (await readHigherMarks(database(), seen)).get(id) ?? 0
    expect(second).toBeGreaterThan(mark)
    await send([scan(31)], testCtx(database()).now() - 3_600_000)
    expect((await readHigherMarks(database(), [[id, second]])).get(id)).toBeGreaterThan(second)
  })

  test('an event sent again moves nothing, and neither does one of another shipment', async () => {
    const [one, other] = [await shipped(), await shipped()]
    const scan = one.scan(30)
    await send([scan])
    const [now] = await readMarks(database(), [one.waybillNo])
    await send([scan, other.scan(30)])
    expect([...(await readHigherMarks(database(), [[one.id, now?.mark ?? 0]]))]).toEqual([])
    expect([...(await readHigherMarks(database(), [[other.id, other.mark]])).keys()]).toEqual([other.id])
  })

  test('packages stand where their shipment does; a number that nobody has stands nowhere', async () => {
    const { id, waybillNo } = await shipped()
    const marks = await readMarks(database(), [`${waybillNo}-1-1-`, nextWaybillNo(), 'nonsense'])
    expect(marks.map((marked) => marked?.id ?? null)).toEqual([id, null, null])
  })

  test('more shipments than one statement asks for', async () => {
    const { id, mark, scan } = await shipped()
    const others = Array.from({ length: 2500 }, () => [crypto.randomUUID(), 1] as const)
    await send([scan(32)])
    const found = await readHigherMarks(database(), [...others, [id, mark]])
    expect([...found.keys()]).toEqual([id])
  })
})
