import { localeIds } from '@hongyan/locales'
import { expect, test } from 'vitest'
import { trackedFiles } from './tracked-files.ts'

/** Tests and measurements say what each language shows. */
const telling = /\.(?:test|fixture)\.tsx?$|\/testing\/|\.gen\.ts$/

const written = trackedFiles(/^(?:apps|packages|tools|white-papers)\/.*\.(?:ts|tsx|mts|mjs|astro)$/).filter(
  ({ path }) => !telling.test(path) && !path.startsWith('packages/locales/'),
)

const id = `['"](?:${localeIds.join('|')})['"]`

/** A language is asked for by name: compared, in a switch, or looked up in a table made on the spot. */
const decisions = [
  new RegExp(`[!=]==?\\s*${id}`, 'g'),
  new RegExp(`${id}\\s*[!=]==?`, 'g'),
  new RegExp(`\\bcase\\s+${id}`, 'g'),
  new RegExp(`\\{[^{}]*${id}\\s*:[^{}]*\\}\\s*\\[`, 'g'),
  /(?:\blocale|\blanguage|\blang)\w*\.(?:startsWith|includes)\(\s*['"](?:zh|en)\b/g,
]

function decisionsIn(text: string): readonly string[] {
  return decisions.flatMap((decision) => [...text.matchAll(decision)].map(({ index }) => lineAt(text, index)))
}

function lineAt(text: string, index: number): string {
  const from = text.lastIndexOf('\n', index) + 1
  return `${text.slice(0, from).split('\n').length} ${(text.slice(from).split('\n')[0] ?? '').trim()}`
}

/** A script of every page, for which the table of languages is too heavy. */
const allowed = ['apps/site/shell/client/account-counts.ts:44 ']

test('what a language does is read from its record, never decided by its name', () => {
  const found = written.flatMap(({ path, text }) => decisionsIn(text).map((line) => `${path}:${line}`))
  expect(found.filter((line) => !allowed.some((known) => line.startsWith(known)))).toEqual([])
})

test('every kind of decision is found', () => {
  for (const text of [
    "locale === 'en-US' ? ', ' : '、'",
    ...localeIds.map((id) => `if ('${id}' !== language) return`),
    "case 'zh-CN': return 1",
    "const names = {\n  'zh-CN': ['zh'],\n  'en-US': ['en'],\n}[locale]",
  ])
    expect(decisionsIn(text), text).toHaveLength(1)
  expect(decisionsIn("const text = { 'zh-CN': '一', 'en-US': 'One' }\nsay(text, 'en-US')")).toEqual([])
})
