import { posix } from 'node:path'
import { expect, test } from 'vitest'
import { trackedFiles } from './tracked-files.ts'

const code = new Map(
  trackedFiles(/^apps\/site\/.*\.tsx?$/)
    .filter(({ path }) => !/\.test\.tsx?$/.test(path))
    .map(({ path, text }) => [path, text] as const),
)
const endpoints = [...code.keys()].filter((path) => path.endsWith('/endpoints.ts'))

/** What a file loads: types come at no cost. */
function loadedBy(path: string): readonly string[] {
  const statements = (code.get(path) ?? '').matchAll(/^(import|export) (?!type )[^'"]*?from '([^']+)'/gm)
  return [...statements].map(([, , target = '']) =>
    target.startsWith('.') ? posix.normalize(posix.join(posix.dirname(path), target)) : target,
  )
}

/** Everything that is loaded with a file, itself left out. */
function loadedWith(path: string, known = new Set<string>()): ReadonlySet<string> {
  for (const target of loadedBy(path)) {
    if (known.has(target)) continue
    known.add(target)
    loadedWith(target, known)
  }
  return known
}

const isVocabulary = (target: string): boolean =>
  /^(zod|@hongyan\/locales|@hongyan\/domain\/[\w-]+)$/.test(target)

test.each(endpoints)('%s loads schemas and vocabulary, nothing of the server', (path) => {
  const beyond = [...loadedWith(path)].filter((target) =>
    target.startsWith('apps/') ? /^apps\/site\/(server|pages)\//.test(target) : !isVocabulary(target),
  )
  expect(beyond).toEqual([])
})

test('every call of the site is defined in an endpoints.ts', () => {
  const elsewhere = [...code]
    .filter(([path, text]) => /\bdefineCall\(/.test(text) && !path.endsWith('/endpoints.ts'))
    .map(([path]) => path)
  expect(elsewhere).toEqual([])
})
