import { flushCompileCache } from 'node:module'
import { openDatabase } from '@hongyan/db'
import { merchantPort } from '@hongyan/domain/merchants/merchant-port'
import { testCtx } from '@hongyan/testing'
import { createOutboxWorker } from '../integrations/outbox-worker.ts'
import { webhookPoster } from '../integrations/post-webhook.ts'

/** What the test tells a process that tells merchants, as JSON in its first argument. */
export type DeliveryOrders = {
  readonly url: string
  /** By how much its clock is ahead, ms. */
  readonly aheadMs: number
}

// What is compiled is kept when a process ends by itself; these are killed.
flushCompileCache()
// An orphan ends with the pipe to its parent.
process.stdin.resume().on('close', () => process.exit(1))
const { url, aheadMs } = JSON.parse(process.argv[2] ?? '') as DeliveryOrders
const db = await openDatabase({ url, poolSize: 2 })
const ctx = testCtx(db, { actor: { kind: 'system', name: 'outbox' }, now: () => Date.now() + aheadMs })
const post = webhookPoster({ loopback: true, patienceMs: 5000 }, { wholeMs: 25_000, maxBytes: 1000 })
const fail = (error: unknown) => {
  console.error(error)
  process.exit(2)
}
createOutboxWorker({
  ctx,
  ports: { merchant: merchantPort(ctx, post) },
  onTrouble: () => {},
  onFailure: fail,
  pauseMs: 50,
}).begin()
