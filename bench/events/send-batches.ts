import { setTimeout as delay } from 'node:timers/promises'
import type { Db } from '@hongyan/db'
import { projectedUpTo } from '@hongyan/domain/ingestion/event-backlog'
import type { IncomingEvent } from '@hongyan/domain/tracking/incoming-event'
import { signed, signingKeys } from '../answers/ask-calls.ts'

/** Batches that are sent at once. */
export const atOnce = 4
const lookMs = 5

/** A batch as it is sent: what a sender does before that is not what is measured. */
export type ReadyBatch = { readonly body: string; readonly headers: Readonly<Record<string, string>> }

export function readyBatch(events: readonly IncomingEvent[]): ReadyBatch {
  const body = JSON.stringify(events)
  return { body, headers: { 'content-type': 'application/json', ...signed(signingKeys.partner, body) } }
}

/** Sends a batch and returns its id; one that says at once what became of it has none. */
export async function sendBatch(port: number, { body, headers }: ReadyBatch): Promise<string | null> {
  const answer = await fetch(`http://127.0.0.1:${port}/v1/events`, { method: 'POST', headers, body })
  if (!answer.ok) throw new Error(`a batch was answered ${answer.status}`)
  const { data } = (await answer.json()) as { data: { batch?: { id: string } } }
  return data.batch?.id ?? null
}

/** Does something with each batch, some at once. */
export async function withEach(
  batches: readonly ReadyBatch[],
  work: (batch: ReadyBatch) => Promise<void>,
): Promise<void> {
  const left = batches.values()
  const walk = async () => {
    for (const batch of left) await work(batch)
  }
  await Promise.all(Array.from({ length: atOnce }, walk))
}

/** How long it took until the last batch was acknowledged and until all were projected, and until each showed; ms. */
type Taken = { readonly acknowledged: number; readonly projected: number; readonly shown: readonly number[] }

/** Sends batches and waits for their projection, which is read in the database: the site is asked nothing else. */
export async function sendBatches(port: number, db: Db, batches: readonly ReadyBatch[]): Promise<Taken> {
  const began = performance.now()
  const waiting: { readonly position: number; readonly at: number }[] = []
  const shown: number[] = []
  let acknowledged: number | null = null
  const sending = withEach(batches, async (batch) => {
    const id = await sendBatch(port, batch)
    const at = performance.now()
    if (id !== null) waiting.push({ position: await positionOf(db, id), at })
  }).then(() => {
    acknowledged = performance.now() - began
  })
  while (acknowledged === null || waiting.length > 0) {
    const upTo = await projectedUpTo(db)
    const now = performance.now()
    const rest = waiting.splice(0).filter(({ position, at }) => {
      if (position <= upTo) shown.push(now - at)
      return position > upTo
    })
    waiting.push(...rest)
    if (acknowledged === null || rest.length > 0) await delay(lookMs)
  }
  const projected = performance.now() - began
  await sending
  const refused = await db.query.selectFrom('event_verdicts').select('exceptions').executeTakeFirst()
  if (refused) throw new Error(`not all events were stored: ${refused.exceptions.slice(0, 300)}`)
  return { acknowledged, projected, shown }
}

async function positionOf(db: Db, id: string): Promise<number> {
  const query = db.query.selectFrom('event_log').select('position').where('id', '=', id)
  return (await query.executeTakeFirstOrThrow()).position
}
