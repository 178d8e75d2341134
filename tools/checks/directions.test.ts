import { posix } from 'node:path'
import { expect, test } from 'vitest'
import { remainingArrows } from './remaining-arrows.ts'
import { trackedFiles } from './tracked-files.ts'

const site = 'apps/site/'
const code = trackedFiles(/^apps\/site\/.*\.(ts|tsx|astro)$/).filter(
  ({ path }) => !/\.test\.tsx?$|\/testing\//.test(path),
)
const known = new Set(code.map(({ path }) => path))

/** Parts of the site that stand below the features, and what each of them may know. */
const below: Readonly<Record<string, readonly string[]>> = {
  calls: [],
  table: ['calls'],
  client: ['calls', 'table'],
  shell: ['calls', 'table', 'client'],
  blocks: ['calls', 'table', 'client', 'shell'],
  server: ['calls', 'table', 'client', 'shell'],
}

/**
 * The part a file belongs to: a feature, a folder below the features, or what puts them together: the pages, and the
 * files directly in `server`. What every part may know are the tables of addresses and what a page is told.
 */
function partOf(path: string): string {
  const [first = '', second = '', ...rest] = path.slice(site.length).split('/')
  if (second === '') return 'table'
  if (first === 'features') return `features/${second}`
  if (first === 'pages' || (first === 'server' && rest.length === 0 && !isSettings(second))) return 'whole'
  return first
}

/** Settings of the process: values that every part of the server reads. */
function isSettings(file: string): boolean {
  return file === 'config.ts' || file === 'limits.ts' || file === 'while-content-stands.ts'
}

function mayKnow(from: string, to: string, target: string): boolean {
  if (from === to || from === 'whole') return true
  // What runs in a browser may call a feature, and knows no more of it than the call.
  if (to.startsWith('features/')) return from !== 'server' && target.endsWith('/endpoints.ts')
  if (!from.startsWith('features/')) return below[from]?.includes(to) === true
  return to !== 'whole'
}

const arrows = code.flatMap(({ path, text }) =>
  [...text.matchAll(/(?:from|import)\s*\(?\s*['"](\.[^'"]+)['"]/g)]
    .map(([, target = '']) => posix.normalize(posix.join(posix.dirname(path), target)))
    .filter((target) => known.has(target) && !mayKnow(partOf(path), partOf(target), target))
    .map((target) => `${path.slice(site.length)} > ${target.slice(site.length)}`),
)

test('server, features and pages know one another in one direction', () => {
  expect(arrows.filter((arrow) => !remainingArrows.includes(arrow))).toEqual([])
})

test('an arrow that was turned round is no exception any more', () => {
  expect(remainingArrows.filter((arrow) => !arrows.includes(arrow))).toEqual([])
})
