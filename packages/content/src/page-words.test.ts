import { readsSource } from '@hongyan/locales'
import { expect, test } from 'vitest'
import type { ContentPage } from './index.ts'
import { collection } from './site-content.ts'

/** How much one page may say by its kind, so that pages do not grow back: characters of Chinese, words of English. */
const products = { 'zh-CN': 830, 'en-US': 560 } as const
const most = {
  service: products,
  addition: products,
  hardware: products,
  software: products,
  programme: products,
  technology: products,
  solution: { 'zh-CN': 700, 'en-US': 520 },
  case: { 'zh-CN': 630, 'en-US': 480 },
  hub: { 'zh-CN': 1050, 'en-US': 690 },
  air: { 'zh-CN': 1100, 'en-US': 730 },
} as const

const locales = ['zh-CN', 'en-US'] as const
const silent = new Set([
  'kind',
  'id',
  'ids',
  'path',
  'scene',
  'href',
  'verdict',
  'tone',
  'target',
  'align',
  'fact',
])

/** Everything that a page says under its head: what stands in its blocks, at any depth. */
function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, part]) => (silent.has(key) ? [] : textsOf(part)))
}

function lengthOf({ blocks }: ContentPage, chinese: boolean): number {
  const text = textsOf(blocks).join(' ')
  return (chinese ? text.match(/\p{Script=Han}/gu) : text.match(/[\p{L}\p{N}][^\s]*/gu))?.length ?? 0
}

for (const locale of locales) {
  test.each(Object.entries(most))(`no %s says more than it may in ${locale}`, (kind, limits) => {
    const pages = [...collection('page', locale).values()].filter((page) => page.kind === kind)
    const lengths = pages.map((page) => [page.path, lengthOf(page, readsSource(locale))] as const)
    expect(lengths.length).toBeGreaterThan(0)
    expect(lengths.filter(([, length]) => length > limits[locale])).toEqual([])
  })
}
