import { collectionNames, documentNames } from '@hongyan/documents'
import { expect, test } from 'vitest'
import { itemSeeds, seeds } from './seeds.ts'
import { whereDocument, whereItem } from './where-written.ts'
import { lineOf } from './written/line-of.ts'

const fileAndLine = {
  file: expect.stringMatching(/^packages\/content\/(documents|src\/default)\/[\w/-]+\.(yaml|ts)$/),
  line: expect.any(Number),
}

test('every document and every item is found in its source', () => {
  for (const name of documentNames) {
    expect(lineOf(seeds[name], [], 'zh-CN', 0) ?? whereDocument(name, null), name).toEqual(fileAndLine)
  }
  for (const name of collectionNames) {
    for (const [key, seed] of itemSeeds[name]) {
      expect(lineOf(seed, [], 'zh-CN', 0) ?? whereItem(name, key, null), key).toEqual(fileAndLine)
    }
  }
})

test('a text that is at fault is named by its own line', () => {
  const page = whereItem('page', '/legal/cookies', null)
  const title = whereItem('page', '/legal/cookies', 'Cookies: six of them')
  expect(page.file).toMatch(/pages\/company\/cookies\.ts$/)
  expect(title.file).toBe(page.file)
  expect(title.line).not.toBe(page.line)
})
