import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { readModules } from './module-graph.ts'
import { trackedFiles } from './tracked-files.ts'

const modules = readModules()

/** What a build or a tool asks for by a name of its own. */
const askedByTools = new Set([
  'apps/site/server/adapter/cache-provider.ts default',
  'apps/site/pages/_renderer.ts render',
  'apps/site/pages/_renderer.ts answerOf',
  'apps/site/server/adapter/render-script.ts renderScript',
  'packages/testing/src/postgres-server.ts default',
  // The package chooses one of the two for where it runs.
  'packages/domain/src/typed/domain-names.ts domainToASCII',
  'packages/domain/src/typed/domain-names.ts domainToUnicode',
  'packages/domain/src/typed/domain-names.browser.ts domainToASCII',
  'packages/domain/src/typed/domain-names.browser.ts domainToUnicode',
  'tools/dev/report-failure.ts onRequest',
  'white-papers/sheet/document.tsx PaperDocument',
])
/** What is served has this in place of the sources of the content. */
const stoodIn = 'packages/content/src/built-content.ts'

test('whatever is exported is used elsewhere', () => {
  const taken = new Map<string, Set<string>>()
  for (const { takes } of modules)
    for (const { from, name } of takes) taken.set(from, (taken.get(from) ?? new Set()).add(name))
  const unused = modules
    .filter(({ path }) => path !== stoodIn && !/\.(test|spec|config)\.\w+$|\.astro$/.test(path))
    .flatMap(({ path, exports }) => {
      const names = taken.get(path) ?? new Set()
      return names.has('*') ? [] : exports.filter((name) => !names.has(name)).map((name) => `${path} ${name}`)
    })
    .filter((name) => !askedByTools.has(name))
  expect(unused).toEqual([])
})

test('every dependency of a package is imported in it', () => {
  const unused = trackedFiles(/^(apps|packages)\/[\w-]+\/package\.json$/).flatMap(({ path, text }) => {
    const { dependencies = {} } = JSON.parse(text) as { readonly dependencies?: Record<string, string> }
    const folder = dirname(path)
    const code = trackedFiles(new RegExp(`^${folder}/.*\\.(tsx?|mjs|astro|css)$`))
    return Object.keys(dependencies)
      .filter((name) => !code.some((file) => file.text.includes(`'${name}`)))
      .map((name) => `${folder} ${name}`)
  })
  expect(unused).toEqual([])
})
