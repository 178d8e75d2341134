import { type Db, openDatabase } from '@hongyan/db'
import { type Appended, appendBatches, type NewBatch } from '@hongyan/domain/ingestion/append-batches'
import { forgetBodies } from '@hongyan/domain/ingestion/forget-bodies'
import { registry } from '@hongyan/domain/registry'
import type { Ctx, DomainSettings } from '@hongyan/kernel/context'
import { isOutage } from '../../server/http/outage.ts'
import { projectTurn, type Turn } from './project-turn.ts'

/** What a thread needs to work at the log by itself: its own connection to the same database. */
export type ThreadSite = {
  readonly database: { readonly url: string; readonly statementMs: number; readonly lockWaitMs: number }
  readonly settings: DomainSettings
}

/** As many as a turn uses at once. */
const poolSize = 2

let opened: Promise<Db> | null = null

/** The connection stays open for as long as the thread lives. */
async function threadCtx({ database, settings }: ThreadSite): Promise<Ctx> {
  opened ??= openDatabase({ ...database, poolSize }).catch((error: unknown) => {
    opened = null
    throw error
  })
  const actor = { kind: 'system', name: 'events' } as const
  return { actor, db: await opened, now: Date.now, requestId: 'events', settings, registry }
}

/** One turn of the projection. */
export async function projectInThread(site: ThreadSite): Promise<Turn> {
  return projectTurn(await threadCtx(site))
}

export type Appending = { readonly site: ThreadSite; readonly batches: readonly NewBatch[] }

/** What became of them; `away` where the database could not take them now, which an error from a thread would not tell. */
export type AppendedInThread =
  | { readonly kind: 'appended'; readonly appended: readonly Appended[] }
  | { readonly kind: 'away'; readonly reason: string }

/** Appends batches to the log. */
export async function appendInThread({ site, batches }: Appending): Promise<AppendedInThread> {
  try {
    return { kind: 'appended', appended: await appendBatches(await threadCtx(site), batches) }
  } catch (error) {
    if (!isOutage(error)) throw error
    return { kind: 'away', reason: error instanceof Error ? error.message : String(error) }
  }
}

/** Empties batches that every lane has taken its part of. */
export async function forgetInThread(site: ThreadSite): Promise<void> {
  await forgetBodies(await threadCtx(site))
}
