/** Scripts that npm runs while it installs. */
const installing = [
  'preinstall',
  'install',
  'postinstall',
  'prepublish',
  'preprepare',
  'prepare',
  'postprepare',
] as const

type LockedPackage = {
  readonly hasInstallScript?: boolean
  readonly link?: boolean
  readonly resolved?: string
}

/** Names of the packages of a lock file that run a script of their own on whoever installs them, each once. */
export function scriptedPackages(lock: string): readonly string[] {
  const { packages } = JSON.parse(lock) as { readonly packages: Readonly<Record<string, LockedPackage>> }
  const scripted = Object.entries(packages).flatMap(([path, { hasInstallScript }]) =>
    hasInstallScript === true ? [nameOf(path)] : [],
  )
  return [...new Set(scripted)].sort()
}

/** What a lock file takes from a place of its own, not from the registry: nobody says there whether it runs scripts. */
export function unlistedSources(lock: string): readonly string[] {
  const { packages } = JSON.parse(lock) as { readonly packages: Readonly<Record<string, LockedPackage>> }
  return Object.entries(packages).flatMap(([path, { resolved, link }]) =>
    path.includes('node_modules/') &&
    link !== true &&
    resolved !== undefined &&
    !/^https:\/\/[^/]+\/.+\.tgz$/.test(resolved)
      ? [nameOf(path)]
      : [],
  )
}

/** The scripts of one of our own manifests that npm runs while it installs. */
export function ownInstallScripts(manifest: string): readonly string[] {
  const { scripts = {} } = JSON.parse(manifest) as { readonly scripts?: Readonly<Record<string, string>> }
  return installing.filter((name) => Object.hasOwn(scripts, name))
}

/** `node_modules/a/node_modules/@b/c` is `@b/c`. */
function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
}
