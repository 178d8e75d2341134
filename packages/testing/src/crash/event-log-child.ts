import { setTimeout as delay } from 'node:timers/promises'
import { migrate, openDatabase } from '@hongyan/db'
import { appendBatches } from '@hongyan/domain/ingestion/append-batches'
import { forgetBodies } from '@hongyan/domain/ingestion/forget-bodies'
import { laneCount } from '@hongyan/domain/ingestion/lane'
import { packEvents } from '@hongyan/domain/ingestion/packed-events'
import { projectLanes } from '@hongyan/domain/ingestion/project-lanes'
import { aPartner, testCtx } from '../contexts.ts'
import { type Failpoint, failingDatabase } from './failing-database.ts'
import type { LogOrders } from './log-failpoints.ts'
import { serveUntilKilled, takeOrders } from './serve-until-killed.ts'

/** A batch as a sender sends it, again under the same nonce until it is acknowledged. */
export type SentBatch = { readonly nonce: string; readonly events: readonly unknown[] }

const { url, die } = takeOrders<LogOrders>()
const db = await openDatabase({ url, poolSize: 4 })
await migrate(db)
const [write, point] = (die?.point.split(':') ?? []) as ['log' | 'projection', Failpoint] | []
const failing = die && point ? failingDatabase(db, point, die.count) : db
const logging = testCtx(write === 'log' ? failing : db, { actor: aPartner })
const projecting = testCtx(write === 'projection' ? failing : db, { actor: aPartner })

async function takeBatch({ nonce, events }: SentBatch) {
  const json = JSON.stringify(events)
  const body = await packEvents(json)
  const [appended] = await appendBatches(logging, [
    { partner: 'sender', nonce, content_hash: json, events: events.length, body },
  ])
  // Acknowledged at once, or when one that may die of projecting it has tried.
  if (write === 'projection') await projectOnce()
  return appended
}

async function projectOnce(): Promise<number | null> {
  const taken = await projectLanes(projecting, {
    lanes: laneCount,
    onFault: () => process.exit(1),
  })
  await forgetBodies(projecting)
  return taken
}

async function projectOnAndOn(): Promise<void> {
  for (;;) if (!(await projectOnce())) await delay(5)
}

serveUntilKilled(takeBatch, () => void projectOnAndOn())
