import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { Db } from '@hongyan/db'
import type { EnquiryReceipt } from '@hongyan/domain/enquiries/enquiry-receipt'
import type { OutboxMessage } from '@hongyan/domain/outbox/outbox-message'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { testCtx, testSettings } from '../contexts.ts'
import { aCodeFor, anEnquiryForm, aSubmission, nextMobile } from '../enquiries.ts'
import type { EnquiryOrders } from './enquiry-child.ts'
import { failpoints } from './failing-database.ts'
import { deliveryFailpoints } from './failing-receivers.ts'
import { ManyLives, printFigures, survivesOnEachEngine } from './many-lives.ts'
import { MortalServer } from './mortal-server.ts'

const enquiries = 1_010

/** Which transactions or messages of a life can be the last: two belong to each enquiry, the count also meets the second. */
const longestLife = 28

/** A receiver that remembers which message it got how often, by number, kind and revision. */
async function startReceiver(): Promise<{ server: Server; url: string; arrived: Map<string, number> }> {
  const arrived = new Map<string, number>()
  const server = createServer(async (request, response) => {
    const { id, number, kind, revision } = JSON.parse(await text(request)) as OutboxMessage
    const key = `${number} ${kind} ${revision} ${id}`
    arrived.set(key, (arrived.get(key) ?? 0) + 1)
    response.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, arrived }
}

/** Submits every enquiry until it is acknowledged, to processes that die again and again. */
async function submitThroughDeaths(db: Db, url: string, receiver: string) {
  const ledger: { number: string; mobile: string }[] = []
  const codes = { ...testSettings.codes, everybodyDay: 1_000_000, alarmHour: 1_000_000 }
  const ctx = testCtx(db, { now: () => Date.now(), settings: { ...testSettings, codes } })
  const lives = new ManyLives({
    file: 'enquiry-child.ts',
    points: [...failpoints, ...deliveryFailpoints],
    ordersFor: (die): EnquiryOrders => ({ url, receiver, die }),
    longestLife,
    randomAge: [5, 250],
    onDeath: () => endClaims(db),
  })
  try {
    while (ledger.length < enquiries) {
      const mobile = nextMobile()
      const token = { id: `session-${mobile}`, expiresAt: Date.now() + 3_600_000 }
      // Few enough that the turns of one company are met, many enough that others go on meanwhile.
      const companyName = `样例商贸 ${ledger.length % 40}`
      const verifyCode = await aCodeFor(ctx, mobile)
      const values = anEnquiryForm({ companyName, contactMobile: mobile, verifyCode })
      const submission = aSubmission(values, { tokens: [token], idempotencyKey: `crash-${mobile}` })
      const { number } = await lives.acknowledged<EnquiryReceipt>(submission)
      ledger.push({ number, mobile })
    }
  } finally {
    await lives.end()
  }
  return { ledger, lives }
}

/** Claims of the dead have half a minute to run, and hold their receiver's places; nobody here waits for that. */
async function endClaims(db: Db): Promise<void> {
  await db.query
    .updateTable('outbox')
    .set({ next_at: 0 })
    .where('state', 'in', ['waiting', 'sending'])
    .execute()
}

/** Lets one process that nobody kills deliver what is left. */
async function deliverRest(db: Db, url: string, receiver: string): Promise<void> {
  await endClaims(db)
  const last = await MortalServer.start(
    { url, receiver, die: null } satisfies EnquiryOrders,
    'enquiry-child.ts',
  )
  try {
    await expect.poll(() => undelivered(db), { timeout: 120_000, interval: 200 }).toBe(0)
  } finally {
    last.kill()
    await last.ended
  }
}

async function undelivered(db: Db): Promise<number> {
  const row = await db.query
    .selectFrom('outbox')
    .select(sql<number>`count(*)`.as('n'))
    .where('target', 'in', ['desk', 'webhook'])
    .where('state', '!=', 'delivered')
    .executeTakeFirstOrThrow()
  return Number(row.n)
}

survivesOnEachEngine(
  'enquiries',
  'what was acknowledged is stored once and delivered, once for who deduplicates',
  async ({ engine, url, open }) => {
    const db = await open()
    const receiver = await startReceiver()
    const { ledger, lives } = await submitThroughDeaths(db, url, receiver.url)
    await deliverRest(db, url, receiver.url)

    const rows = await db.query
      .selectFrom('enquiries')
      .innerJoin('enquiry_details', 'enquiry_details.enquiry_id', 'enquiries.id')
      .innerJoin('enquiry_consents', 'enquiry_consents.enquiry_id', 'enquiries.id')
      .select(['number', 'contact_mobile as mobile'])
      .execute()
    const messages = [...receiver.arrived.keys()]
    printFigures({
      engine,
      acknowledged: ledger.length,
      stored: rows.length,
      kills: lives.kills,
      ...lives.deaths,
      'messages delivered': messages.length,
      'messages delivered again': [...receiver.arrived.values()].filter((count) => count > 1).length,
    })

    lives.expectEnoughDeaths()
    const sorted = (list: readonly { number: string; mobile: string }[]) =>
      list.map(({ number, mobile }) => `${number} ${mobile}`).sort()
    // The ledger of acknowledgements and the database are equal: nothing lost, nothing twice, nothing half.
    expect(sorted(rows)).toEqual(sorted(ledger))
    const all = await db.query.selectFrom('enquiries').select('id').execute()
    expect(all).toHaveLength(ledger.length)
    // Two receivers; whoever keeps each number and revision once has every enquiry exactly once.
    expect(new Set(messages.map((key) => key.split(' ')[0]))).toEqual(
      new Set(ledger.map(({ number }) => number)),
    )
    expect(messages).toHaveLength(2 * ledger.length)
    const used = await db.query
      .selectFrom('sms_codes')
      .select('used_at')
      .where('used_at', 'is', null)
      .execute()
    expect(used).toEqual([])
    receiver.server.close()
  },
  900_000,
)
