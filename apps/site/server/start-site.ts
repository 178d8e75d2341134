import cluster from 'node:cluster'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Config } from './config.ts'
import { openSite } from './open-site.ts'
import { endConnections } from './operations/end-connections.ts'
import { serveMetrics, shareMetrics } from './operations/metrics.ts'
import type { Render } from './pages.ts'
import { StaticFiles } from './static-files.ts'

/** A site that answers on its port. */
export type RunningSite = {
  /** From now on `/readyz` says no and answers close their connections; everything is still answered. */
  readonly leave: (signal: NodeJS.Signals) => void
  /** Takes no more connections; resolves when those that are open have ended by themselves. */
  readonly drain: () => Promise<void>
  /** Cuts idle connections; resolves when the last answer is out and the database is closed. */
  readonly close: () => Promise<void>
}

/**
 * Opens everything one site process needs and listens. What may wait, such as making the pages that most visits
 * begin with, goes on behind it.
 */
export async function startSite(config: Config): Promise<RunningSite> {
  const build = resolve(config.SITE_BUILD)
  const { render } = (await import(pathToFileURL(join(build, 'server/entry.mjs')).href)) as { render: Render }
  const secure = config.PUBLIC_ORIGIN?.startsWith('https:') ?? false
  const files = await StaticFiles.open(join(build, 'client'), secure)
  const site = await openSite(config, { render, files })
  // A worker's figures are read by its supervisor, who has the port.
  const metrics = cluster.isWorker
    ? shareMetrics(site.metrics)
    : await serveMetrics(site.metrics, config.METRICS_PORT, '127.0.0.1')
  if (config.PREPARE_FIRST) await site.prepare()
  await site.app.listen({ host: config.SITE_HOST, port: config.SITE_PORT })
  site.warm().catch((error) => site.app.log.warn({ err: error }, 'a page was not made ahead'))

  return {
    leave: (signal) => {
      site.app.log.info({ signal }, 'stopping: finishing requests in flight')
      site.leave()
    },
    drain: () => endConnections(site.app.server),
    close: async () => {
      await site.close()
      metrics?.close()
    },
  }
}
