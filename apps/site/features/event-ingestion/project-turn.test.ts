import type { Schema } from '@hongyan/db'
import { appendBatches } from '@hongyan/domain/ingestion/append-batches'
import { laneOf } from '@hongyan/domain/ingestion/lane'
import { packEvents } from '@hongyan/domain/ingestion/packed-events'
import type { StatusChange } from '@hongyan/domain/tracking/rebuild-shipments'
import type { Ctx } from '@hongyan/kernel/context'
import { aJourney, aPartner, journeyStart, testCtx } from '@hongyan/testing'
import { withDatabases } from '@hongyan/testing/databases'
import type { Transaction } from 'kysely'
import { expect, test } from 'vitest'
import { projectTurn } from './project-turn.ts'

withDatabases('a turn of the projection', (database) => {
  const ctxOf = (): Ctx => testCtx(database(), { actor: aPartner, now: () => journeyStart + 30 * 86_400_000 })

  async function append(events: readonly unknown[], nonce: string): Promise<void> {
    const body = await packEvents(JSON.stringify(events))
    const batch = { partner: 'one', nonce, content_hash: nonce, events: events.length, body }
    await appendBatches(ctxOf(), [batch])
  }

  async function drain(ctx = ctxOf()): Promise<void> {
    while ((await projectTurn(ctx)).taken !== 0);
  }

  const statuses = async (waybills: readonly string[]) => {
    const rows = await database()
      .query.selectFrom('shipments')
      .select(['waybill_no', 'status'])
      .where('waybill_no', 'in', waybills)
      .execute()
    const byNumber = new Map(rows.map((row) => [row.waybill_no, row.status]))
    return waybills.map((number) => byNumber.get(number) ?? null)
  }

  test('takes every lane, each scan once, in the order of the log', async () => {
    const journeys = Array.from({ length: 24 }, () => aJourney())
    const waybills = journeys.map(([first]) => first?.waybillNo ?? '')
    expect(new Set(waybills.map((waybillNo) => laneOf({ waybillNo }))).size).toBeGreaterThan(2)
    const steps = journeys[0]?.map((_, step) => journeys.flatMap((journey) => journey[step] ?? [])) ?? []
    for (const [at, step] of steps.entries()) await append(step, `each-step-${at}`)
    await drain()
    expect(new Set(await statuses(waybills))).toEqual(new Set(['delivered']))
    const { scans } = await database()
      .query.selectFrom('shipment_scans')
      .innerJoin('shipments', 'shipments.id', 'shipment_scans.shipment_id')
      .select(({ fn }) => fn.countAll().as('scans'))
      .where('shipments.waybill_no', 'in', waybills)
      .executeTakeFirstOrThrow()
    expect(Number(scans)).toBe(journeys.flat().length)
  })

  test('where one share cannot be written, the turn says so and nothing is lost', async () => {
    const journeys = Array.from({ length: 16 }, () => aJourney())
    const waybills = journeys.map(([first]) => first?.waybillNo ?? '')
    await append(journeys.flat(), 'one-share-away')
    const ctx = ctxOf()
    const full = async (_ctx: Ctx, _trx: Transaction<Schema>, changes: readonly StatusChange[]) => {
      if (changes.some((change) => laneOf(change) === 0))
        throw Object.assign(new Error('disk full'), { code: '53100' })
    }
    const registry = { ...ctx.registry, shipmentListeners: [full] }
    await expect(projectTurn({ ...ctx, registry })).rejects.toThrow('disk full')
    await drain()
    expect(new Set(await statuses(waybills))).toEqual(new Set(['delivered']))
  })
})
