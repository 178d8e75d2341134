import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { openDatabase } from '@hongyan/db'
import { freePort } from '@hongyan/testing/free-port'
import { findPooler, startPooler } from '@hongyan/testing/pooler-process'
import { type PostgresProcess, startPostgres } from '@hongyan/testing/postgres-process'
import { sharedKeys } from '@hongyan/testing/shared-keys'
import { temporaryFolder } from '@hongyan/testing/temporary-folder'
import { sql } from 'kysely'
import { becomesReady, spawnSite } from '../../tools/commands/site-process.ts'
import { liftedLimits } from '../lifted-limits.ts'
import { partnerSettings } from '../partner.ts'
import { type RoundRobin, startRoundRobin } from '../round-robin.ts'
import { type SiteProcess, startSite } from '../site-process.ts'
import { startRelay } from '../slow-relay.ts'

type Standby = Awaited<ReturnType<PostgresProcess['replicate']>>

/** What a company runs past one machine, on this one: two sites, two workers, a pooler, a primary, a standby, a balancer. */
export type Cluster = {
  readonly balancer: RoundRobin
  readonly workers: readonly [Worker, Worker]
  readonly sites: () => readonly SiteProcess[]
  /** Starts a site in the place of one that was killed. */
  readonly replaceSite: (gone: SiteProcess) => Promise<void>
  readonly standby: Standby
  readonly primary: PostgresProcess
  /** Whether a commit waits until the standby has it too, as Patroni sets it while there is one. */
  readonly waitForStandby: (wait: boolean) => Promise<void>
  /** Makes the standby the primary, and leads everybody to it. */
  readonly promote: () => Promise<void>
  /** Asks the standby, and the server that is the primary now. */
  readonly askStandby: (statement: string) => Promise<void>
  readonly primaryUrl: () => string
  readonly stop: () => Promise<void>
}

type Worker = { readonly kill: () => Promise<void>; readonly start: () => Promise<void> }

const database = '/hongyan'

/** Connections of the pooler, for four processes that have ten and more each. */
const pooledConnections = 16

/** Starts all of it, with commits that wait for the standby. `settings` are those of every process. */
export async function startCluster(settings: Readonly<Record<string, string>>): Promise<Cluster> {
  const folder = temporaryFolder('cluster')
  const primary = await startPostgres({ durable: true })
  await ask(primary.url, `create database ${database.slice(1)}`)
  const standby = await primary.replicate()
  const [toPrimary, toStandby] = await Promise.all(
    [primary, standby].map(({ url }) => startRelay(portOf(url))),
  )
  if (toPrimary === undefined || toStandby === undefined) throw new Error('no relays')
  const waitForStandby = async (wait: boolean): Promise<void> => {
    await ask(primary.url, `alter system set synchronous_standby_names = '${wait ? '*' : ''}'`)
    await ask(primary.url, 'select pg_reload_conf()')
  }
  const pooler = findPooler() === null ? null : await startPooler(toPrimary.port, pooledConnections)
  const balancer = await startRoundRobin()
  const shared = {
    ...settings,
    ...partnerSettings,
    ...sharedKeys(folder),
    DATA_DIR: folder,
    PUBLIC_ORIGIN: balancer.origin,
    TRUST_PROXY: '127.0.0.1',
    DATABASE_URL: through(primary.url, pooler?.port ?? toPrimary.port),
    DATABASE_REPLICA_URL: through(standby.url, toStandby.port),
    LOG_LEVEL: 'fatal',
    LIMITS: liftedLimits(''),
  }
  const startOne = () => startSite({ settings: { ...shared, ROLES: 'site' } })
  let sites = [await startOne(), await startOne()]
  const lead = () => balancer.to(sites.map(({ port }) => port))
  lead()
  const workers = [await startWorker(shared), await startWorker(shared)] as const
  await waitForStandby(true)
  let leader = primary.url
  return {
    balancer,
    workers,
    sites: () => sites,
    replaceSite: async (gone) => {
      sites = sites.filter((site) => site !== gone)
      lead()
      sites = [...sites, await startOne()]
      lead()
    },
    primary,
    standby,
    waitForStandby,
    promote: async () => {
      await ask(standby.url, 'select pg_promote()')
      leader = standby.url
      toPrimary.to(portOf(standby.url))
    },
    askStandby: (statement) => ask(standby.url, statement),
    primaryUrl: () => inDatabase(leader),
    stop: async () => {
      for (const worker of workers) await worker.kill()
      for (const site of sites) await site.stop()
      await balancer.stop()
      await pooler?.stop()
      await toPrimary.stop()
      await toStandby.stop()
      await primary.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function startWorker(settings: Readonly<Record<string, string>>): Promise<Worker> {
  const start = async () => {
    const worker = spawnSite({
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      ...settings,
      ROLES: 'worker',
      SITE_PORT: String(await freePort()),
      METRICS_PORT: String(await freePort()),
    })
    process.once('exit', () => worker.kill('SIGKILL'))
    if (!(await becomesReady(worker))) throw new Error('a worker did not become ready')
    return worker
  }
  let worker = await start()
  return {
    kill: async () => {
      if (worker.exitCode !== null || worker.signalCode !== null) return
      const gone = once(worker, 'exit')
      worker.kill('SIGKILL')
      await gone
    },
    start: async () => {
      worker = await start()
    },
  }
}

async function ask(url: string, statement: string): Promise<void> {
  const db = await openDatabase({ url, poolSize: 1, statementMs: 60_000 })
  try {
    await sql.raw(statement).execute(db.query)
  } finally {
    await db.close()
  }
}

function portOf(url: string): number {
  return Number(new URL(url).port)
}

function through(url: string, port: number): string {
  const address = new URL(inDatabase(url))
  address.port = String(port)
  return address.href
}

function inDatabase(url: string): string {
  const address = new URL(url)
  address.pathname = database
  return address.href
}
