import { findPatroni } from '@hongyan/testing/patroni-process'
import { findPooler } from '@hongyan/testing/pooler-process'
import { run } from '../steps/steps.ts'
import { buildSite } from './build-site.ts'

// Two sites, two workers, a pooler where there is one, a primary and a standby of Postgres, a balancer: parts end in turn, and what was lost is counted.
await buildSite()
const promotes =
  findPatroni() === null
    ? 'Patroni, etcd or a Postgres with pg_basebackup is not here: what it does is done by hand'
    : 'Patroni looks after the databases'
const pooling =
  findPooler() === null ? 'pgbouncer is not here: no pooler stands between' : 'pgbouncer stands between'
console.log(`${promotes}; ${pooling}.`)
const { code } = await run('vitest', [
  'run',
  '--config',
  'vitest.abuse.config.ts',
  'abuse/long/cluster.test.ts',
])
process.exit(code)
