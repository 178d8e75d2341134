import { parseArgs } from 'node:util'
import { applySteps, migrations, openDatabase, planMigration } from '@hongyan/db'
import { parseConfig } from '../../apps/site/server/config.ts'
import { databaseName, databaseProblem } from '../../apps/site/server/operations/open-site-database.ts'
import { startOrSay } from '../../apps/site/server/settings/start-problem.ts'

const usage = `npm run migrate -- [--dry-run] [--db URL] [--lock SECONDS] [--statement SECONDS]

  --dry-run     says which migrations are missing, and changes nothing
  --db          a path, file:… or postgres://…; else the site's own (DATABASE_URL)
  --lock        longest wait for others: for a table they hold, or for the turn to migrate. Default 10
  --statement   longest single statement on Postgres. Default 600

All that is missing is applied in one transaction: all of it or nothing. Ctrl-C takes it back.
`

const options = readOptions()
const url = options.db ?? (await startOrSay(() => parseConfig(process.env).DATABASE_URL))
try {
  await (options.dryRun ? plan() : apply())
} catch (error) {
  const problem = databaseProblem(url, error)
  console.error(`Nothing was changed. ${problem instanceof Error ? problem.message : String(problem)}`)
  process.exitCode = 1
}

async function plan(): Promise<void> {
  const { missing, unknown } = await planMigration(url)
  const name = databaseName(url)
  if (missing.length === 0) console.log(`${name} lacks nothing of this build.`)
  else console.log([`${name} lacks ${missing.length}:`, ...missing].join('\n  '))
  if (unknown.length > 0)
    console.log([`A newer build has applied ${unknown.length}, which stay:`, ...unknown].join('\n  '))
}

/** On connections of its own: what visitors wait for has other limits. */
async function apply(): Promise<void> {
  const db = await openDatabase({
    url,
    poolSize: 1,
    lockWaitMs: options.lockMs,
    statementMs: options.statementMs,
  })
  try {
    const applied = await db.transaction((trx) => applySteps(trx, db.engine, migrations))
    const name = databaseName(url)
    if (applied.length === 0) console.log(`${name} lacked nothing of this build.`)
    else console.log([`Applied to ${name}:`, ...applied].join('\n  '))
  } finally {
    await db.close()
  }
}

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        'dry-run': { type: 'boolean', default: false },
        db: { type: 'string' },
        lock: { type: 'string', default: '10' },
        statement: { type: 'string', default: '600' },
        help: { type: 'boolean', default: false },
      },
    })
    if (values.help) return showUsage(0)
    return {
      dryRun: values['dry-run'],
      db: values.db,
      lockMs: milliseconds(values.lock),
      statementMs: milliseconds(values.statement),
    }
  } catch {
    // An option that does not exist, or no number of seconds.
    return showUsage(2)
  }
}

function milliseconds(text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new RangeError('whole seconds, 1 or more')
  return Number(text) * 1000
}

function showUsage(code: 0 | 2): never {
  process.stdout.write(usage)
  process.exit(code)
}
