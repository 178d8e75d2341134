import { statfs } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import type { Config } from '../../apps/site/server/config.ts'
import { checkBuild } from '../../apps/site/server/operations/check-start.ts'
import { checkFolder } from '../../apps/site/server/settings/own-files.ts'
import { StartProblem } from '../../apps/site/server/settings/start-problem.ts'
import { type CheckResult, fine, look, wrong } from './check-result.ts'

/** Room on a disk below which somebody should look, bytes. */
const leastFree = 2 * 1024 ** 3

/** The folder of the site's own files, and the build. */
export async function checkFolders(config: Config): Promise<CheckResult[]> {
  const folder = resolve(config.DATA_DIR)
  const build = await orProblem('build', () => checkBuild(config), `${config.SITE_BUILD} is there`)
  const data = await orProblem('data folder', () => checkFolder(folder), `${folder} can be written`)
  if (data.state === 'wrong') return [build, data]
  const { bavail, bsize } = await statfs(await standing(folder))
  const free = bavail * bsize
  const gigabytes = `${(free / 1024 ** 3).toFixed(1)} GB free`
  return [
    build,
    free < leastFree
      ? look('data folder', `${data.says}, with ${gigabytes}; make room`)
      : { ...data, says: `${data.says}, ${gigabytes}` },
  ]
}

async function orProblem(part: string, work: () => Promise<void>, says: string): Promise<CheckResult> {
  try {
    await work()
    return fine(part, says)
  } catch (error) {
    if (error instanceof StartProblem) return wrong(part, error.lines.join('; '))
    throw error
  }
}

/** The nearest folder above that exists. */
async function standing(folder: string): Promise<string> {
  const isThere = await statfs(folder).then(
    () => true,
    () => false,
  )
  return isThere || dirname(folder) === folder ? folder : standing(dirname(folder))
}
