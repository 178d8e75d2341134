import { expect, test } from 'vitest'
import { readModules } from './module-graph.ts'
import { trackedFiles } from './tracked-files.ts'

/** Words that name nothing of the field, and what is said instead. */
const instead: Readonly<Record<string, string>> = {
  tell: 'notify',
  tells: 'notify',
  told: 'notified',
  tend: 'what is done to it',
  follower: 'poller',
  finding: 'crawler files, or what is wrong with something',
  shelf: 'generated assets',
  twin: 'duplicate request',
  twins: 'duplicate requests',
  front: 'fast path',
}

/** What a check of an address finds, and an order in which things are drawn. */
const meant = new Set(['findingKinds', 'AddressFinding', 'backToFront'])

const partsOf = (name: string): readonly string[] =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)

const wrongIn = (name: string): string | undefined =>
  meant.has(name) ? undefined : partsOf(name).find((part) => Object.hasOwn(instead, part))

test('files and what they export are named in the words of the field', () => {
  const files = trackedFiles(/^(apps|packages|tools)\/.*\.(ts|tsx|astro)$/).map(({ path }) => ({
    path,
    name: path.split('/').at(-1) ?? '',
  }))
  const exported = readModules()
    .filter(({ path }) => /^(apps|packages|tools)\//.test(path))
    .flatMap(({ path, exports }) => exports.map((name) => ({ path, name })))
  const wrong = [...files, ...exported].flatMap(({ path, name }) => {
    const word = wrongIn(name)
    return word === undefined ? [] : [`${path}: ${name} (${instead[word]})`]
  })
  expect([...new Set(wrong)]).toEqual([])
})
