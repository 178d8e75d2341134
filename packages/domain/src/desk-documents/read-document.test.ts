import { withDatabases } from '@hongyan/testing/databases'
import { expect, test } from 'vitest'
import { nameOf, readName } from './document-name.ts'
import { openDocument } from './open-document.ts'
import { readDocument } from './read-document.ts'
import { saveDocument } from './save-document.ts'
import { openDesk, opening, sampleDocuments } from './testing/sample-documents.ts'
import { markShipped } from './translation-marks.ts'

test.each([
  ['news/wuhan-phase-two', { kind: 'news', key: 'wuhan-phase-two' }],
  ['page/products/express', { kind: 'page', key: '/products/express' }],
  ['document/priceTables', { kind: 'priceTables', key: 'priceTables' }],
])('%s is a name', (name, named) => {
  expect(readName(name)).toEqual(named)
  expect(nameOf(named)).toBe(name)
})

test.each([
  '',
  'news',
  'news/',
  'news/Wuhan',
  'news/a/b',
  'news/../a',
  'page/a/../b',
  'page/a//b',
  'page/en/a',
  'page/hk',
  'page/a b',
  'document/price-tables',
  'document/a/b',
  'Document/home',
  '/page/a',
  'page/a/',
  `news/${'a'.repeat(200)}`,
  'news/__proto__',
])('%j is none', (name) => {
  expect(readName(name)).toBeNull()
})

withDatabases('a document', (database) => {
  const { ctx } = openDesk(database)
  const row = { card: '{}', uses: '[]', created_at: 1, created_by: 'a', changed_at: 1, changed_by: 'a' }

  test('is as it ships until it has been written at the desk', async () => {
    const shipped = {
      name: 'news/opening',
      kind: 'news',
      seed: opening,
      shipped: 'news/opening',
    }
    expect(await readDocument(ctx(), { name: 'news/opening' })).toMatchObject({
      ...shipped,
      revision: 0,
      trashedAt: null,
    })
    await database()
      .query.insertInto('desk_documents')
      .values({
        ...row,
        name: 'news/opening',
        kind: 'news',
        shipped: 'news/opening',
        seed: '{"id":"opening"}',
        revision: 3,
        trashed_at: 5,
      })
      .execute()
    expect(await readDocument(ctx(), { name: 'news/opening' })).toMatchObject({
      ...shipped,
      seed: { id: 'opening' },
      revision: 3,
      trashedAt: 5,
    })
  })

  test('has one name: under the one it shipped under it is no more', async () => {
    await database()
      .query.insertInto('desk_documents')
      .values({
        ...row,
        name: 'news/there',
        kind: 'news',
        shipped: 'news/other',
        seed: '{"id":"there"}',
        revision: 1,
        trashed_at: null,
      })
      .execute()
    expect(await readDocument(ctx(), { name: 'news/other' })).toBeNull()
    expect((await readDocument(ctx(), { name: 'news/there' }))?.seed).toEqual({ id: 'there' })
  })

  test.each(['news/none', 'nothing', 'news/../opening'])('%s there is none of', async (name) => {
    expect(await readDocument(ctx(), { name })).toBeNull()
  })
})

withDatabases('a document that ships with English behind its Chinese', (database) => {
  const name = 'news/opening'
  const { somebody } = openDesk(database, {
    ...sampleDocuments,
    entries: () =>
      sampleDocuments
        .entries()
        .map((entry) => (entry.name === name ? { ...entry, marks: markShipped(opening, 'en-US') } : entry)),
  })

  test('says so, and of what is written anew no longer', async () => {
    const ctx = await somebody({ role: 'editor' })
    const { texts } = await openDocument(ctx, { name })
    expect(texts.map(({ path, state }) => [path.join('.'), state])).toEqual([
      ['title', 'stale'],
      ['body.0.text', 'stale'],
      ['body.1.text', 'stale'],
      ['body.2.text', 'stale'],
    ])
    const patch = { op: 'replace', path: ['title', 'en-US'], value: 'The hub has opened' } as const
    const saved = await saveDocument(ctx, { name, base: 0, patches: [patch] })
    expect(saved.texts.map(({ path }) => path.join('.'))).toEqual([
      'body.0.text',
      'body.1.text',
      'body.2.text',
    ])
  })
})
