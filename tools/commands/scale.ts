import { run } from '../steps/steps.ts'
import { buildSite } from './build-site.ts'

// Two sites, two workers, a primary and a standby of Postgres, a balancer: parts end in turn, and what was lost is counted.
await buildSite()
console.log(
  'What Patroni does where a primary is gone is done by hand here; no pooler (pgbouncer) stands between.',
)
const { code } = await run('vitest', [
  'run',
  '--config',
  'vitest.abuse.config.ts',
  'abuse/long/cluster.test.ts',
])
process.exit(code)
