import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { parseArgs } from 'node:util'
import { BackupError, moveDatabase, reopenFile } from '@hongyan/db'
import { parseConfig } from '../../apps/site/server/config.ts'
import { runInterruptible } from './run-interruptible.ts'

const usage = `npm run db:move -- --to postgres://… [--from FILE] [--then COMMAND]
npm run db:move -- --reopen [--from FILE]

  --to      a Postgres database without rows, which takes everything over while the site goes on working
  --from    the SQLite file to move; else the site's own
  --then    run at the end, so that nobody waits for you: what makes the processes read DATABASE_URL anew
  --reopen  lets a file that was moved be written again
`

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        to: { type: 'string' },
        from: { type: 'string' },
        // biome-ignore lint/suspicious/noThenProperty: an option's name, of an object that nobody awaits
        then: { type: 'string' },
        reopen: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    })
    if (!values.help && values.reopen === (values.to === undefined)) return values
    process.stdout.write(usage)
    return process.exit(values.help ? 0 : 2)
  } catch {
    process.stdout.write(usage)
    return process.exit(2)
  }
}

const { to, from: named, then: command } = readOptions()
const from = named ?? parseConfig(process.env).DATABASE_URL

await runInterruptible(async (signal) => {
  if (to === undefined) {
    reopenFile(from)
    console.log(
      'The file is written again as before. What the other database took in since is in that one alone.',
    )
    return
  }
  const report = await moveDatabase({
    from,
    to,
    signal,
    onRound: (rows, seconds) => console.log(`${rows} rows in ${seconds.toFixed(1)} s`),
  })
  console.log(
    `Moved: ${report.tables.reduce((sum, { rows }) => sum + rows, 0)} rows of ${report.tables.length} tables, read back, ` +
      `and ${report.followed} that were written meanwhile. Nobody could write for ${report.closedMs} ms; ` +
      'from now on the file takes nothing more, and answers 503 to whoever tries.',
  )
  if (command === undefined) {
    console.log(
      'Set DATABASE_URL to the new database and restart the processes, one after another (SIGHUP), now.',
    )
    return
  }
  const [code] = await once(spawn(command, { shell: true, stdio: 'inherit' }), 'exit')
  if (code !== 0)
    throw new BackupError(
      `The rows are moved, but ${command} ended with ${code}: restart the processes yourself, now`,
    )
})
