import { parseArgs } from 'node:util'
import { startPostgres } from '@hongyan/testing/postgres-process'
import { buildOf, lastRelease } from '../drill/build-of.ts'
import { runDrill } from '../drill/run-drill.ts'
import { root } from '../steps/steps.ts'
import { buildSite } from './build-site.ts'

// Old → new → old → new under load, over one database: what a release asks of the one before, and it of it.
const usage = `npm run drill -- [COMMIT] [--postgres | --db postgres://…]

  COMMIT      the build that serves first: a tag or a commit. Default: the last release (v…) before this
  --postgres  over a Postgres that is started for it; without it over a new SQLite file
  --db        over an empty Postgres of your own
`
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    db: { type: 'string' },
    postgres: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})
const named = positionals[0] ?? lastRelease()
if (values.help || named === null) {
  console.log(named === null ? `There is no release yet: name a commit.\n\n${usage}` : usage)
  process.exit(values.help ? 0 : 2)
}
const old = await buildOf(named)
await buildSite()
console.log(`From ${old.commit.slice(0, 8)} ${old.subject}`)
const server = values.postgres && values.db === undefined ? await startPostgres({ durable: true }) : null
const parts = await runDrill(
  { old: old.folder, now: root },
  { database: values.db ?? server?.url ?? null, say: (part) => console.log(`  ${part} …`) },
).finally(() => server?.stop())
console.table(
  Object.fromEntries(
    parts.map(({ part, ...counts }) => [
      part,
      {
        s: counts.seconds,
        pages: counts.pages,
        'not 200': counts.pagesFailed,
        batches: counts.batches,
        'sent again': counts.batchesAgain,
        orders: counts.orders,
        'placed again': counts.ordersAgain,
        'journeys not shown': counts.journeysNotShown,
        'orders not shown': counts.ordersNotShown,
      },
    ]),
  ),
)
const lost = parts.some((part) => part.pagesFailed + part.journeysNotShown + part.ordersNotShown > 0)
console.log(lost ? 'Something was lost or not answered.' : 'Nothing was lost, and every page was answered.')
process.exit(lost ? 1 : 0)
