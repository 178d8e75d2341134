import { join } from 'node:path'
import { root, run } from './steps.ts'

/** Everything that needs neither browser nor services, side by side, in under a minute. */
const checks = [
  { what: 'types', program: 'tsc', parameters: ['-p', '.'], cwd: root },
  { what: 'style and lint', program: 'biome', parameters: ['ci', '.'], cwd: root },
  {
    what: 'domain, content and repository',
    program: 'vitest',
    parameters: ['run', '--config', 'vitest.verify.config.ts'],
    cwd: root,
  },
  {
    what: 'pages',
    program: 'astro',
    parameters: ['check', '--minimumSeverity', 'error'],
    cwd: join(root, 'apps/site'),
  },
] as const

let failed = 0
for (const { what, program, parameters, cwd } of checks) {
  const done = await run(program, parameters, { cwd, quiet: true })
  console.log(`${done.code === 0 ? 'ok    ' : 'FAILED'} ${what} (${done.seconds.toFixed(1)} s)`)
  if (done.code !== 0) {
    failed += 1
    console.log(done.output)
  }
}
process.exit(failed === 0 ? 0 : 1)
