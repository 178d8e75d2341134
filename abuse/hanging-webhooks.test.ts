import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { type Db, openDatabase } from '@hongyan/db'
import { anAccountHolder, aWebhook, testCtx } from '@hongyan/testing'
import { freshDatabase } from '@hongyan/testing/fresh-database'
import { temporaryFolder } from '@hongyan/testing/temporary-folder'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { addWebhookEvents } from '../packages/domain/src/merchants/add-webhook-events.ts'
import { claimMs } from '../packages/domain/src/outbox/claim-messages.ts'
import { type ExternalService, startExternalService } from './external-service.ts'
import { processorMs, type SiteProcess, startSite } from './site-process.ts'

/** What a merchant may wait for an event while others hang, ms. */
const soonMs = 5000
const hangingAccounts = 4
const eventsOfEach = 30
/** The event after whose arrival one of two processes is killed. */
const killedAfter = 6

/** A site in so many processes, and its database. */
async function open(engine: 'sqlite' | 'postgres'): Promise<{ sites: SiteProcess[]; db: Db }> {
  const settings = { WEBHOOK_LOOPBACK: '1', LOG_LEVEL: 'error' }
  if (engine === 'sqlite') {
    const site = await startSite({ settings })
    const db = await openDatabase({ url: join(site.folder, 'site.db') })
    return { sites: [site], db }
  }
  const fresh = await freshDatabase('postgres', inject('postgresUrl'))
  onTestFinished(() => fresh.drop())
  const folder = temporaryFolder('hanging')
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const shared = { ...settings, DATABASE_URL: fresh.url, DATA_DIR: folder }
  // The first one makes the tables.
  const first = await startSite({ settings: shared })
  return { sites: [first, await startSite({ settings: shared })], db: await openDatabase({ url: fresh.url }) }
}

async function service(behave: Parameters<typeof startExternalService>[0]): Promise<ExternalService> {
  const started = await startExternalService(behave)
  onTestFinished(started.stop)
  return started
}

/** Adds webhooks of a new account. The key of the process is its own: what it was given a secret for it says itself. */
async function merchantAt(db: Db, urls: readonly string[]) {
  const ctx = testCtx(db, { now: Date.now })
  const actor = await anAccountHolder(ctx)
  const ids: string[] = []
  for (const url of urls) ids.push((await aWebhook({ ...ctx, actor }, url)).webhook.id)
  await db.query.updateTable('webhooks').set({ secret_mark: null }).where('id', 'in', ids).execute()
  const tell = (type: string, orderNo: string) =>
    db.transaction((trx) =>
      addWebhookEvents(
        ctx,
        trx,
        ids.map((webhookId) => {
          const about = { number: orderNo, orderNo, data: {} }
          return { webhookId, accountId: actor.customerId, type, ...about }
        }),
      ),
    )
  return { tell }
}

describe.each(['sqlite', 'postgres'] as const)('on %s', (engine) => {
  test('webhooks that hang keep nobody else waiting, are asked rarely, and what follows keeps its order', async () => {
    const { sites, db } = await open(engine)
    onTestFinished(async () => {
      await db.close()
      for (const site of sites) await site.stop()
    })
    const hanging = await service((request) => void request.resume())
    const arrived: { type: string; at: number }[] = []
    const well = await service((request, response) => {
      let body = ''
      request.setEncoding('utf8').on('data', (part: string) => {
        body += part
      })
      request.on('end', () => {
        arrived.push({ type: (JSON.parse(body) as { type: string }).type, at: Date.now() })
        response.end()
      })
    })
    const started = Date.now()
    for (let n = 0; n < hangingAccounts; n += 1) {
      const merchant = await merchantAt(db, Array(10).fill(hanging.url))
      for (let m = 0; m < eventsOfEach; m += 1) await merchant.tell('order.placed', `HY-${n}-${m}`)
    }
    const other = await merchantAt(db, [well.url])
    const waits: number[] = []
    const order: string[] = []
    for (let n = 0; n < 12; n += 1) {
      const begun = Date.now()
      const type = `order.${n}`
      order.push(type)
      await other.tell(type, 'HY-other')
      await expect.poll(() => arrived.at(-1)?.type, { timeout: 60_000 }).toBe(type)
      waits.push((arrived.at(-1)?.at ?? 0) - begun)
      // One of two processes goes in the middle of it, as a machine does.
      if (n === killedAfter && sites.length > 1) sites[0]?.signal('SIGKILL')
      await delay(3000)
    }
    // What the process that went had sent without hearing the answer is sent again.
    const told = arrived.map((one) => one.type).filter((type, at, all) => type !== all[at - 1])
    expect(told).toEqual(order)
    // What it had in hand holds back what follows of the same order until its claim runs out, and nothing else.
    const longest = waits.map((_, n) =>
      n === killedAfter + 1 && sites.length > 1 ? claimMs + soonMs : soonMs,
    )
    for (const [n, wait] of waits.entries()) expect(wait).toBeLessThan(longest[n] ?? 0)
    // Four at a time of an account at most, ten seconds each, the first at once: of 1,200 events few have been tried.
    const rounds = 1 + Math.floor((Date.now() - started) / 10_000)
    expect(hanging.asked()).toBeLessThanOrEqual(hangingAccounts * 4 * rounds)
    const spent = processorMs(sites.at(-1)?.pid ?? 0)
    console.log(`waits ${waits.join()} ms, hanging asked ${hanging.asked()}, processor ${spent} ms`)
  })
})
