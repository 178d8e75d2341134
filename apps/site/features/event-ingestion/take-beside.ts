import { wordsOf } from '@hongyan/domain/tracking/translate-events'
import type { Ctx } from '@hongyan/kernel/context'
import type { JsonBounds } from '../../server/http/parse-json.ts'
import type { ThreadServices } from '../../server/threads/run-in-worker.ts'
import { ThreadsBusy } from '../../server/threads/thread-pool.ts'
import type { EventLog } from './event-log.ts'
import type { PackedBatch } from './pack-batch.ts'
import type { SentBytes } from './read-batch.ts'
import { readBatchTask } from './read-batch-task.ts'
import { isBehind, logBatch, type Taken } from './take-batch.ts'

/** Bodies below this are read by the thread of the pages in less than a page takes. */
const largeBytes = 32_768

type Services = ThreadServices & { readonly eventLog: EventLog; readonly jsonBounds: JsonBounds }
type Sent = {
  readonly bytes: Uint8Array
  readonly nonce: string | null
  /** Events of one batch. */
  readonly fewest: number
  readonly most: number
}

/**
 * Takes a large batch that nobody waits to see judged, without reading it in the thread of the pages. Null for one that
 * thread has to read: it is small, it is to be refused, or no other has time.
 */
export async function takeBeside(ctx: Ctx, services: Services, sent: Sent): Promise<Taken | null> {
  const { bytes, nonce, fewest, most } = sent
  if (bytes.length < largeBytes) return null
  if (await isBehind(ctx, services.eventLog)) return { kind: 'behind' }
  const { depth, listValues } = services.jsonBounds
  const input = { bytes, bounds: { depth, listValues }, words: wordsOf(ctx), fewest, most }
  return services.eventLog.receive(async () => {
    const batch = await readInThread(ctx, services, input)
    return batch && logBatch(ctx, services.eventLog, { batch, nonce })
  })
}

async function readInThread(
  ctx: Ctx,
  services: ThreadServices,
  input: SentBytes,
): Promise<PackedBatch | null> {
  try {
    const read = await services.runInWorker(ctx, readBatchTask, input)
    return read.kind === 'done' ? read.result : null
  } catch (error) {
    if (error instanceof ThreadsBusy) return null
    throw error
  }
}
