import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { collectionNames, documentNames } from '@hongyan/documents'
import { localeIds } from '@hongyan/locales'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildContent } from './build-content.ts'
import { writeSeeds } from './desk/name-seeds.ts'
import { expiryInstants } from './facts.ts'
import { readBuilt, type ShippedContent } from './read-built.ts'
import * as sources from './shipped-documents.ts'
import { shippedEntries, shippedFiles, shippedSeed } from './shipped-seeds.ts'
import { shippedTexts } from './shipped-texts.ts'
import { writeContent } from './write-content.ts'

const folder = mkdtempSync(join(tmpdir(), 'hongyan-content-'))
let built: ShippedContent

beforeAll(() => {
  writeContent(folder, buildContent(writeSeeds))
  built = readBuilt(pathToFileURL(`${folder}/`))
})
afterAll(() => rmSync(folder, { recursive: true }))

const [lastDay = 0] = expiryInstants()

test('one edition follows another at the instant at which facts expire', () => {
  for (const at of [0, lastDay - 1, lastDay, Number.MAX_SAFE_INTEGER]) {
    expect(built.editionAt(at)).toBe(sources.editionAt(at))
  }
  expect([built.editionAt(lastDay - 1), built.editionAt(lastDay)]).toEqual([0, 1])
})

test('what the desk lists and opens of a build is what is written', () => {
  expect(built.shippedEntries()).toEqual(shippedEntries())
  for (const { name } of shippedEntries()) {
    expect(built.shippedSeed(name)).toEqual(shippedSeed(name))
    expect(built.shippedFiles(name)).toEqual(shippedFiles(name))
  }
  expect(['news/none', 'news', ''].map(built.shippedSeed)).toEqual([null, null, null])
})

describe.each(localeIds)('what is built in %s is what is written', (locale) => {
  test.each([lastDay - 1, lastDay])('at %i', (at) => {
    const edition = built.editionAt(at)
    for (const name of documentNames) {
      expect(built.shippedDocument(name, locale, edition)).toEqual(
        sources.shippedDocument(name, locale, edition),
      )
    }
    for (const name of collectionNames) {
      const items = built.shippedItems(name, locale, edition)
      expect([...items]).toEqual([...sources.shippedItems(name, locale, edition)])
      expect(built.shippedItems(name, locale, edition)).toBe(items)
    }
  })

  test('texts that are no documents', () => {
    expect(built.shippedTexts(locale)).toEqual(shippedTexts(locale))
  })
})

test('the table of pages is known without reading them', () => {
  const pages = sources.shippedPages().map(({ path, isEnShow }) => ({ path, isEnShow }))
  expect(built.shippedPages()).toEqual(pages)
})

test('the same content again writes nothing and leaves nothing else', () => {
  const filesNow = () =>
    readdirSync(folder)
      .filter((name) => name !== 'index.json')
      .map((name) => [name, statSync(join(folder, name)).mtimeMs])
  const before = filesNow()
  writeFileSync(join(folder, '100025-footer.of-yesterday.json'), '{}')
  writeContent(folder, buildContent(writeSeeds))
  expect(filesNow()).toEqual(before)
})
