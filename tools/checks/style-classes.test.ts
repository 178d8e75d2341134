import { posix } from 'node:path'
import { expect, test } from 'vitest'
import { trackedFiles } from './tracked-files.ts'

const sheets = new Map(
  trackedFiles(/^(apps|packages)\/.*\.module\.css$/).map(({ path, text }) => [
    path,
    new Set([...text.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name = '']) => name)),
  ]),
)

/** Every class of a sheet that code names, and where. */
const named = trackedFiles(/^(apps|packages)\/.*\.(tsx?|astro)$/).flatMap(({ path, text }) =>
  [...text.matchAll(/import (\w+) from '(\.[^']+\.module\.css)'/g)].flatMap(([, sheet = '', target = '']) =>
    [...text.matchAll(new RegExp(`(?<![\\w/'.-])${sheet}\\.(?!module\\b)(\\w+)`, 'g'))].map(
      ([, name = '']) => ({
        path,
        sheet: posix.join(posix.dirname(path), target),
        name,
      }),
    ),
  ),
)

test('a class that code names is one of its sheet', () => {
  const missing = named.filter(({ sheet, name }) => !sheets.get(sheet)?.has(name))
  expect(missing.map(({ path, name }) => `${path} ${name}`)).toEqual([])
})
