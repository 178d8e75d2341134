import { expect, test } from 'vitest'
import { loadedWith } from './loaded-with.ts'
import { trackedFiles } from './tracked-files.ts'

const code = new Map(
  trackedFiles(/^apps\/site\/.*\.tsx?$/)
    .filter(({ path }) => !/\.test\.tsx?$/.test(path))
    .map(({ path, text }) => [path, text] as const),
)
const endpoints = [...code.keys()].filter((path) => path.endsWith('/endpoints.ts'))

/** Schemas and vocabulary run in a browser: without the server's files, a database, or anything of Node. */
const isOfServer = (target: string): boolean =>
  /^(apps\/site\/(server|pages)\/|@hongyan\/(?!locales$|kernel\/)|kysely|node:)/.test(target)

test.each(endpoints)('%s loads schemas and vocabulary, nothing of the server', (path) => {
  expect([...loadedWith(path)].filter(isOfServer)).toEqual([])
})

test('every call of the site is declared in an endpoints.ts, or with what it does in an actions.ts', () => {
  const elsewhere = [...code]
    .filter(([, text]) => /^export const \w+ = define(Call|Action)\(/m.test(text))
    .filter(([path, text]) => !path.endsWith(/defineAction\(/.test(text) ? '/actions.ts' : '/endpoints.ts'))
    .map(([path]) => path)
  expect(elsewhere).toEqual([])
})
