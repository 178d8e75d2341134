import { collectionNames, documentNames } from '@hongyan/documents'
import { expect, test } from 'vitest'
import { itemSeeds, seeds } from './seeds.ts'
import { whereComputed } from './where-written.ts'
import { lineOf } from './written/line-of.ts'

const written = {
  file: expect.stringMatching(/^packages\/content\/documents\/[\w/-]+\.yaml$/),
  line: expect.any(Number),
}
const computed = {
  file: expect.stringMatching(/^packages\/content\/src\/default\/[\w/-]+\.ts$/),
  line: expect.any(Number),
}

test('every document is found in its source', () => {
  for (const name of documentNames) {
    const line = lineOf(seeds[name], [], 'zh-CN', 0)
    if (line === null) expect(whereComputed(name, null), name).toEqual(computed)
    else expect(line, name).toEqual(written)
  }
})

test('every item is found in its source', () => {
  for (const name of collectionNames) {
    for (const [key, seed] of itemSeeds[name]) expect(lineOf(seed, [], 'zh-CN', 0), key).toEqual(written)
  }
})

test('a text of a computed document that is at fault is named by its own line', () => {
  const document = whereComputed('navigation', null)
  const text = whereComputed('navigation', '首页')
  expect(document.file).toMatch(/default\/navigation\.ts$/)
  expect(text.file).toBe(document.file)
  expect(text.line).not.toBe(document.line)
})
