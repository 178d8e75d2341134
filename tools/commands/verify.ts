import { type Check, sourceChecks } from './checks.ts'
import { run } from './steps.ts'

const checks: readonly Check[] = [
  ...sourceChecks,
  {
    what: 'domain, content and repository',
    run: () => run('vitest', ['run', '--config', 'vitest.verify.config.ts'], { quiet: true }),
  },
]

/** Everything that needs neither browser nor services, side by side. */
const outcomes = await Promise.all(
  checks.map(async ({ what, run }) => {
    const done = await run()
    console.log(`${done.code === 0 ? 'ok    ' : 'FAILED'} ${what} (${done.seconds.toFixed(1)} s)`)
    return done
  }),
)
const failed = outcomes.filter(({ code }) => code !== 0)
for (const { output } of failed) console.log(output)
process.exit(failed.length === 0 ? 0 : 1)
