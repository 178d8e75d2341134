import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../steps/steps.ts'
import { trackedFiles } from './tracked-files.ts'

const code = trackedFiles(/\.(ts|tsx|mts|mjs|astro|css)$/)
const data = /(^|\/)(data|migrations|fixtures)\/|\.(gen|d)\.ts$|-data\.ts$|\/(messages|content|default)\//

test('no source file is longer than 400 lines, data exempt', () => {
  const long = code
    .filter(({ path, text }) => !data.test(path) && text.split('\n').length > 400)
    .map(({ path }) => path)
  expect(long).toEqual([])
})

test('the environment is read in one place of each process', () => {
  const readers = code
    .filter(({ path }) => /^(apps|packages)\//.test(path))
    .filter(({ text }) => /process\.env/.test(text))
    .map(({ path }) => path)
  expect(readers).toEqual(['apps/site/server/main.ts', 'apps/site/server/supervisor.ts'])
})

test('no file is named for nothing in particular', () => {
  const vague = code
    .filter(({ path }) => /(^|\/)(utils?|helpers?|common|misc|shared)(\.|\/)/.test(path))
    .map(({ path }) => path)
  expect(vague).toEqual([])
})

test('index.ts is a door of a package and nothing else', () => {
  const doors = code.filter(
    ({ path }) => /(^|\/)index\.tsx?$/.test(path) && !/^packages\/\w+\/src\/index\.ts$/.test(path),
  )
  expect(doors.map(({ path }) => path)).toEqual([])
})

test('file names are kebab-case', () => {
  const odd = code
    .map(({ path }) => path)
    .filter((path) => !/(^|\/)[a-z0-9[\]]+([.-][a-z0-9[\]]+)*\.(ts|tsx|mts|mjs|astro|css)$/.test(path))
    // The component pages carry the names the addresses have.
    .filter((path) => !path.startsWith('apps/site/pages/'))
  expect(odd).toEqual([])
})

test('no unfinished marks, no commented-out tests, no tests that cannot fail', () => {
  const marks = /\b(TODO|FIXME|XXX)\b|[Ll]orem ipsum|\b(it|test|describe)\.(skip|only|todo)\b|expect\(true\)/
  const unfinished = code
    .filter(({ path, text }) => path !== 'tools/checks/source.test.ts' && marks.test(text))
    .map(({ path }) => path)
  expect(unfinished).toEqual([])
})

test('every custom property that a style sheet of the site reads is set somewhere', () => {
  const site = code.filter(({ path }) => /^(apps|packages)\//.test(path) && !path.includes('.test.'))
  const set = new Set(
    site.flatMap(({ text }) => [...text.matchAll(/(--[\w-]+)['"`\]]*:/g)].map(([, name = '']) => name)),
  )
  const unset = site
    .filter(({ path }) => path.endsWith('.css'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/var\((--[\w-]+)\)/g)]
        .map(([, name = '']) => name)
        .filter((name) => !set.has(name))
        .map((name) => `${path} reads ${name}`),
    )
  expect(unset).toEqual([])
})

test('styles of blocks leave the layer of pages to pages', () => {
  // In one layer with a page the order in which files are packed would decide between rules of the same strength.
  const blocks = code.filter(({ path }) =>
    /^(apps\/site\/(blocks|shell\/parts|features\/[^/]+\/widgets)|packages\/ui)\/.*\.css$/.test(path),
  )
  expect(blocks.filter(({ text }) => text.includes('@layer screens {')).map(({ path }) => path)).toEqual([])
})

test('every path that a document names exists', () => {
  const documents = trackedFiles(/^(README|CONTRIBUTING)\.md$|^docs\/.*\.md$/)
  const missing = documents.flatMap(({ path, text }) =>
    [
      ...text.matchAll(
        /`((?:apps|packages|tools|e2e|abuse|bench|illustrations|white-papers|docs)\/[\w./[\]-]*\w)\/?`/g,
      ),
    ]
      .map(([, named = '']) => named)
      // What a build makes is there only after one.
      .filter((named) => !named.startsWith('apps/site/dist') && !existsSync(join(root, named)))
      .map((named) => `${path} names ${named}`),
  )
  expect(missing).toEqual([])
})

test('every decision has a number of its own, the one its title has', () => {
  const decisions = trackedFiles(/^docs\/decisions\/.*\.md$/).map(({ path, text }) => ({
    named: Number(/(\d{4})-/.exec(path)?.[1]),
    titled: Number(/^# (\d+)\. /.exec(text)?.[1]),
  }))
  expect(decisions.filter(({ named, titled }) => named !== titled)).toEqual([])
  expect(new Set(decisions.map(({ named }) => named)).size).toBe(decisions.length)
})

test('every dependency has its reason in docs/dependencies.md, and no other is listed there', () => {
  const [list] = trackedFiles(/^docs\/dependencies\.md$/)
  const named = new Set([...(list?.text ?? '').matchAll(/^\| `([^`]+)`/gm)].map(([, name = '']) => name))
  const used = new Set(
    trackedFiles(/^(package|(apps|packages)\/\w+\/package)\.json$/).flatMap(({ text }) => {
      const manifest = JSON.parse(text) as Record<string, Record<string, string> | undefined>
      return ['dependencies', 'devDependencies', 'optionalDependencies']
        .flatMap((kind) => Object.keys(manifest[kind] ?? {}))
        .filter((name) => !name.startsWith('@hongyan/'))
    }),
  )
  expect(
    [...used].filter((name) => !named.has(name)),
    'without a reason',
  ).toEqual([])
  expect(
    [...named].filter((name) => !used.has(name)),
    'no longer used',
  ).toEqual([])
})

test('dependencies are pinned to one version', () => {
  const loose = trackedFiles(/^(package|(apps|packages)\/\w+\/package)\.json$/).flatMap(({ path, text }) =>
    [...text.matchAll(/"([^"]+)": "([\^~][^"]*)"/g)].map(([, name]) => `${path}: ${name}`),
  )
  expect(loose).toEqual([])
})

test('nothing of server components is installed: their wire format is an attack surface we do not need', () => {
  const [lock] = trackedFiles(/^package-lock\.json$/)
  expect(lock?.text.includes('react-server-dom')).toBe(false)
})
