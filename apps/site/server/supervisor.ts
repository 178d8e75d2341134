import cluster from 'node:cluster'
import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { AggregatorRegistry } from 'prom-client'
import { type Config, parseConfig } from './config.ts'
import { loadEncryptionKeys } from './encrypted-requests/encryption-keys.ts'
import { release } from './monitoring/release.ts'
import { serveFigures } from './monitoring/serve-figures.ts'
import { listening, metricsAt } from './operations/check-port.ts'
import { checkBuild, checkStart } from './operations/check-start.ts'
import { loadKnownSecrets } from './operations/known-keys.ts'
import { processOptions } from './operations/process-options.ts'
import { onlyAtStart, readAgain } from './operations/read-again.ts'
import { superviseWorkers } from './operations/supervise-workers.ts'
import { startOrSay } from './settings/start-problem.ts'

// The production start: WORKERS processes of the site that share its port, each replaced when it ends.
const config = await startOrSay(async () => {
  const config = parseConfig(process.env)
  await checkStart(config)
  await checkBuild(config)
  await prepare(config)
  return config
})

// Workers accept for themselves: a connection on its way from the supervisor to one that is killed would hang.
cluster.schedulingPolicy = cluster.SCHED_NONE
// The worker stands beside this file, as a source or as it was built.
const worker = new URL(`main${extname(import.meta.filename)}`, import.meta.url)
cluster.setupPrimary({ exec: fileURLToPath(worker), execArgv: [...processOptions] })
const supervisor = superviseWorkers({
  workers: config.WORKERS,
  readyMs: config.LIMITS['worker.ready'] * 1000,
  silenceMs: config.LIMITS['worker.silence'] * 1000,
  leaveMs: (config.LIMITS['drain.seconds'] + config.LIMITS['shutdown.seconds'] + 2) * 1000,
  log,
})
const registry = new AggregatorRegistry()
const read = {
  '/metrics': async () => ({ type: registry.contentType, text: await registry.clusterMetrics() }),
  '/workers': async () => ({
    type: 'application/json',
    text: JSON.stringify({ workers: supervisor.report() }),
  }),
}
const { host, port } = metricsAt(config)
const figures = await startOrSay(() => listening(metricsAt(config), () => serveFigures(read, port, host)))

process.on('SIGHUP', () => void reload())
let stopping = false
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    if (stopping) return
    stopping = true
    log('stopping every worker', { signal })
    void supervisor.stop(signal).then(() => {
      figures.close()
      process.exit(0)
    })
  })
}

/** Workers read their settings when they start: with some that cannot be used none is asked to. */
async function reload(): Promise<void> {
  const now = readAgain(() => parseConfig(process.env))
  if (now.problems !== null) {
    log('the settings cannot be used: workers stay as they are', { problems: now.problems })
    return
  }
  const later = onlyAtStart(config, now.config)
  if (later.length > 0) log('settings of the supervisor hold from its own next start', { settings: later })
  await supervisor.restart()
}

/** Makes what workers share before there is more than one who could make it. */
async function prepare(config: Config): Promise<void> {
  // Read only now: a start that is refused need not wait for it.
  const { openSiteDatabase } = await import('./operations/open-site-database.ts')
  const db = await openSiteDatabase(config)
  try {
    await loadKnownSecrets(config, db, Date.now())
  } finally {
    await db.close()
  }
  await loadEncryptionKeys(config, Date.now)
}

function log(what: string, detail: Readonly<Record<string, unknown>>): void {
  const line = { level: 30, time: Date.now(), pid: process.pid, release, ...detail, msg: what }
  process.stdout.write(`${JSON.stringify(line)}\n`)
}
