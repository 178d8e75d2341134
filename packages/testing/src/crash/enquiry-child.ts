import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import { migrate, openDatabase } from '@hongyan/db'
import { type DeliveryPorts, deliverNext, type SubmitEnquiryInput, submitEnquiry } from '@hongyan/domain'
import { testCtx } from '../contexts.ts'
import { type Failpoint, failingDatabase, failpoints } from './failing-database.ts'
import { type DeliveryFailpoint, failingReceivers } from './failing-receivers.ts'

/** What the parent tells the process that will be killed, as JSON in its first argument. */
export type EnquiryOrders = {
  readonly url: string
  /** Address of the receiver of everything. */
  readonly receiver: string
  /** Where and at which transaction or message to die; null waits to be killed from outside. */
  readonly die: { readonly point: Failpoint | DeliveryFailpoint; readonly count: number } | null
}

// An orphan ends by itself: the pipe to the parent closes with the parent.
process.stdin.resume().on('close', () => process.exit(1))

const orders = JSON.parse(process.argv[2] ?? '') as EnquiryOrders
const { die } = orders
const db = await openDatabase({ url: orders.url, poolSize: 5 })
await migrate(db)
const inDatabase = (point: string): point is Failpoint => (failpoints as readonly string[]).includes(point)
const failing = die && inDatabase(die.point) ? failingDatabase(db, die.point, die.count) : db
const now = () => Date.now()
const ctx = testCtx(failing, { now })

const desk = {
  async send(message: object) {
    const response = await fetch(orders.receiver, { method: 'POST', body: JSON.stringify(message) })
    return response.ok ? ({ kind: 'delivered' } as const) : ({ kind: 'later', problem: 'HTTP' } as const)
  },
}
const ports: DeliveryPorts = { desk, webhook: desk }
const receivers = die && !inDatabase(die.point) ? failingReceivers(ports, die.point, die.count) : ports

async function lane(): Promise<never> {
  for (;;) if (!(await deliverNext({ ...ctx, db }, receivers))) await delay(20)
}
const server = createServer(async (request, response) => {
  const submission = JSON.parse(await text(request)) as SubmitEnquiryInput
  try {
    response.end(JSON.stringify(await submitEnquiry(ctx, submission)))
  } catch (error) {
    response.statusCode = 500
    response.end(String(error))
  }
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (address && typeof address === 'object') process.stdout.write(`${address.port}\n`)
  // Only now: a process that dies of its first message must still have been reachable.
  void lane()
  void lane()
})
