import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { freePort } from '@hongyan/testing/free-port'
import { findPooler, startPooler } from '@hongyan/testing/pooler-process'
import { sharedKeys } from '@hongyan/testing/shared-keys'
import { temporaryFolder } from '@hongyan/testing/temporary-folder'
import { becomesReady, spawnSite } from '../../tools/commands/site-process.ts'
import { liftedLimits } from '../lifted-limits.ts'
import { partnerSettings } from '../partner.ts'
import { type RoundRobin, startRoundRobin } from '../round-robin.ts'
import { type SiteProcess, startSite } from '../site-process.ts'
import { type Databases, startDatabases } from './databases.ts'

/** What a company runs past one machine, on this one: two sites, two workers, a pooler, a primary, a standby, a balancer. */
export type Cluster = {
  readonly balancer: RoundRobin
  readonly workers: readonly [Worker, Worker]
  readonly sites: () => readonly SiteProcess[]
  /** Starts a site in the place of one that was killed. */
  readonly replaceSite: (gone: SiteProcess) => Promise<void>
  readonly databases: Databases
  readonly stop: () => Promise<void>
}

type Worker = { readonly kill: () => Promise<void>; readonly start: () => Promise<void> }

/** Connections of the pooler, for four processes that have ten and more each. */
const pooledConnections = 16

/** Starts all of it, with commits that wait for the standby. `settings` are those of every process. */
export async function startCluster(settings: Readonly<Record<string, string>>): Promise<Cluster> {
  const folder = temporaryFolder('cluster')
  const databases = await startDatabases()
  const { toPrimary, toStandby } = databases
  const pooler = findPooler() === null ? null : await startPooler(toPrimary, pooledConnections)
  const balancer = await startRoundRobin()
  const shared = {
    ...settings,
    ...partnerSettings,
    ...sharedKeys(folder),
    DATA_DIR: folder,
    PUBLIC_ORIGIN: balancer.origin,
    TRUST_PROXY: '127.0.0.1',
    DATABASE_URL: through(databases.primaryUrl(), pooler?.port ?? toPrimary),
    DATABASE_REPLICA_URL: through(databases.primaryUrl(), toStandby),
    LOG_LEVEL: 'fatal',
    LIMITS: liftedLimits(''),
  }
  const startOne = () => startSite({ settings: { ...shared, ROLES: 'site' } })
  let sites = [await startOne(), await startOne()]
  const lead = () => balancer.to(sites.map(({ port }) => port))
  lead()
  const workers = [await startWorker(shared), await startWorker(shared)] as const
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
    databases,
    stop: async () => {
      for (const worker of workers) await worker.kill()
      for (const site of sites) await site.stop()
      await balancer.stop()
      await pooler?.stop()
      await databases.stop()
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

/** The same database at another port. */
function through(url: string, port: number): string {
  const address = new URL(url)
  address.port = String(port)
  return address.href
}
