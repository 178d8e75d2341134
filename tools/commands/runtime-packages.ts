import { cpSync, existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { root } from '../steps/steps.ts'

type Manifest = {
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

/** What a package brings that no process reads. */
const unread =
  /\/(?:deps|src|docs?|examples?|test|tests|types|build|tools)(?:\/|$)|\.(?:md|map|d\.ts|d\.mts)$/

/**
 * Copies packages with all they depend on, as they stand in our `node_modules`, into a folder of that name. What they
 * only bring for other machines, or to be compiled, stays behind.
 */
export function copyPackages(names: readonly string[], target: string): void {
  const copied = new Set<string>()
  const copy = (name: string, from: string): void => {
    const folder = folderOf(name, from)
    if (folder === null || copied.has(folder)) return
    copied.add(folder)
    cpSync(folder, join(target, relative(root, folder)), {
      recursive: true,
      filter: (path) => isRead(name, path.slice(folder.length)),
    })
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
    const needed = { ...manifest.dependencies, ...manifest.optionalDependencies }
    for (const dependency of Object.keys(needed)) copy(dependency, folder)
  }
  for (const name of names) copy(name, root)
}

/** Where a package lies for one that needs it: in its own `node_modules`, or in one above. */
function folderOf(name: string, from: string): string | null {
  const folder = join(from, 'node_modules', name)
  if (existsSync(join(folder, 'package.json'))) return folder
  return from === root || dirname(from) === from ? null : folderOf(name, dirname(from))
}

function isRead(name: string, path: string): boolean {
  if (name === 'better-sqlite3') {
    const prebuilt = /\/prebuilds\/(.+)\.node$/.exec(path)?.[1]
    if (prebuilt !== undefined) return prebuilt.replace('musl', '') === `${process.platform}-${process.arch}`
    return !unread.test(path)
  }
  // The builds for browsers of `pdfkit` and others.
  return !/\/node_modules(?:\/|$)|\.(?:md|map|d\.ts|d\.mts)$|\.standalone\.js$|\/umd(?:\/|$)/.test(path)
}
