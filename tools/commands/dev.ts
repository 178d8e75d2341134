import { join } from 'node:path'
import { deskOrigin, parseConfig, siteOrigin, withSettingFiles } from '../../apps/site/server/config.ts'
import { checkPort, deskAt, siteAt } from '../../apps/site/server/operations/check-port.ts'
import { startOrSay } from '../../apps/site/server/settings/start-problem.ts'
import { developSite } from '../dev/develop-site.ts'
import { spawnProvider } from '../identity-provider/spawn-provider.ts'
import { root } from '../steps/steps.ts'
import { rolesHere } from './roles-here.ts'

const began = Date.now()

/** Longest wait for what is still open, ms. */
const patienceMs = 3000

const asked = Promise.withResolvers<void>()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => asked.resolve())
// Whoever started this may end without a word.
process.on('disconnect', () => asked.resolve())
void asked.promise.then(() => setTimeout(() => process.exit(1), patienceMs).unref())

const { environment: given } = withSettingFiles(process.env)
const environment = {
  ...given,
  DATABASE_URL: given.DATABASE_URL || join(root, 'data/site.db'),
  LOG_LEVEL: given.LOG_LEVEL || 'warn',
  ROLES: given.ROLES || (await rolesHere()),
}
const { site, origin, desk, provider } = await startOrSay(async () => {
  const config = parseConfig(environment)
  const at = siteAt(config)
  await checkPort(at)
  const [origin, desk] = [siteOrigin(config), deskOrigin(config)]
  // As `npm start` does: people sign in beside the site, unless the settings name where.
  const signsInHere = config.OIDC_ISSUER === undefined && config.PUBLIC_ORIGIN === undefined
  const staffHere = config.STAFF_OIDC_ISSUER === undefined && config.DESK_ORIGIN === undefined
  const provider = signsInHere ? await spawnProvider(origin, staffHere ? desk : null) : null
  const known = { ...environment, ...provider?.settings }
  const site = await developSite(known, at, desk === null ? null : deskAt(config))
  return { site, origin, desk, provider }
})
const seconds = ((Date.now() - began) / 1000).toFixed(1)
console.log(`Serving ${origin}/ after ${seconds} s – what you save is on screen at once. Ctrl-C stops.`)
if (desk !== null) console.log(`The desk is ${desk}/ – npm run staff says who works there.`)

await asked.promise
await site.stop()
provider?.process.kill('SIGTERM')
process.exit(0)
