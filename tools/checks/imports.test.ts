import { expect, test } from 'vitest'
import { isAction, loadedWith } from './loaded-with.ts'
import { trackedFiles } from './tracked-files.ts'

/** Which packages a part may import. Everything else points the wrong way. */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  'packages/kernel': ['db'],
  'packages/locales': [],
  'packages/ui': [],
  'packages/tables': ['domain', 'locales'],
  'packages/db': ['locales'],
  'packages/documents': ['locales', 'domain'],
  'packages/content': ['kernel', 'documents', 'locales', 'domain'],
  'packages/domain': ['kernel', 'db', 'locales'],
  'packages/testing': ['kernel', 'db', 'domain', 'locales', 'content'],
  // Forms check what is typed by the schemas that the verbs of the domain have.
  'apps/desk': ['documents', 'domain', 'locales', 'tables', 'ui'],
  'apps/site': ['kernel', 'db', 'domain', 'locales', 'content', 'tables', 'ui'],
}

const code = trackedFiles(/^(apps|packages)\/.*\.(ts|tsx|astro)$/)
/** A test, or what only tests stand on. */
const isTest = (path: string): boolean => /\.test\.tsx?$|\/testing\//.test(path)

/** What is rendered or runs in a browser. */
const isPage = /^apps\/site\/(blocks|client|pages|shell|features\/[^/]+\/(?:ui|widgets))\//

function importsOf(text: string): readonly string[] {
  return [...text.matchAll(/(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g)].map(([, target = '']) => target)
}

test('packages import one way only', () => {
  const wrong = code.flatMap(({ path, text }) => {
    const part = path.split('/').slice(0, 2).join('/')
    const allowed = mayImport[part] ?? []
    return importsOf(text)
      .filter((target) => target.startsWith('@hongyan/'))
      .filter((target) => {
        const name = target.split('/')[1] ?? ''
        return part !== `packages/${name}` && !allowed.includes(name) && !(isTest(path) && name === 'testing')
      })
      .map((target) => `${path} imports ${target}`)
  })
  expect(wrong).toEqual([])
})

const offeredToDesk =
  /\/site\/(?:calls\/[\w-]+|features\/desk\/.*\/actions|server\/adapter\/browser-endpoints)\.ts$/

test('no relative import leaves its package', () => {
  const wrong = code.flatMap(({ path, text }) => {
    const depth = path.split('/').length - 3
    return (
      importsOf(text)
        .filter((target) => target.startsWith('.'))
        .filter((target) => (target.match(/\.\.\//g)?.length ?? 0) > depth)
        .filter((target) => !(isTest(path) && /tools\/(seed|identity-provider)\//.test(target)))
        // The desk makes its calls by their declarations, as scripts of pages do.
        .filter((target) => !(path.startsWith('apps/desk/') && offeredToDesk.test(target)))
        .map((target) => `${path} imports ${target}`)
    )
  })
  expect(wrong).toEqual([])
})

test('pages and widgets never see the database, and widgets know no routes', () => {
  const wrong = code.flatMap(({ path, text }) => {
    const targets = importsOf(text)
    // What a test feeds a page with may come from anywhere.
    const seesData =
      !isTest(path) &&
      isPage.test(path) &&
      [...loadedWith(path, { isCut: isAction })].some((target) => /^(@hongyan\/db|kysely)$/.test(target))
    const knowsRoutes =
      path.startsWith('packages/ui/') && targets.some((target) => /paths|routes/.test(target))
    return seesData || knowsRoutes ? [path] : []
  })
  expect(wrong).toEqual([])
})

test('what hydrates is named *.island.tsx, and only such files are given a client directive', () => {
  const wrong = trackedFiles(/^apps\/site\/.*\.astro$/).flatMap(({ path, text }) =>
    [...text.matchAll(/<(\w+)[^>]*\sclient:\w+/g)]
      .map(([, component = '']) => component)
      .filter(
        (component) =>
          !new RegExp(`import \\{[^}]*\\b${component}\\b[^}]*\\} from '[^']+\\.island\\.tsx'`).test(text),
      )
      .map((component) => `${path}: ${component}`),
  )
  expect(wrong).toEqual([])
})

test('the dictionary that makes Traditional Chinese is loaded by builds, tools and a thread, and once for old branches', () => {
  const users = code.flatMap(({ path, text }) =>
    !isTest(path) && importsOf(text).includes('@hongyan/locales/traditional')
      ? [{ path, atStart: /from '@hongyan\/locales\/traditional'/.test(text) }]
      : [],
  )
  expect(users).toEqual([
    { path: 'apps/site/server/publishing/derive-hong-kong-task.ts', atStart: false },
    { path: 'packages/content/src/in-hong-kong.ts', atStart: true },
    { path: 'packages/db/src/migrations/0021-branches-in-hong-kong.ts', atStart: false },
  ])
})

test('written documents are read by builds, tools and tests alone: what is served has its files', () => {
  const users = code.filter(({ path, text }) => !isTest(path) && importsOf(text).includes('yaml'))
  expect(users.map(({ path }) => path)).toEqual([
    // Files of rates, which are no documents.
    'apps/site/features/desk/rates/rate-file.ts',
    'packages/content/src/written/parse-written.ts',
  ])
  const readers = code.filter(
    ({ path, text }) =>
      !isTest(path) && importsOf(text).some((target) => /written\/(read|parse)-written/.test(target)),
  )
  expect(readers.map(({ path }) => path)).toEqual(['packages/content/src/seeds.ts'])
})
