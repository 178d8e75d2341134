import { collectionNames, documentNames } from '@hongyan/documents'
import { collectionKinds, isCollection, readName } from '@hongyan/domain/desk-documents/document-name'
import { whereWritten } from '@hongyan/testing/where-written'
import { expect, test } from 'vitest'
import { deskDocuments } from './desk-documents.ts'

const at = Date.parse('2026-11-28')
const entries = deskDocuments.entries()

test('collections are the same for the desk and for schemas', () => {
  expect([...collectionKinds].sort()).toEqual([...collectionNames].sort())
  expect(entries.filter(({ name }) => name.startsWith('document/'))).toHaveLength(documentNames.length)
})

test('every document that ships has a name, keeps its contract and is plain JSON', () => {
  for (const { name, card } of entries) {
    const seed = deskDocuments.seedOf(name)
    const kind = readName(name)?.kind ?? ''
    expect([name, deskDocuments.check(kind, seed, at)]).toEqual([name, []])
    expect(JSON.parse(JSON.stringify(seed))).toEqual(seed)
    expect(card.missing).toBe(0)
    if (isCollection(kind)) expect([name, card.title['zh-CN'], card.title['en-US']]).not.toContain(null)
  }
})

type Fault = [string, object, object[]]
const ofHongKong =
  whereWritten('zh-HK', (language): Fault[] => [
    [
      'in Hong Kong, where it is written',
      { title: { 'zh-CN': '标题', 'en-US': 'Title', [language]: ' ' } },
      [{ language, path: ['title', language] }],
    ],
  ]) ?? []
test.each<Fault>([
  ['in every language', { date: 'today' }, [{ language: null, path: ['date'] }]],
  [
    'in one',
    { title: { 'zh-CN': '标题', 'en-US': 'Title ' } },
    [{ language: 'en-US', path: ['title', 'en-US'] }],
  ],
  ...ofHongKong,
  ['of a field that is none', { headline: 1 }, [{ language: null, path: ['headline'] }]],
  ['of a field that is missing', { place: undefined }, [{ language: null, path: ['place'] }]],
  [
    'once a fact has expired',
    { title: { claim: ['cities'], text: { 'zh-CN': '三百城', 'en-US': '300 cities' }, without: null } },
    [{ language: null, path: ['title', 'without'], code: 'expired' }],
  ],
])('a mistake %s', (_where, change, problems) => {
  const seed = JSON.parse(
    JSON.stringify({ ...(deskDocuments.seedOf('news/wuhan-phase-two') as object), ...change }),
  )
  const found = deskDocuments.check('news', seed, at)
  expect(found).toMatchObject(problems)
  expect(found).toHaveLength(problems.length)
})

test.each(collectionKinds)('a new %s lacks nothing but its texts', (kind) => {
  const key = kind === 'page' ? '/new/page' : 'new-one'
  const problems = deskDocuments.check(kind, deskDocuments.startOf(kind, key, '2026-11-28'), at)
  expect(problems.filter(({ language }) => language === null)).toEqual([])
  expect(problems.length).toBeGreaterThan(0)
})

test('there is no second document of its own', () => {
  expect(deskDocuments.startOf('home', 'home', '2026-11-28')).toBeNull()
})
