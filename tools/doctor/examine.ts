import type { Config } from '../../apps/site/server/config.ts'
import { startWarnings } from '../../apps/site/server/operations/start-warnings.ts'
import { checkDatabase } from './check-database.ts'
import { checkFolders } from './check-folders.ts'
import { type CheckResult, fine, look } from './check-result.ts'
import { checkRunning } from './check-running.ts'
import { checkServices } from './check-services.ts'

/** What a site of these settings needs, part by part. Nothing is changed and nobody is sent anything. */
export async function examine(config: Config): Promise<CheckResult[]> {
  const checks = [checkFolders, checkDatabase, checkRunning, checkServices]
  const results = await Promise.all(checks.map((check) => check(config)))
  const warnings = startWarnings(config).map((line) => look('settings', line))
  return [fine('settings', 'can all be used'), ...warnings, ...results.flat()]
}
