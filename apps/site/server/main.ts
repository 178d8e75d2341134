import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { migrate, openDatabase } from '@hongyan/db'
import { buildSite } from './app.ts'
import { loadCipherKeys } from './cipher-keys.ts'
import { parseConfig } from './config.ts'
import { serveMetrics } from './ops/metrics.ts'
import type { Render } from './pages.ts'
import { loadSecrets } from './secrets.ts'
import { StaticFiles } from './static-files.ts'

const config = parseConfig(process.env)
const secrets = await loadSecrets(config)
const cipherKeys = await loadCipherKeys(config, Date.now)
const db = await openDatabase({
  url: config.DATABASE_URL,
  statementMs: config.LIMITS['database.statement'],
  lockWaitMs: config.LIMITS['database.wait'],
  maxWaiting: config.LIMITS['database.waiting'],
})
await migrate(db)

const build = resolve(config.SITE_BUILD)
const { render } = (await import(pathToFileURL(join(build, 'server/entry.mjs')).href)) as { render: Render }
const secure = config.PUBLIC_ORIGIN?.startsWith('https:') ?? false
const files = await StaticFiles.open(join(build, 'client'), secure)
const site = await buildSite({ config, secrets, cipherKeys, db, render, files, now: Date.now })
const metrics = await serveMetrics(site.metrics, config.METRICS_PORT, '127.0.0.1')
await site.app.listen({ host: config.SITE_HOST, port: config.SITE_PORT })
const packing = files.packAll().catch((error) => site.app.log.warn({ err: error }, 'a file was not packed'))
await Promise.all([site.warm(), packing])

let stopping = false
async function stop(signal: string): Promise<void> {
  if (stopping) return
  stopping = true
  site.app.log.info({ signal }, 'stopping: finishing requests in flight')
  site.leave()
  const last = setTimeout(() => process.exit(1), config.LIMITS['shutdown.seconds'] * 1000)
  last.unref()
  await site.app.close()
  metrics.close()
  await db.close()
  process.exit(0)
}
process.on('SIGTERM', () => void stop('SIGTERM'))
process.on('SIGINT', () => void stop('SIGINT'))
