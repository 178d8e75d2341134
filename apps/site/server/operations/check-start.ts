import { access } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Config } from '../config.ts'
import { checkEncryptionKeys } from '../encrypted-requests/encryption-keys.ts'
import { checkFolder } from '../settings/own-files.ts'
import { StartProblem } from '../settings/start-problem.ts'
import { checkPort, deskAt, metricsAt, siteAt } from './check-port.ts'
import { readSecrets } from './secrets.ts'
import { checkSharedKeys } from './shared-keys.ts'

/**
 * Looks whether a site can start, before anything is written: its ports, then the keys it finds or would make.
 * A process whose supervisor has looked already need not.
 * @throws StartProblem that names every problem found
 */
export async function checkStart(config: Config): Promise<void> {
  const found = await Promise.allSettled([
    ...(config.ROLES.includes('site') ? [checkPort(siteAt(config))] : []),
    ...(config.ROLES.includes('desk') ? [checkPort(deskAt(config))] : []),
    checkPort(metricsAt(config)),
    checkKeys(config),
  ])
  const errors = found.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []))
  const problems = errors.filter((error) => error instanceof StartProblem)
  const [fault] = errors.filter((error) => !(error instanceof StartProblem))
  if (fault !== undefined) throw fault
  if (problems.length > 0) throw new StartProblem(...problems.flatMap(({ lines }) => lines))
}

/**
 * Looks for the built pages, which a site cannot do without.
 * @throws StartProblem that names the file
 */
export async function checkBuild(config: Pick<Config, 'SITE_BUILD'>): Promise<void> {
  const entry = join(resolve(config.SITE_BUILD), 'server/entry.mjs')
  await access(entry).catch(() => {
    throw new StartProblem(
      `SITE_BUILD: ${entry} is missing; npm start and npm run serve build the pages before they start`,
    )
  })
}

async function checkKeys(config: Config): Promise<void> {
  checkSharedKeys(config)
  const secrets = await readSecrets(config)
  await checkEncryptionKeys(config)
  // Keys that are made are also replaced in time, so the folder is needed for good.
  await checkFolder(resolve(config.DATA_DIR), secrets === null || config.CIPHER_KEYS.length === 0)
}
