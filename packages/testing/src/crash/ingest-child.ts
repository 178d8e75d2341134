import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { migrate, openDatabase } from '@hongyan/db'
import { ingestEvents } from '@hongyan/domain'
import { aSender, testCtx } from '../contexts.ts'
import { type Failpoint, failingDatabase } from './failing-database.ts'

/** What the parent tells the process that will be killed, as JSON in its first argument. */
export type ChildOrders = {
  readonly url: string
  /** Where and at which transaction to die; null waits to be killed from outside. */
  readonly die: { readonly point: Failpoint; readonly count: number } | null
}

// An orphan ends by itself: the pipe to the parent closes with the parent.
process.stdin.resume().on('close', () => process.exit(1))

const orders = JSON.parse(process.argv[2] ?? '') as ChildOrders
const db = await openDatabase({ url: orders.url, poolSize: 2 })
await migrate(db)
const failing = orders.die ? failingDatabase(db, orders.die.point, orders.die.count) : db
const ctx = testCtx(failing, { actor: aSender })

const server = createServer(async (request, response) => {
  const { events } = JSON.parse(await text(request)) as { events: unknown[] }
  response.end(JSON.stringify(await ingestEvents(ctx, { events })))
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (address && typeof address === 'object') process.stdout.write(`${address.port}\n`)
})
