import { migrate, openDatabase } from '@hongyan/db'
import { noMapping } from '@hongyan/domain/tracking/event-mapping'
import { ingestEvents } from '@hongyan/domain/tracking/ingest-events'
import { aPartner, testCtx } from '../contexts.ts'
import { type Failpoint, failingDatabase } from './failing-database.ts'
import { serveUntilKilled, takeOrders } from './serve-until-killed.ts'

/** What the parent tells the process that will be killed. */
export type IngestOrders = {
  readonly url: string
  /** Where and at which transaction to die; null waits to be killed from outside. */
  readonly die: { readonly point: Failpoint; readonly count: number } | null
}

const { url, die } = takeOrders<IngestOrders>()
const db = await openDatabase({ url, poolSize: 2 })
await migrate(db)
const failing = die ? failingDatabase(db, die.point, die.count) : db
const partner = testCtx(failing, { actor: aPartner })
const tracking = { ...partner.settings.tracking, mapping: { ...noMapping, unknown: 'keep' } } as const
/** One of its codes is in no list. */
const ctx = { ...partner, settings: { ...partner.settings, tracking } }

serveUntilKilled(({ events }: { readonly events: readonly unknown[] }) => ingestEvents(ctx, { events }))
