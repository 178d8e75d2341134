import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { localeIds } from '@hongyan/locales'
import { whereWritten } from '@hongyan/testing/where-written'
import { expect, it } from 'vitest'
import { pathIn } from '../../../paths.ts'
import { buildIndex } from './build-index.ts'
import { collectDocuments } from './collect-documents.ts'
import { createIndex } from './create-index.ts'
import { answer } from './create-search.ts'

const documents = collectDocuments(Date.UTC(2026, 10, 30))
const index = createIndex(documents, buildIndex(documents))

const golden = readFileSync(fileURLToPath(new URL('golden.tsv', import.meta.url)), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .flatMap((line) => {
    const [language = '', query = '', wanted = ''] = line.split('\t')
    return (
      whereWritten(language, (locale) => [
        { locale, query, wanted: wanted.split(' ').map((path) => pathIn(locale, path)) },
      ]) ?? []
    )
  })

it('leads with what is wanted, in at least 95 of 100 questions', () => {
  const wrong = golden
    .map((one) => {
      const { hits } = answer(index, { query: one.query, take: { all: 3 } }, one.locale)
      return { ...one, found: hits.map(({ path }) => path) }
    })
    .filter(({ found, wanted }) => !found.some((path) => wanted.includes(path)))
  expect(golden.length).toBeGreaterThanOrEqual(30 * localeIds.length)
  // They are listed where there are too many.
  expect(wrong.length <= golden.length / 20 ? [] : wrong).toEqual([])
})
