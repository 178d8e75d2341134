import { carryOutRetention, planRetention } from '@hongyan/domain/retention/carry-out-retention'
import { openToolContext } from '../seed/tool-context.ts'

// What has been kept as long as the privacy text says: how much of it there is, and with `now` removes it. A site does
// so by itself every night.
const [command] = process.argv.slice(2)
if (command !== undefined && command !== 'now') {
  console.error('npm run retention shows what is due; npm run retention -- now removes it.')
  process.exit(2)
}
const { ctx, db } = await openToolContext({ name: 'retention' })
const lines = command === 'now' ? await carryOutRetention(ctx) : await planRetention(ctx)
console.table(
  lines.map(({ item, count }) => ({ what: item, [command === 'now' ? 'removed' : 'due']: count })),
)
await db.close()
