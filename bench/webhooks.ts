import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Db, migrate, openDatabase } from '@hongyan/db'
import { acceptOrder } from '@hongyan/domain/orders/accept-order'
import { ingestEvents } from '@hongyan/domain/tracking/ingest-events'
import type { Ctx } from '@hongyan/kernel/context'
import {
  anAccountHolder,
  anEvent,
  aPartner,
  aPlacedOrder,
  aWebhook,
  testCtx,
  testSettings,
} from '@hongyan/testing'

/** Webhooks that are told of each change. */
const sizes = [0, 1, 10, 100] as const
const batch = 50
const rounds = 9

/** Shipments of one account's orders, which are told to `most` webhooks of it. */
async function prepare(
  db: Db,
  most: number,
): Promise<{ readonly ctx: Ctx; readonly numbers: readonly string[] }> {
  const settings = { ...testSettings, merchants: { ...testSettings.merchants, webhooks: most } }
  const actor = await anAccountHolder(testCtx(db))
  const own = testCtx(db, { actor, settings })
  const ctx: Ctx = { ...own, actor: aPartner }
  const numbers: string[] = []
  for (let made = 0; made < batch; made += 1) {
    const { number } = await aPlacedOrder(own)
    const waybills = await acceptOrder(ctx, { number, waybills: null })
    numbers.push(...waybills.map((waybill) => waybill.number))
  }
  for (let made = 0; made < most; made += 1) await aWebhook(own, `https://erp.example.com/${made}`)
  return { ctx, numbers }
}

/** Lets only so many webhooks be told of anything. */
async function notifyOnly(db: Db, count: number): Promise<void> {
  const rows = await db.query.selectFrom('webhooks').select('id').orderBy('id').execute()
  for (const [index, { id }] of rows.entries())
    await db.query
      .updateTable('webhooks')
      .set({ state: index < count ? 'on' : 'off' })
      .where('id', '=', id)
      .execute()
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

/** What it costs to take in a batch of scans, each of which changes a status, by how many webhooks are told of it. */
export async function benchWebhooks(): Promise<Record<string, unknown>> {
  const folder = mkdtempSync(join(tmpdir(), 'hongyan-bench-'))
  const db = await openDatabase({ url: `file:${join(folder, 'webhooks.db')}` })
  await migrate(db)
  const { ctx, numbers } = await prepare(db, Math.max(...sizes))
  const took = new Map<number, number[]>(sizes.map((size) => [size, []]))
  let turn = 0
  for (let round = 0; round < rounds; round += 1) {
    for (const size of sizes) {
      await notifyOnly(db, size)
      turn += 1
      // The status goes to and fro: each of these is news.
      const code = turn % 2 === 0 ? 'out_for_delivery' : 'branch_arrived'
      const at = new Date(ctx.now() - 86_400_000 + turn * 60_000).toISOString()
      const events = numbers.map((waybillNo) =>
        anEvent({ eventId: `${waybillNo}:${turn}`, waybillNo, code, at, cityCode: '110100' }),
      )
      const before = performance.now()
      await ingestEvents(ctx, { events })
      took.get(size)?.push(performance.now() - before)
    }
  }
  const told = await db.query.selectFrom('webhook_events').select('id').execute()
  const expected = rounds * batch * sizes.reduce((sum: number, size) => sum + size, 0)
  if (told.length !== expected) throw new Error(`${told.length} events were told, not ${expected}`)
  await db.close()
  rmSync(folder, { recursive: true })
  const alone = median(took.get(0) ?? [])
  const rows = sizes.map((webhooks) => {
    const ms = median(took.get(webhooks) ?? [])
    return { webhooks, ms: Math.round(ms * 10) / 10, ratio: Math.round((ms / alone) * 100) / 100 }
  })
  console.log(`Taking in ${batch} scans, by how many webhooks are told of each`)
  console.table(rows)
  return { batch, rounds, rows }
}
