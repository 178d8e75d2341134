import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { LocaleId } from '@hongyan/locales'
import { whereWritten } from '@hongyan/testing/where-written'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type ContentStore, createContentStore } from '../content-store.ts'
import { putInForce } from './put-in-force.ts'
import { openWritten } from './read-written.ts'

const now = Date.UTC(2026, 10, 21)

let folder = ''
let store: ContentStore
beforeEach(() => {
  folder = `${mkdtempSync(join(tmpdir(), 'written-'))}/`
  cpSync(fileURLToPath(new URL('../../documents/', import.meta.url)), folder, { recursive: true })
  store = createContentStore()
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Saves a file with `was` in it as `is`, and says whether that could be shown. */
function save(file: string, was: string, is: string): boolean {
  const text = readFileSync(folder + file, 'utf8')
  expect(text).toContain(was)
  writeFileSync(folder + file, text.replace(was, is))
  return putInForce(file, now, { written: openWritten(folder, 'documents/'), store })
}

const express = 'pages/products/express.yaml'
const nameOf = (locale: LocaleId) =>
  store.snapshot().items('page', locale, now).get('/products/express')?.name

test('a page is shown as it was saved, in every language, and nothing else changes', () => {
  const before = store.snapshot()
  expect(save(express, 'name: { zh: 快递, en: Express }', 'name: { zh: 快递单, en: Parcels }')).toBe(true)
  expect([nameOf('zh-CN'), nameOf('en-US')]).toEqual(['快递单', 'Parcels'])
  whereWritten('zh-HK', (hk) => expect(nameOf(hk)).toBe('速遞單'))
  const keys = [...before.items('page', 'en-US', now).keys()]
  expect([...store.snapshot().items('page', 'en-US', now).keys()]).toEqual(keys)
})

test('a document of its own, and one of several files, are shown as they were saved', () => {
  expect(save('support.yaml', "'{our.hotline}'", "'950699'")).toBe(true)
  expect(store.snapshot().site('en-US', now).support.hotline).toBe('950699')
  expect(save('prohibited/groups.yaml', 'Knives and controlled weapons', 'Knives')).toBe(true)
  expect(
    store
      .snapshot()
      .site('en-US', now)
      .prohibited.groups.map(({ name }) => name),
  ).toContain('Knives')
})

test.each([
  ['a mistake', express, 'kind: service', 'kind: shop'],
  ['a page that English no longer has', express, 'kind: service', 'kind: service\nisEnShow: false'],
  [
    'another order',
    'pages/order.yaml',
    'products/warehousing\n  - products/express',
    'products/express\n  - products/warehousing',
  ],
  ['a document without a part that it had', 'support.yaml', "hotline: '{our.hotline}'\n", ''],
])('%s needs more than that', (_, file, was, is) => {
  expect(save(file, was, is)).toBe(false)
})

test('a date that changes the order of news needs more than that', () => {
  const [, second] = store.snapshot().items('news', 'zh-CN', now).values()
  expect(save(`news/${second?.id}.yaml`, `date: ${second?.date}`, 'date: 2027-01-01')).toBe(false)
})
