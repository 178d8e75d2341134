import { expect, test } from 'vitest'
import { readModules } from './module-graph.ts'
import { trackedFiles } from './tracked-files.ts'
import { contextProperties } from './type-properties.ts'

/** Words that name nothing of the field, and what is said instead. */
const instead: Readonly<Record<string, string>> = {
  tell: 'notify',
  tells: 'notify',
  told: 'notified',
  tend: 'what is done to it',
  watch: 'follow, observe',
  watched: 'followed, checked',
  follower: 'poller',
  finding: 'crawler files, or what is wrong with something',
  shelf: 'generated assets',
  twin: 'duplicate request',
  twins: 'duplicate requests',
  front: 'fast path',
  outside: 'integrations, or external',
  posted: 'submitted, or form handlers',
  said: 'localised, message, status message',
  speech: 'texts',
  seal: 'encrypt, or sign',
  sealed: 'encrypted, or signed',
  cipher: 'encryption',
  exchange: 'encrypted request',
  gate: 'form, allowed hosts, unlock attempts, check before the body',
  keep: 'store, save, cache',
  kept: 'stored, saved, cached',
  aside: 'outside the render slot',
  apart: 'deferred',
  rest: 'deferred, or what the rest is',
  reading: 'page view, pinyin, parsed value',
  readings: 'page views, pinyin, parsed values, overrides',
  soon: 'placeholder',
}

/**
 * What a check of an address finds; an order in which things are drawn; calls and a setting under their public names;
 * the row of a table; where work is done outside the slot that renders.
 */
const meant = new Set([
  ...['findingKinds', 'AddressFinding', 'backToFront', 'getCipherKey', 'keepListTextAction'],
  ...['keepSignedInAction', 'countReadingAction', 'UnlockGateRow', 'OutsideSlot', 'outsideSlot'],
  ...['cacheInFront'],
])

const partsOf = (name: string): readonly string[] =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)

const wrongIn = (name: string): string | undefined =>
  meant.has(name) ? undefined : partsOf(name).find((part) => Object.hasOwn(instead, part))

type Named = { readonly path: string; readonly name: string }

const complaints = (named: readonly Named[]): readonly string[] => {
  const wrong = named.flatMap(({ path, name }) => {
    const word = wrongIn(name)
    return word === undefined ? [] : [`${path}: ${name} (${instead[word]})`]
  })
  return [...new Set(wrong)]
}

const ours = /^(apps|packages|tools|abuse|bench|e2e)\//
const code = trackedFiles(/^(apps|packages|tools|abuse|bench|e2e)\/.*\.(ts|tsx|astro|css)$/)
const lastOf = (path: string): string => path.split('/').at(-1) ?? ''

test('files and folders are named in the words of the field', () => {
  const names = code.flatMap(({ path }) => path.split('/').map((name) => ({ path, name })))
  expect(complaints(names)).toEqual([])
})

const exported = readModules()
  .filter(({ path }) => ours.test(path))
  .flatMap(({ path, exports }) => exports.map((name) => ({ path, name })))

test('what files export is named in the words of the field', () => {
  expect(complaints(exported)).toEqual([])
})

const properties = code
  .filter(({ path }) => /\.tsx?$/.test(path))
  .flatMap((file) => contextProperties(file).map((name) => ({ path: file.path, name })))

test('what is handed from part to part is named in the words of the field', () => {
  expect(properties.length).toBeGreaterThan(100)
  expect(complaints(properties)).toEqual([])
})

test.each(Object.keys(instead))('a name with `%s` in it is found wherever it stands', (word) => {
  const [first = '', ...others] = word
  const inCamels = `the${first.toUpperCase()}${others.join('')}Thing`
  const path = `apps/site/the-${word}.ts`
  const text = `export type ThingServices = { readonly ${inCamels}: string }`
  const planted = [lastOf(path), inCamels, ...contextProperties({ path, text })]
  expect(complaints(planted.map((name, at) => ({ path: `${at}`, name })))).toHaveLength(3)
})
