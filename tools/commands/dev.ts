import { join } from 'node:path'
import { parseConfig, siteOrigin } from '../../apps/site/server/config.ts'
import { checkPort, siteAt } from '../../apps/site/server/operations/check-port.ts'
import { startOrSay } from '../../apps/site/server/settings/start-problem.ts'
import { developSite } from '../dev/develop-site.ts'
import { root } from '../steps/steps.ts'

const began = Date.now()

/** Longest wait for what is still open, ms. */
const patienceMs = 3000

const asked = Promise.withResolvers<void>()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => asked.resolve())
// Whoever started this may end without a word.
process.on('disconnect', () => asked.resolve())
void asked.promise.then(() => setTimeout(() => process.exit(1), patienceMs).unref())

const environment = {
  ...process.env,
  DATABASE_URL: process.env.DATABASE_URL || join(root, 'data/site.db'),
  LOG_LEVEL: process.env.LOG_LEVEL || 'warn',
}
const { site, origin } = await startOrSay(async () => {
  const config = parseConfig(environment)
  const at = siteAt(config)
  await checkPort(at)
  return { site: await developSite(environment, at), origin: siteOrigin(config) }
})
const seconds = ((Date.now() - began) / 1000).toFixed(1)
console.log(`Serving ${origin}/ after ${seconds} s – what you save is on screen at once. Ctrl-C stops.`)

await asked.promise
await site.stop()
process.exit(0)
