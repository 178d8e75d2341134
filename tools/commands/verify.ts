import { check, sourceChecks } from './checks.ts'

const checks = [
  ...sourceChecks,
  check('domain, content and repository', 'vitest', ['run', '--config', 'vitest.verify.config.ts']),
]

/** Everything that needs neither browser nor services, side by side. */
const outcomes = await Promise.all(
  checks.map(async ({ what, run }) => {
    const done = await run({ background: false })
    console.log(`${done.code === 0 ? 'ok    ' : 'FAILED'} ${what} (${done.seconds.toFixed(1)} s)`)
    return done
  }),
)
const failed = outcomes.filter(({ code }) => code !== 0)
for (const { output } of failed) console.log(output)
process.exit(failed.length === 0 ? 0 : 1)
