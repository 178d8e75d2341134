import cluster from 'node:cluster'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { type Db, readMigrationState } from '@hongyan/db'
import type { FastifyInstance } from 'fastify'
import { loadPageStyles } from './adapter/page-styles.ts'
import { type Config, shellFacts, siteOrigin } from './config.ts'
import { createSite } from './create-site.ts'
import { loadDeskBuild } from './desk/desk-app.ts'
import { channelsFrom } from './integrations/integrations-of-config.ts'
import { serveMetrics, shareMetrics } from './monitoring/metrics.ts'
import type { Tracing } from './monitoring/tracing.ts'
import { deskAt, type ListenAt, listening, metricsAt, siteAt } from './operations/check-port.ts'
import { endConnections } from './operations/end-connections.ts'
import { startWarnings } from './operations/start-warnings.ts'
import { openPageStore, type PageStore } from './page-cache/page-store.ts'
import { loadPages } from './rendering/load-pages.ts'
import { transportRule } from './security/transport-rule.ts'
import { StaticFiles } from './static-files/static-files.ts'

/** Ms between the opening of the port and the first page made ahead. */
const prepareAfterMs = 1000

/** A site that answers on its port. */
export type RunningSite = {
  /** From now on `/readyz` says no and answers close their connections; everything is still answered. */
  readonly leave: (signal: NodeJS.Signals) => void
  /** Takes no more connections; resolves when those that are open have ended by themselves. */
  readonly drain: () => Promise<void>
  /** Cuts idle connections; resolves when the last answer is out and the database is closed. */
  readonly close: () => Promise<void>
}

export type SiteStart = {
  readonly config: Config
  /** Closed with the site. */
  readonly db: Db
  /** For reading what may be a little old; closed with the site too. */
  readonly replica: Db | null
  /** Null where nobody asked for spans. */
  readonly tracing: Tracing | null
}

/**
 * Makes everything else one site process needs and listens. What may wait, such as making the pages that most visits
 * begin with, goes on behind it.
 */
export async function startSite({ config, db, replica, tracing }: SiteStart): Promise<RunningSite> {
  const renderer = await loadPages(config.SITE_BUILD)
  const styles = await loadPageStyles(config.SITE_BUILD)
  const build = resolve(config.SITE_BUILD)
  const files = await StaticFiles.open(join(build, 'client'), transportRule(config), join(build, 'before'))
  const roles = new Set(config.ROLES)
  const desk = roles.has('desk')
    ? await loadDeskBuild(join(build, 'desk'), join(build, 'desk-before'), transportRule(config))
    : null
  const store = await storeOf(config)
  const site = await createSite({ config, db, replica, renderer, files, styles, store, desk, tracing })
  // Workers have the same settings: the first says it for all.
  if ((cluster.worker?.id ?? 1) === 1) for (const line of startWarnings(config)) site.app.log.warn(line)
  const { unknown } = await readMigrationState(db.query, db.engine)
  if (unknown.length > 0)
    site.app.log.warn({ migrations: unknown }, 'a newer build has migrated the database')
  // A worker's figures are read by its supervisor, who has the port.
  const figures = metricsAt(config)
  const metrics = cluster.isWorker
    ? shareMetrics(site.metrics)
    : await listening(figures, () => serveMetrics(site.metrics, figures.port, figures.host))
  if (config.PREPARE_FIRST && roles.has('site')) await site.prepare()
  const listens = (at: ListenAt, app: FastifyInstance | null) =>
    listening(at, async () => app?.listen({ host: at.host, port: at.port }))
  if (roles.has('site')) await listens(siteAt(config), site.app)
  await listens(deskAt(config), site.desk)
  const leaving = new AbortController()
  if (roles.has('site') && !config.PREPARE_FIRST) {
    // Rendering holds the thread: whoever asks whether the site is ready is answered first.
    delay(prepareAfterMs, null, { ref: false, signal: leaving.signal })
      .then(site.prepare)
      .catch((error) => {
        if (!leaving.signal.aborted) site.app.log.warn({ err: error }, 'a page was not made ahead')
      })
  }

  return {
    leave: (signal) => {
      site.app.log.info({ signal }, 'stopping: finishing requests in flight')
      leaving.abort()
      site.leave()
    },
    drain: async () => {
      await Promise.all([site.app, site.desk].map((app) => app && endConnections(app.server)))
    },
    close: async () => {
      leaving.abort()
      await site.close()
      metrics?.close()
      await tracing?.close()
    },
  }
}

/** Pages are of a build and of settings; what else they show is looked for anew behind the first visit. */
async function storeOf(config: Config): Promise<PageStore | null> {
  const build = await readFile(join(resolve(config.SITE_BUILD), '.stamp'), 'utf8').catch(() => null)
  if (build === null) return null
  const { MAP_FRAME = null, MAP_TILES = null, MAP_TILES_BY = null, CACHE_IN_FRONT } = config
  const shown = [config.PRIVACY_VERSION, channelsFrom(config), MAP_FRAME, MAP_TILES, MAP_TILES_BY]
  const settings = [siteOrigin(config), shellFacts(config), transportRule(config), CACHE_IN_FRONT, ...shown]
  const folder = join(resolve(config.DATA_DIR), 'pages')
  // A folder that cannot be written is no reason not to start.
  return openPageStore(folder, JSON.stringify([build, settings]), Date.now).catch(() => null)
}
