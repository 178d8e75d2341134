import { migrate, openDatabase } from '@hongyan/db'
import { aJourney } from '@hongyan/testing'
import { engines, freshDatabase } from '@hongyan/testing/fresh-database'
import { expect, inject, onTestFinished, test } from 'vitest'
import { builtSupervisor } from '../../tools/commands/site-process.ts'
import { fillEnquiry } from '../enquiry.ts'
import { liftedLimits } from '../lifted-limits.ts'
import { partnerSettings, sendEvents } from '../partner.ts'
import { startSite } from '../site-process.ts'
import { readPage, startLoad } from '../steady-load.ts'
import { startTextMessages } from '../text-messages.ts'

const restarts = 20
const leastAcknowledged = 1000
const perSecond = 300
/** Of these, how many are enquiries and batches of events: the rest are pages. */
const every = 60
const pages = ['/', '/hk', '/en', '/en/track', '/fee', '/hk/news', '/robots.txt', '/healthz']

test.each(engines)(
  `${restarts} rolling restarts under load on %s: nobody notices, and nothing acknowledged is lost or doubled`,
  async (engine) => {
    const fresh = await freshDatabase(engine, inject('postgresUrl'))
    onTestFinished(() => fresh.drop())
    const texts = await startTextMessages()
    onTestFinished(() => texts.stop())
    const site = await startSite({
      program: builtSupervisor,
      settings: {
        WORKERS: '2',
        DATABASE_URL: fresh.url,
        LOG_LEVEL: 'warn',
        LIMITS: liftedLimits(''),
        ...texts.settings,
        ...partnerSettings,
      },
    })
    onTestFinished(() => site.stop())
    const numbers: string[] = []
    const waybills: string[] = []

    const enquire = async (): Promise<string> => {
      const enquiry = await fillEnquiry(site, texts)
      if ('refused' in enquiry) return `a form that could not be filled in: ${enquiry.refused}`
      const sent = await enquiry.send()
      if (typeof sent === 'number') return `enquiry ${sent}`
      numbers.push(sent.number)
      return 'enquiry taken'
    }
    const deliver = async (): Promise<string> => {
      const events = aJourney()
      const status = await sendEvents(site, events)
      if (status === 200) waybills.push(events[0]?.waybillNo ?? '')
      return `batch ${status}`
    }
    const load = startLoad(perSecond, (index) => {
      if (index % every === 0) return enquire()
      if (index % every === every / 2) return deliver()
      return readPage(site.url(pages[index % pages.length] ?? '/'))
    })

    onTestFinished(async () => void (await load.stop()))

    for (let count = 1; count <= restarts; count += 1) {
      site.signal('SIGHUP')
      const replaced = () => site.output().split('every worker was replaced').length - 1
      await expect.poll(replaced, { timeout: 120_000, interval: 200 }).toBe(count)
    }
    const enough = () => Math.min(numbers.length, waybills.length)
    await expect.poll(enough, { timeout: 600_000, interval: 500 }).toBeGreaterThanOrEqual(leastAcknowledged)
    const outcomes = await load.stop()
    process.stdout.write(`${JSON.stringify({ engine, ...Object.fromEntries(outcomes) }, null, 1)}\n`)
    expect([...outcomes.keys()].sort()).toEqual(['200', 'batch 200', 'enquiry taken'])

    site.signal('SIGTERM')
    await site.ended
    const db = await openDatabase({ url: fresh.url })
    await migrate(db)
    const enquiries = await db.query.selectFrom('enquiries').select('number').execute()
    expect(enquiries.map(({ number }) => number).sort()).toEqual(numbers.toSorted())
    const shipments = await db.query.selectFrom('shipments').select('waybill_no').execute()
    expect(shipments.map(({ waybill_no }) => waybill_no).sort()).toEqual(waybills.toSorted())
    const events = await db.query.selectFrom('shipment_scans').select('event_id').execute()
    expect(events).toHaveLength(waybills.length * aJourney().length)
    await db.close()
  },
  1_800_000,
)
