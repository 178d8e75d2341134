import { collectionNames, documentNames, keyOf } from '@hongyan/documents'
import { expect, test } from 'vitest'
import { collectionSeeds } from './seeds.ts'
import { whereDocument, whereItem } from './where-written.ts'

const fileAndLine = /^packages\/content\/src\/default\/[\w/-]+\.ts:\d+$/

test('every document and every item is found in its source', () => {
  for (const name of documentNames) expect(whereDocument(name, null)).toMatch(fileAndLine)
  for (const name of collectionNames) {
    for (const seed of collectionSeeds[name]) {
      const key = keyOf(seed as { readonly path: string } | { readonly id: string })
      expect(whereItem(name, key, null), key).toMatch(fileAndLine)
    }
  }
})

test('a text that is at fault is named by its own line', () => {
  const page = whereItem('page', '/legal/cookies', null)
  const title = whereItem('page', '/legal/cookies', 'Cookies: six of them')
  expect(page).toMatch(/pages\/company\/cookies\.ts:\d+$/)
  expect(title.split(':')[0]).toBe(page.split(':')[0])
  expect(title).not.toBe(page)
})
