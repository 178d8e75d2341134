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

/** Everything that is loaded with a file, by whatever is loaded in between; the file itself is left out. */
export function loadedWith(path: string, known = new Set<string>()): ReadonlySet<string> {
  for (const target of loadedBy(path)) {
    if (known.has(target)) continue
    known.add(target)
    loadedWith(target, known)
  }
  return known
}
