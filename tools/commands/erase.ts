import { hostname, userInfo } from 'node:os'
import { erasePerson, findPerson } from '@hongyan/domain/retention/erase-person'
import { readPerson } from '@hongyan/domain/retention/person'
import { isoUtc } from '@hongyan/kernel/iso-in-zone'
import { openToolContext } from '../seed/tool-context.ts'

// What is held of a person, by phone number or mail address; with --now erases what no law keeps. Neither what is
// printed nor what is logged says who it was.
const [typed, option] = process.argv.slice(2)
const person = typed === undefined ? null : readPerson(typed)
if (person === null || (option !== undefined && option !== '--now')) {
  console.error('npm run erase -- PHONE|MAIL shows what would be erased; --now behind it erases it.')
  process.exit(2)
}
const isNow = option === '--now'
const { ctx, db } = await openToolContext({ name: 'erase' })
// The audit says where it was asked for: who has the machine can run the command.
const by = `${userInfo().username}@${hostname()}`
const { erased, kept } = await (isNow ? erasePerson(ctx, person, by) : findPerson(ctx, person))
console.table(
  Object.entries(erased).map(([what, count]) => ({ what, [isNow ? 'erased' : 'would be erased']: count })),
)
console.log(
  `Kept as the law says, and removed by itself three years after the last delivery: ${kept.orders} orders and ` +
    `${kept.shipments} shipments that name this person (none ended before ${isoUtc(kept.since)}).`,
)
if (kept.accounts > 0)
  console.log(`${kept.accounts} accounts stay until what is under way has ended: run it again then.`)
if (kept.texts > 0)
  console.log(`${kept.texts} notes of orders, changes of delivery and claims stay until these have ended.`)
if (isNow) console.log(`The audit has a line of it, by ${by}, without the person.`)
console.log('Backups and files made by npm run export hold what they held; delete those made before.')
await db.close()
