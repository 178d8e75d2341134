import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { isWrittenAsOurs } from '@hongyan/domain/numbers/recognise-number'
import { localeIds, localeOf, rootId } from '@hongyan/locales'
import { paths } from '../../apps/site/paths.ts'
import {
  type Config,
  deskOrigin,
  parseConfig,
  siteOrigin,
  withSettingFiles,
} from '../../apps/site/server/config.ts'
import { checkStart } from '../../apps/site/server/operations/check-start.ts'
import { startOrSay } from '../../apps/site/server/settings/start-problem.ts'
import { sampleAccounts } from '../identity-provider/sample-accounts.ts'
import { sampleStaff } from '../identity-provider/sample-staff.ts'
import { spawnProvider } from '../identity-provider/spawn-provider.ts'
import { sampleList, sampleNumbers } from '../seed/sample-numbers.ts'
import { root } from '../steps/steps.ts'
import { buildSite } from './build-site.ts'
import { rolesHere } from './roles-here.ts'
import { becomesReady, spawnSite } from './site-process.ts'

const began = Date.now()
const { environment: given } = withSettingFiles(process.env)
const database = given.DATABASE_URL || join(root, 'data/site.db')
const isOwn = !given.DATABASE_URL
const roles = given.ROLES || (await rolesHere())
const environment = {
  ...given,
  ROLES: roles,
  NODE_ENV: given.NODE_ENV || 'production',
  DATABASE_URL: database,
  LOG_LEVEL: given.LOG_LEVEL || 'warn',
  // Land and names, no streets: a site that visitors reach names an archive of its own.
  ...(!given.PUBLIC_ORIGIN && !given.MAP_TILES && { MAP_TILES: join(root, 'tools/map/sample.pmtiles') }),
}
// Before the build: the files of a site that runs here already are left alone.
const config = await startOrSay(async () => {
  const config = parseConfig(environment)
  await checkStart(config)
  return config
})
await buildSite()

const fresh = isOwn && !existsSync(database)
const children: ChildProcess[] = []
let leaving = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => leave(0))

// On somebody's own machine people sign in beside the site, unless the settings name where.
const signsInHere = config.OIDC_ISSUER === undefined && config.PUBLIC_ORIGIN === undefined
const staffHere = config.STAFF_OIDC_ISSUER === undefined && config.DESK_ORIGIN === undefined
const provider = signsInHere
  ? await spawnProvider(siteOrigin(config), staffHere ? deskOrigin(config) : null)
  : null
if (provider) children.push(provider.process)

const site = spawnSite({ ...environment, ...provider?.settings })
children.push(site)
site.on('exit', (code) => leave(code ?? 1))
if (await becomesReady(site)) {
  console.log(`The site answers after ${((Date.now() - began) / 1000).toFixed(1)} s.`)
  if (isOwn) keepSamplesLiving()
  printAddresses(config)
}

/** Sample shipments live on: the same process that makes them adds what has happened since. */
function keepSamplesLiving(): void {
  if (fresh) console.log('Making sample shipments with events up to now …')
  const seed = [join(root, 'tools/seed/seed.ts'), '--db', database, '--keep-living']
  if (provider) seed.push('--accounts')
  if (provider?.settings.STAFF_OIDC_ISSUER) seed.push('--staff', '--work')
  children.push(spawn(process.execPath, seed, { cwd: root, env: environment, stdio: 'inherit' }))
}

function printAddresses(config: Config): void {
  const origin = siteOrigin(config)
  console.log(`
${localeIds.map((id) => `  ${inColumn(localeOf(id).ownName)}${origin}${paths.home(id)}`).join('\n')}
  Tracking    ${origin}${paths.track(rootId)}
  API         ${origin}/developers  ·  ${origin}/openapi.json
  Desk        ${deskOrigin(config) ?? `not here: ${!roles.includes('desk') && !given.ROLES ? `port ${config.DESK_PORT} is taken` : 'ROLES names no desk'}`}
`)
  if (isOwn && isWrittenAsOurs(sampleNumbers.in_transit.number)) {
    console.log('  Sample numbers, one for each status (phone tail in brackets):')
    for (const { number, about, phoneTail } of sampleList)
      console.log(`    ${number.padEnd(22)} ${about}${phoneTail ? ` [${phoneTail}]` : ''}`)
  } else if (!isOwn)
    console.log('  DATABASE_URL is set: no samples are made there. `npm run seed` makes them.')
  if (provider) {
    console.log(`\n  Sample accounts (identity provider: ${provider.settings.OIDC_ISSUER}):`)
    for (const { login, password, name, monthly } of sampleAccounts) {
      const contract = monthly ? ', with a contract to pay monthly' : ''
      console.log(`    ${login.padEnd(22)} ${password.padEnd(18)} ${name}${contract}`)
    }
    if (provider.settings.STAFF_OIDC_ISSUER && !isOwn)
      console.log('\n  Nobody uses the desk but whom `npm run staff -- --add` added.')
    else if (provider.settings.STAFF_OIDC_ISSUER) {
      console.log('\n  Sample people of the desk:')
      for (const { login, password, name, roles } of sampleStaff)
        console.log(`    ${login.padEnd(22)} ${password.padEnd(18)} ${name}, ${roles.join(' and ')}`)
    }
  } else if (signsInHere) console.log('\n  Port 3002 is taken: nobody can sign in.')
  console.log('\n  Ctrl-C stops everything.\n')
}

/** A name in the column before the addresses; Chinese characters are two wide. */
function inColumn(name: string): string {
  return name + ' '.repeat(Math.max(1, 12 - name.replaceAll(/\p{Script=Han}/gu, '  ').length))
}

function leave(code: number): void {
  if (leaving) return
  leaving = true
  for (const child of children) child.kill('SIGTERM')
  let open = children.filter((child) => child.exitCode === null && child.signalCode === null).length
  if (open === 0) process.exit(code)
  for (const child of children) {
    child.on('exit', () => {
      open -= 1
      if (open === 0) process.exit(code)
    })
  }
}
