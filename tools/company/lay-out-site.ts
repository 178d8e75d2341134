import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'

/** What tools have built, installed or noted down, wherever it stands. */
const made = new Set(['.astro', '.cache', '.git', 'dist', 'node_modules', 'test-results'])

/** What runs of the site and of its commands leave in the folder itself. */
const left = new Set([...made, 'data', 'releases', 'screenshots'])

/**
 * Lays the sources of `root` out in `target`, with a company's folder in the place of `company`. Packages stay those of
 * `root`, but for our own. What was laid out there before goes; what was built of it stays, for the next build to see
 * whether it still holds.
 */
export function layOutSite(root: string, folder: string, target: string): void {
  const samples = join(root, 'company/samples')
  mkdirSync(target, { recursive: true })
  for (const name of readdirSync(root)) {
    if (left.has(name)) continue
    cleared(join(target, name))
    cpSync(join(root, name), join(target, name), {
      recursive: true,
      filter: (path) => !made.has(basename(path)) && path !== samples,
    })
  }
  rmSync(join(target, 'company'), { recursive: true, force: true })
  cpSync(folder, join(target, 'company'), { recursive: true })
  linkPackages(join(root, 'node_modules'), join(target, 'node_modules'))
}

/** Removes what was laid out at a path, and leaves what tools have made of it. */
function cleared(path: string): void {
  if (!existsSync(path)) return
  if (!statSync(path).isDirectory()) rmSync(path)
  else for (const name of readdirSync(path)) if (!made.has(name)) cleared(join(path, name))
}

/** A folder of packages that are those of another, each by a link; ours, which are links themselves, lead to this tree. */
function linkPackages(from: string, to: string): void {
  rmSync(to, { recursive: true, force: true })
  mkdirSync(to, { recursive: true })
  for (const name of readdirSync(from)) {
    if (name !== '@hongyan') symlinkSync(join(from, name), join(to, name))
  }
  const own = join(from, '@hongyan')
  mkdirSync(join(to, '@hongyan'))
  for (const name of readdirSync(own)) {
    const [tree, place] = [dirname(from), realpathSync(join(own, name))]
    symlinkSync(join('../..', relative(tree, place)), join(to, '@hongyan', name))
  }
}
