import cluster from 'node:cluster'
import { realpath } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { type Config, parseConfig } from './config.ts'
import { checkBuild, checkStart } from './operations/check-start.ts'
import { aliveEveryMs, notifySupervisor } from './operations/worker-messages.ts'
import { startOrSay } from './settings/start-problem.ts'

// Small buffers are cut from slabs that live as long as anything in them. The platform's, of 64 kB, would outlive answers.
Buffer.poolSize = 8192

const asked = Promise.withResolvers<NodeJS.Signals>()
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => asked.resolve(signal))

const { config, site } = await startOrSay(async () => {
  const asked = parseConfig(process.env)
  // A supervisor has looked for all its workers, and holds their port.
  if (!cluster.isWorker) await checkStart(asked)
  await checkBuild(asked)
  // A link may lead to the next release while this process still serves its own.
  const config = { ...asked, SITE_BUILD: await realpath(asked.SITE_BUILD) }
  // Before the database: it tells of its statements only where somebody watches as it is opened.
  const tracing = await tracingOf(config)
  // Each read only when it is needed: a start that is refused need not wait for it.
  const { openReplica, openSiteDatabase } = await import('./operations/open-site-database.ts')
  const db = await openSiteDatabase(config)
  const { loadKnownSecrets } = await import('./operations/known-keys.ts')
  await loadKnownSecrets(config, db, Date.now()).catch(async (error) => {
    await db.close()
    throw error
  })
  const replica = await openReplica(config)
  const { startSite } = await import('./start-site.ts')
  return { config, site: await startSite({ config, db, replica, tracing }) }
})
notifySupervisor({ kind: 'ready' })
setInterval(() => notifySupervisor({ kind: 'alive' }), aliveEveryMs).unref()

const signal = await asked.promise
site.leave(signal)
setTimeout(() => process.exit(1), lastMs(config)).unref()
// Whoever presses Ctrl-C has no balancer that needs to see it coming.
if (signal === 'SIGTERM') {
  await delay(config.LIMITS['drain.seconds'] * 1000)
  await site.drain()
}
await site.close()
process.exit(0)

/** When a process that was asked to stop ends whatever is still open, in ms. */
function lastMs({ LIMITS }: Config): number {
  return (LIMITS['drain.seconds'] + LIMITS['shutdown.seconds']) * 1000
}

/** Spans for the collector of the settings; nothing of it is loaded where they name none. */
async function tracingOf({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, TRACE_SAMPLE }: Config) {
  if (endpoint === undefined) return null
  const { startTracing } = await import('./monitoring/tracing.ts')
  return startTracing({ endpoint, oneOf: TRACE_SAMPLE })
}
