import { listStuck } from '@hongyan/domain/outbox/list-stuck'
import { retryParked } from '@hongyan/domain/outbox/retry-parked'
import { isoUtc } from '@hongyan/kernel/iso-in-zone'
import { openToolContext } from '../seed/tool-context.ts'

// Lists messages that did not reach a receiver: parked after repeated refusal, or late by ten minutes. With
// `retry` parked ones are tried again, with `retry EQ-…` those about one number. Prints nothing a person wrote.
const [command = 'list', number = null] = process.argv.slice(2)
const { ctx, db } = await openToolContext({ name: 'outbox' })

if (command === 'retry') {
  console.log(`${await retryParked(ctx, { number })} put back into the queue.`)
} else {
  const stuck = await listStuck(ctx, { lateMs: 600_000 })
  if (stuck.length === 0) console.log('Everything has been delivered.')
  else {
    console.table(
      stuck.map(({ topic, number, target, kind, state, attempts, problem, createdAt }) => ({
        topic,
        number,
        target,
        kind,
        state,
        attempts,
        problem,
        since: isoUtc(createdAt),
      })),
    )
  }
  const alarms = await db.query
    .selectFrom('alarms')
    .selectAll()
    .orderBy('raised_at', 'desc')
    .limit(10)
    .execute()
  for (const { name, day } of alarms) console.log(`alarm ${name} on ${day}`)
}
await db.close()
