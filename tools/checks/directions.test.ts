import { posix } from 'node:path'
import { expect, test } from 'vitest'
import { isAction } from './loaded-with.ts'
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

/** Files of the server that put all parts together, beside the pages and what stands in no folder. */
const whole = new Set(['main.ts', 'create-site.ts', 'start-site.ts', 'threads/thread.ts'])

/** What a feature lets others know of it. */
const isOffered = (path: string): boolean =>
  /^apps\/site\/features\/[^/]+\/(?:widgets\/|needs\.ts$)/.test(path)

/** The part a file belongs to. What every part may know are the tables of addresses. */
function partOf(path: string): string {
  const inSite = path.slice(site.length)
  const [first = '', second = '', ...rest] = inSite.split('/')
  if (first === 'paths.ts' || first === 'routes.ts') return 'table'
  if (first === 'pages' || second === '') return 'whole'
  if (first === 'server' && whole.has([second, ...rest].join('/'))) return 'whole'
  return first === 'features' ? `features/${second}` : first
}

function mayKnow(from: string, to: string, target: string): boolean {
  if (from === to || from === 'whole') return true
  // What runs in a browser may call a feature, and knows no more of it than the call.
  if (to.startsWith('features/'))
    return from !== 'server' && (isAction(target) || (from.startsWith('features/') && isOffered(target)))
  if (!from.startsWith('features/')) return below[from]?.includes(to) === true
  return to !== 'whole'
}

/** The files that each file knows, types included. */
const imports = new Map(
  code.map(({ path, text }) => [
    path,
    [...text.matchAll(/(?:from|import)\s*\(?\s*['"](\.[^'"]+)['"]/g)]
      .map(([, target = '']) => posix.normalize(posix.join(posix.dirname(path), target)))
      .filter((target) => known.has(target)),
  ]),
)

test('server, features and pages know one another in one direction', () => {
  const wrong = [...imports].flatMap(([path, targets]) =>
    targets
      .filter((target) => !mayKnow(partOf(path), partOf(target), target))
      .map((target) => `${path.slice(site.length)} > ${target.slice(site.length)}`),
  )
  expect(wrong).toEqual([])
})

test('what puts the site together knows of a feature its plugin, and nothing inside', () => {
  const inside = ['app.ts', 'features.ts'].flatMap((file) =>
    (imports.get(site + file) ?? []).filter(
      (target) => target.startsWith(`${site}features/`) && !target.endsWith('/plugin.ts'),
    ),
  )
  expect(inside).toEqual([])
})

test('blocks are what content may place, and what each of them is given', () => {
  const placed = imports.get(`${site}pages/_render-block.tsx`) ?? []
  const rooms = new Set(placed.map((path) => posix.dirname(path)))
  const others = trackedFiles(/^apps\/site\/blocks\//)
    .map(({ path }) => path)
    .filter((path) => !/\.test\.tsx?$/.test(path) && !rooms.has(path.split('/').slice(0, 4).join('/')))
  expect(others).toEqual([`${site}blocks/block-props.ts`])
})

test('no files know one another in a circle', () => {
  const left = new Map(imports)
  // What knows nothing that is left is in no circle.
  for (let before = -1; before !== left.size; ) {
    before = left.size
    for (const [path, targets] of left) if (!targets.some((target) => left.has(target))) left.delete(path)
  }
  expect([...left.keys()]).toEqual([])
})
