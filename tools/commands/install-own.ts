import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, run, say } from '../steps/steps.ts'

/** Installs the packages that a folder has for itself, where its lock file is not the one that was installed last. */
export async function installOwn(folder: string, what: string): Promise<void> {
  const cwd = join(root, folder)
  const stamp = join(cwd, 'node_modules/.installed')
  const wanted = createHash('sha256')
    .update(readFileSync(join(cwd, 'package-lock.json')))
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  const { code, output } = await say(`Installing ${what}`, () =>
    run('npm', ['ci', '--no-audit', '--no-fund'], { cwd, quiet: true }),
  )
  if (code !== 0) throw new Error(`npm ci failed in ${folder}:\n${output}`)
  writeFileSync(stamp, wanted)
}
