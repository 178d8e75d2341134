import { posix } from 'node:path'
import { trackedFiles } from './tracked-files.ts'

const code = new Map(
  trackedFiles(/^(apps\/site|packages\/domain\/src)\/.*\.(tsx?|astro)$/).map(({ path, text }) => [
    path,
    text,
  ]),
)

/** What a file of the site or the domain loads: types come at no cost. */
function loadedBy(path: string): readonly string[] {
  const statements = (code.get(path) ?? '').matchAll(/^(import|export) (?!type )[^'"]*?from '([^']+)'/gm)
  return [...statements].map(([, , target = '']) => {
    const verb = /^@hongyan\/domain\/(.+)$/.exec(target)?.[1]
    if (verb !== undefined) return `packages/domain/src/${verb}.ts`
    return target.startsWith('.') ? posix.normalize(posix.join(posix.dirname(path), target)) : target
  })
}

/**
 * Everything that is loaded with a file, by whatever is loaded in between; the file itself is left out. A build cuts what
 * `isCut` down to what loads nothing.
 */
export function loadedWith(
  path: string,
  { isCut = () => false, known = new Set() }: { isCut?: (path: string) => boolean; known?: Set<string> } = {},
): ReadonlySet<string> {
  for (const target of loadedBy(path)) {
    if (known.has(target)) continue
    known.add(target)
    if (!isCut(target)) loadedWith(target, { isCut, known })
  }
  return known
}

/** What a file fetches once it is wanted. */
export function fetchedBy(path: string): readonly string[] {
  return [...(code.get(path) ?? '').matchAll(/\bimport\('(\.[^']+)'\)/g)].map(([, target = '']) =>
    posix.normalize(posix.join(posix.dirname(path), target)),
  )
}

/** What an action does, and the schemas of its call, are left out of every page and script. */
export const isAction = (path: string): boolean => path.endsWith('/actions.ts')
