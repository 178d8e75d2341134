import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { openDatabase, writeBackup } from '@hongyan/db'
import type { IncomingEvent } from '@hongyan/domain/tracking/incoming-event'
import { aJourney, receiverPhone } from '@hongyan/testing'
import { type Engine, freshDatabase } from '@hongyan/testing/fresh-database'
import { temporaryFolder } from '@hongyan/testing/temporary-folder'
import { expect, inject, onTestFinished, test } from 'vitest'
import { deliverToDoor } from '../tools/load-events/deliver.ts'
import { root, run } from '../tools/steps/steps.ts'
import { fillEnquiry, type SentEnquiry } from './enquiry.ts'
import { liftedLimits } from './lifted-limits.ts'
import { type SiteProcess, startSite } from './site-process.ts'
import { startTextMessages, type TextMessages } from './text-messages.ts'

const sender = { keyId: 'drill', secret: 'a secret of thirty-two characters' }
/** The keys that an operator keeps apart from the backup. */
const keys = { LINK_KEY: '1'.repeat(64), TAIL_KEY: '2'.repeat(64) }
const settings = { ...keys, SENDER_KEYS: `${sender.keyId}:${sender.secret}`, LIMITS: liftedLimits('') }

async function emptyDatabase(engine: Engine): Promise<string> {
  const fresh = await freshDatabase(engine, inject('postgresUrl'))
  onTestFinished(() => fresh.drop())
  return fresh.url
}

async function siteOn(url: string, texts: TextMessages): Promise<SiteProcess> {
  const site = await startSite({ settings: { ...settings, ...texts.settings, DATABASE_URL: url } })
  onTestFinished(() => site.stop())
  return site
}

/** Runs one of the commands to its end; it must succeed. */
async function command(file: string, ...parameters: string[]): Promise<string> {
  const ended = await run(process.execPath, [join(root, file), ...parameters], { env: keys, quiet: true })
  expect(ended, ended.output).toMatchObject({ code: 0 })
  return ended.output
}

type Acknowledged = { readonly events: IncomingEvent[]; readonly enquiries: SentEnquiry[] }

/** Sends journeys and enquiries, one after another each, until told to stop; notes what was acknowledged. */
function keepSending(
  site: SiteProcess,
  texts: TextMessages,
): { acknowledged: Acknowledged; stop(): Promise<void> } {
  const acknowledged: Acknowledged = { events: [], enquiries: [] }
  const deliver = deliverToDoor({ url: site.origin, ...sender })
  let sending = true
  const events = async () => {
    while (sending) {
      const batch = aJourney()
      const outcomes = await deliver(batch)
      if (outcomes.some(({ outcome }) => outcome !== 'stored')) throw new Error(JSON.stringify(outcomes))
      acknowledged.events.push(...batch)
    }
  }
  const enquiries = async () => {
    while (sending) {
      const filled = await fillEnquiry(site, texts)
      const sent = 'refused' in filled ? filled.refused : await filled.send()
      if (typeof sent !== 'object') throw new Error(`an enquiry was not taken: ${sent}`)
      acknowledged.enquiries.push(sent)
    }
  }
  const both = Promise.all([events(), enquiries()])
  both.catch(() => {})
  return {
    acknowledged,
    stop: async () => {
      sending = false
      await both
    },
  }
}

/** What a backup notes of its tables: rows and digests. */
function noted(file: string): { table: string; rows: number; sha256: string }[] {
  const lines = gunzipSync(readFileSync(file)).toString().trimEnd().split('\n')
  return JSON.parse(lines.at(-1) ?? '').tables
}

async function ids(url: string): Promise<{ events: Set<string>; enquiries: Set<string>; bare: number }> {
  const db = await openDatabase({ url })
  try {
    const events = await db.query.selectFrom('shipment_scans').select('event_id').execute()
    const enquiries = await db.query
      .selectFrom('enquiries')
      .leftJoin('enquiry_details', 'enquiry_details.enquiry_id', 'enquiries.id')
      .leftJoin('outbox', 'outbox.aggregate', 'enquiries.id')
      .select(['enquiries.number', 'enquiry_details.contact_name', 'outbox.id'])
      .execute()
    return {
      events: new Set(events.map((row) => row.event_id)),
      enquiries: new Set(enquiries.map((row) => row.number)),
      bare: enquiries.filter((row) => row.contact_name === null || row.id === null).length,
    }
  } finally {
    await db.close()
  }
}

test.each([
  ['sqlite', 'sqlite'],
  ['postgres', 'postgres'],
] as const)(
  'a site on %s is backed up while it works, and goes on elsewhere on %s',
  async (from, to) => {
    const folder = temporaryFolder('drill')
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const [file, again] = [join(folder, 'site.backup'), join(folder, 'again.backup')]
    const texts = await startTextMessages()
    onTestFinished(() => texts.stop())
    const source = await emptyDatabase(from)
    const site = await siteOn(source, texts)
    await command('tools/seed/seed.ts', '--db', source, '--shipments', '60')

    const { acknowledged, stop } = keepSending(site, texts)
    await expect.poll(() => acknowledged.enquiries.length, { timeout: 60_000 }).toBeGreaterThan(0)
    await expect.poll(() => acknowledged.events.length, { timeout: 60_000 }).toBeGreaterThan(30)
    const before = { events: [...acknowledged.events], enquiries: [...acknowledged.enquiries] }
    expect(await command('tools/commands/backup.ts', file, '--db', source)).toContain('Keys are not in it.')
    await stop()
    // It went on being written to, so the copy had to hold one state of it.
    expect(acknowledged.events.length).toBeGreaterThan(before.events.length)
    await site.stop()

    const target = await emptyDatabase(to)
    await command('tools/commands/restore.ts', file, '--db', target)
    await writeBackup({ url: target, file: again })
    expect(noted(again)).toEqual(noted(file))
    const restored = await ids(target)
    expect(before.events.filter(({ eventId }) => !restored.events.has(eventId))).toEqual([])
    expect(before.enquiries.filter(({ number }) => !restored.enquiries.has(number))).toEqual([])
    expect(restored.bare).toBe(0)

    const second = await siteOn(target, texts)
    const waybillCode = before.events.at(-1)?.waybillNo ?? ''
    const tracked = await fetch(second.url(`/waybill/trackNoPin?${new URLSearchParams({ waybillCode })}`))
    expect(await tracked.json()).toMatchObject({ code: 1, data: { waybillCode } })
    const unlock = async (phoneTail: string) => {
      const reply = await fetch(second.url('/order/getPhoneVerify'), {
        method: 'POST',
        headers: { origin: second.origin, 'content-type': 'application/json' },
        body: JSON.stringify({ waybillCode, phoneTail }),
      })
      return ((await reply.json()) as { readonly code: number }).code
    }
    expect(await unlock(receiverPhone.slice(-4))).toBe(1)
    expect(await unlock('0000')).not.toBe(1)
    for (const { number, token } of before.enquiries) {
      const shown = await fetch(second.url(`/v1/enquiries/${number}`), {
        headers: { 'x-hongyan-enquiry': token },
      })
      expect(await shown.json()).toMatchObject({ code: 1, data: { status: 'received' } })
    }
    const [outcome] = await deliverToDoor({ url: second.origin, ...sender })(before.events.slice(-1))
    expect(outcome).toMatchObject({ outcome: 'duplicate' })
  },
  120_000,
)
