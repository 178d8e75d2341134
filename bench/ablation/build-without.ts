import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from '../../tools/steps/steps.ts'
import type { Trick } from './tricks.ts'

/** What a build is made from, beside the packages it needs. */
const sources = ['apps', 'packages', 'tools', 'package.json', 'package-lock.json', 'tsconfig.json']

/**
 * Copies the sources into `folder`, leaves the trick out and builds; null builds them as they are. What was built
 * there of the same sources stays.
 * @throws Error where a source no longer holds what the trick is switched off by
 */
export async function buildWithout(trick: Trick | null, folder: string): Promise<void> {
  const kept = /\/(?:node_modules|dist|\.astro)(?:\/|$)/
  for (const source of sources) {
    const from = join(root, source)
    cpSync(from, join(folder, source), {
      recursive: true,
      filter: (path) => !kept.test(path.slice(root.length - 1)),
    })
  }
  linkPackages(folder)
  for (const { file, from, to } of trick?.off ?? []) {
    const source = readFileSync(join(folder, file), 'utf8')
    if (!source.includes(from)) throw new Error(`${file} does not hold: ${from}`)
    writeFileSync(
      join(folder, file),
      source.replace(from, () => to),
    )
  }
  const building = "import('./tools/commands/build-site.ts').then(({ buildSite }) => buildSite())"
  const { code, output } = await run(process.execPath, ['-e', building], { cwd: folder, quiet: true })
  if (code !== 0) throw new Error(output)
}

/** Packages from outside are those of this repository, our own those of the copy. */
function linkPackages(folder: string): void {
  if (existsSync(join(folder, 'node_modules'))) return
  mkdirSync(join(folder, 'node_modules/@hongyan'), { recursive: true })
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name !== '@hongyan') symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name))
  }
  for (const name of readdirSync(join(root, 'packages')))
    symlinkSync(join('../../packages', name), join(folder, 'node_modules/@hongyan', name))
}
