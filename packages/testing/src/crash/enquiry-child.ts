import { setTimeout as delay } from 'node:timers/promises'
import { migrate, openDatabase } from '@hongyan/db'
import { type SubmitEnquiryInput, submitEnquiry } from '@hongyan/domain/enquiries/submit-enquiry'
import type { OutboxPorts } from '@hongyan/domain/outbox/outbox-port'
import { testCtx } from '../contexts.ts'
import { deliverNext } from '../integrations/deliver-next.ts'
import { type Failpoint, failingDatabase, failpoints } from './failing-database.ts'
import { type DeliveryFailpoint, failingReceivers } from './failing-receivers.ts'
import { serveUntilKilled, takeOrders } from './serve-until-killed.ts'

/** What the parent tells the process that will be killed. */
export type EnquiryOrders = {
  readonly url: string
  /** Address of the receiver of everything. */
  readonly receiver: string
  /** Where and at which transaction or message to die; null waits to be killed from outside. */
  readonly die: { readonly point: Failpoint | DeliveryFailpoint; readonly count: number } | null
}

const { url, receiver, die } = takeOrders<EnquiryOrders>()
const db = await openDatabase({ url, poolSize: 5 })
await migrate(db)
const inDatabase = (point: string): point is Failpoint => (failpoints as readonly string[]).includes(point)
const failing = die && inDatabase(die.point) ? failingDatabase(db, die.point, die.count) : db
const now = () => Date.now()
const ctx = testCtx(failing, { now })

const desk = {
  async send(message: object) {
    const response = await fetch(receiver, { method: 'POST', body: JSON.stringify(message) })
    return response.ok ? ({ kind: 'delivered' } as const) : ({ kind: 'later', problem: 'HTTP' } as const)
  },
}
const ports: OutboxPorts = { desk, webhook: desk }
const receivers = die && !inDatabase(die.point) ? failingReceivers(ports, die.point, die.count) : ports

async function lane(): Promise<never> {
  for (;;) if (!(await deliverNext({ ...ctx, db }, receivers))) await delay(20)
}
// Lanes open only once it listens: a process that dies of its first message must still have been reachable.
serveUntilKilled(
  (submission: SubmitEnquiryInput) => submitEnquiry(ctx, submission),
  () => {
    void lane()
    void lane()
  },
)
