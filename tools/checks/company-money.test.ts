import { expect, test } from 'vitest'
import { trackedFiles } from './tracked-files.ts'

/** What is made of the company's file, and what tests know of the first company. */
const made = /\.gen\.(?:ts|json)$|\.(?:test|spec|fixture)\.tsx?$|\/testing\/|\/samples\/|^packages\/testing\//

/** What the first company tells of itself: its facts, solutions and papers, and how Hong Kong writes them. */
const content =
  /^packages\/content\/src\/(?:facts\.ts|default\/)|^white-papers\/|^packages\/locales\/src\/(?:house-(?:terms|sentences)|hold-units)\.ts$/

const exceptions = new Set([
  // The one place, which names the sign in content of the first company.
  'packages/locales/src/format-money.ts',
  // Amounts in any money, in what people paste and in the totals of their lists: they are passed over.
  'packages/domain/src/numbers/pasted-text.ts',
  'packages/domain/src/table-heads/find-head.ts',
  // A character that a printer has in another width.
  'apps/site/features/orders/labels/printable.ts',
  // Prices in front of what they are for, in the price list of the first company.
  'apps/site/blocks/service-prices/split-price.ts',
])

/** The currency by code, sign and word; 元 alone, as a unit behind a figure or in brackets, not within a word. */
const money =
  /\b(?:CNY|RMB)\b|[¥￥]|\b[Yy]uan\b(?!')|(?<!-)\bfen\b(?!-)|['"`（(/\d] ?元(?!旦|素)|元['"`）)/]|人民[币幣]/

/** Code without remarks, which may explain with whatever money. */
function codeOf(text: string): string {
  return text
    .replaceAll(/\/\*[\s\S]*?\*\//g, (remark) => remark.replaceAll(/[^\n]/g, ''))
    .replaceAll(/(^|\s)\/\/.*/gm, '$1')
}

function namedIn({ path, text }: { readonly path: string; readonly text: string }): readonly string[] {
  return codeOf(text)
    .split('\n')
    .flatMap((line, at) => (money.test(line) ? [`${path}:${at + 1} ${line.trim().slice(0, 80)}`] : []))
}

const code = trackedFiles(/^(?:apps|packages|tools|white-papers)\/.*\.(?:ts|tsx|mts|astro)$/).filter(
  ({ path }) => !made.test(path) && !content.test(path),
)

test('which money prices are in stands in company/company.yaml alone', () => {
  expect(code.filter(({ path }) => !exceptions.has(path)).flatMap(namedIn)).toEqual([])
})

test('each exception has something to be excepted for', () => {
  const found = code.filter(({ path }) => exceptions.has(path)).filter((file) => namedIn(file).length > 0)
  expect(found.map(({ path }) => path).toSorted()).toEqual([...exceptions].toSorted())
})

test.each([
  "currency: 'CNY'",
  "unit: '元'",
  "'保价（元）'",
  "'Amount (yuan)'",
  "'In fen'",
  "'¥500'",
  "'18 元/票'",
])('the check finds %s', (line) => expect(namedIn({ path: 'a.ts', text: line })).toHaveLength(1))

test.each(["'元旦'", "'3 单元 502'", '/** ¥500 */', "'Taiyuan'", "'declared_yuan'"])(
  'it passes %s over',
  (line) => expect(namedIn({ path: 'a.ts', text: line })).toEqual([]),
)
