import cluster from 'node:cluster'
import { fileURLToPath } from 'node:url'
import { migrate, openDatabase } from '@hongyan/db'
import { AggregatorRegistry } from 'prom-client'
import { loadCipherKeys } from './cipher-keys.ts'
import { type Config, parseConfig } from './config.ts'
import { serveFigures } from './operations/serve-figures.ts'
import { superviseWorkers } from './operations/supervise-workers.ts'
import { loadSecrets } from './secrets.ts'

// The production start: WORKERS processes of the site that share its port, each replaced when it ends.
const config = parseConfig(process.env)
await prepare(config)

// Workers accept for themselves: a connection on its way from the supervisor to one that is killed would hang.
cluster.schedulingPolicy = cluster.SCHED_NONE
cluster.setupPrimary({ exec: fileURLToPath(import.meta.resolve('./main.ts')) })
const supervisor = superviseWorkers({
  workers: config.WORKERS,
  readyMs: config.LIMITS['worker.ready'] * 1000,
  silenceMs: config.LIMITS['worker.silence'] * 1000,
  leaveMs: (config.LIMITS['drain.seconds'] + config.LIMITS['shutdown.seconds'] + 2) * 1000,
  tell,
})
const registry = new AggregatorRegistry()
const figures = await serveFigures(
  {
    '/metrics': async () => ({ type: registry.contentType, text: await registry.clusterMetrics() }),
    '/workers': async () => ({
      type: 'application/json',
      text: JSON.stringify({ workers: supervisor.report() }),
    }),
  },
  config.METRICS_PORT,
  '127.0.0.1',
)

process.on('SIGHUP', () => void supervisor.restart())
let stopping = false
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    if (stopping) return
    stopping = true
    tell('stopping every worker', { signal })
    void supervisor.stop(signal).then(() => {
      figures.close()
      process.exit(0)
    })
  })
}

/** Makes what workers share before there is more than one who could make it. */
async function prepare(config: Config): Promise<void> {
  await loadSecrets(config)
  await loadCipherKeys(config, Date.now)
  const db = await openDatabase({ url: config.DATABASE_URL })
  await migrate(db)
  await db.close()
}

function tell(what: string, detail: Readonly<Record<string, unknown>>): void {
  const line = { level: 30, time: Date.now(), pid: process.pid, ...detail, msg: what }
  process.stdout.write(`${JSON.stringify(line)}\n`)
}
