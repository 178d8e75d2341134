import { collection } from '@hongyan/content'
import { isDerived, type LocaleId, localeIds, sourceId } from '@hongyan/locales'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type SearchHit, searchKinds } from '../../../client/search-answer.ts'
import { pathIn } from '../../../paths.ts'
import { buildIndex } from './build-index.ts'
import { collectDocuments } from './collect-documents.ts'
import { createIndex } from './create-index.ts'
import { answer } from './create-search.ts'
import { readIndex, writeIndex } from './index-files.ts'

const now = Date.UTC(2026, 10, 21)
const documents = collectDocuments(now)
const table = buildIndex(documents)
const index = createIndex(documents, table)
const find = (query: string, locale: LocaleId, all = 10) => answer(index, { query, take: { all } }, locale)
const plain = (pieces: SearchHit['title']) => pieces.map(({ text }) => text).join('')

describe('the search of the whole site', () => {
  it.each(['冷链', '冷鏈', 'cold chain', 'Cold-Chain', '冷 链'])(
    'finds the cold-chain page by %s',
    (query) => {
      for (const locale of localeIds) {
        const [first] = find(query, locale).hits
        expect(first?.path).toBe(pathIn(locale, '/products/cold-chain'))
        expect(plain(first?.title ?? [])).toBe(collection('page', locale).get('/products/cold-chain')?.name)
      }
    },
  )

  it('finds every document by its name in any language, and shows it in the one asked for', () => {
    // The source has every document, as whatever is derived of it does.
    const shown = localeIds.find(isDerived) ?? sourceId
    for (const document of documents) {
      for (const typed of localeIds) {
        const { hits } = find(document.texts[typed].name, shown, 25)
        const own = hits.find(({ path }) => path === pathIn(shown, document.path))
        expect(own && plain(own.title), `${document.path} by ${document.texts[typed].name}`).toBe(
          document.texts[shown].name,
        )
      }
    }
  })

  it('hides from English what English hides', () => {
    const hidden = documents.filter(({ languages }) => !languages.includes('en-US'))
    expect(hidden).not.toEqual([])
    for (const { path, texts } of hidden) {
      const paths = find(texts['zh-CN'].name, 'en-US', 100).hits.map((hit) => hit.path)
      expect(paths).not.toContain(pathIn('en-US', path))
    }
    expect(find('收送范围', 'zh-CN').hits.map(({ path }) => path)).toContain('/serve-range')
    expect(find('收送范围', 'en-US').hits.map(({ path }) => path)).not.toContain('/en/serve-range')
  })

  it('says honestly that it has nothing', () => {
    for (const query of ['', '   ', '？！', '紫色犀牛', 'purple rhinoceros']) {
      expect(find(query, 'zh-CN')).toMatchObject({ total: 0, hits: [] })
    }
    expect(find('', 'zh-CN').suggestions).toEqual([])
  })

  it('offers to track a number, and another spelling', () => {
    expect(find('HY660120260038', 'en-US').suggestions).toEqual([
      {
        kind: 'tracking',
        text: expect.stringContaining('HY660120260038'),
        path: '/en/track?no=HY660120260038',
      },
    ])
    expect(find('warehose', 'en-US').suggestions).toEqual([
      { kind: 'search', text: 'warehouse', path: '/en/search?q=warehouse' },
    ])
  })

  it('suggests by the beginning of a name', () => {
    expect(find('col', 'en-US').suggestions.map(({ text }) => text)).toContain('Cold chain')
    expect(find('冷', 'zh-CN').suggestions[0]?.text).toMatch(/^冷/)
  })

  it('gives of each kind what is asked for, and counts all', () => {
    const each = answer(index, { query: '冷链', take: { each: 2 } }, 'zh-CN')
    for (const kind of searchKinds) {
      const shown = each.hits.filter((hit) => hit.kind === kind).length
      expect(shown).toBe(Math.min(2, each.counts[kind]))
    }
    const pages = answer(index, { query: '冷链', take: { kind: 'page', count: 500 } }, 'zh-CN')
    expect(pages.hits).toHaveLength(pages.counts.page)
    expect(pages.total).toBe(each.total)
  })

  it('answers anything soundly', () => {
    const typed = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 120 }),
      fc
        .array(fc.constantFrom('冷链', '運費', 'cold', 'ship', ' ', '-', 'a', '怎么'), { maxLength: 20 })
        .map((all) => all.join('')),
    )
    fc.assert(
      fc.property(typed, fc.constantFrom(...localeIds), (query, locale) => {
        const { total, counts, hits } = find(query, locale, 20)
        expect(hits.length).toBe(Math.min(20, total))
        expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(total)
        expect(new Set(hits.map(({ path }) => path)).size).toBe(hits.length)
        for (const { title, text, path } of hits) {
          expect(plain(title)).not.toBe('')
          expect(plain(text)).not.toBe('')
          expect(path.startsWith(pathIn(locale, '/'))).toBe(true)
        }
      }),
    )
  })

  it('answers the same from its files', () => {
    const files = new Map(
      writeIndex(documents, table).map(([name, content]) => [name, Buffer.from(content)] as const),
    )
    const read = readIndex((name) => files.get(name) ?? Buffer.alloc(0))
    for (const query of ['冷链', '運費', 'cold ch', 'warehose', '怎么寄', 'a', '800°C', 'the']) {
      for (const locale of localeIds) {
        const question = { query, take: { all: 25 } } as const
        expect(answer(read, question, locale)).toEqual(answer(index, question, locale))
      }
    }
  })
})
