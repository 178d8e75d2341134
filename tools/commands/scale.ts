import { findPooler } from '@hongyan/testing/pooler-process'
import { run } from '../steps/steps.ts'
import { buildSite } from './build-site.ts'

// Two sites, two workers, a pooler where there is one, a primary and a standby of Postgres, a balancer: parts end in turn, and what was lost is counted.
await buildSite()
const pooler =
  findPooler() === null ? 'pgbouncer is not here, no pooler stands between' : 'pgbouncer stands between'
console.log(`What Patroni does where a primary is gone is done by hand here; ${pooler}.`)
const { code } = await run('vitest', [
  'run',
  '--config',
  'vitest.abuse.config.ts',
  'abuse/long/cluster.test.ts',
])
process.exit(code)
