import { type LocaleId, localeIds, readsSource } from '@hongyan/locales'
import { whereWritten } from '@hongyan/testing/where-written'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { sampleBranches, sampleNoon } from '../../../server/testing/sample-answers.ts'
import type { BranchQuestion } from '../branch-answer.ts'
import { readBranchQuery } from './branch-query.ts'
import { type FinderModel, inertHandlers } from './finder-model.ts'
import { FinderView } from './finder-view.tsx'
import { finderWords } from './words.ts'

function view(
  locale: LocaleId,
  asked: Partial<BranchQuestion> = {},
  change: Partial<FinderModel> = {},
): string {
  const query = { ...readBranchQuery(new URLSearchParams()), area: asked.area ?? null }
  const answer = sampleBranches({ ...query, point: null, ...asked }, locale)
  const model = { query, answer, typed: '', problem: null, ready: false, busy: null, guess: null, ...change }
  return renderToStaticMarkup(
    <FinderView
      model={model}
      handlers={inertHandlers}
      locale={locale}
      words={finderWords(locale)}
      now={sampleNoon}
      areas={null}
      provider={null}
      tiles={null}
    />,
  )
}

const desert = { point: { kind: 'position', longitude: 86.9, latitude: 33.5 } } as const
const cases = localeIds.flatMap((locale) =>
  [
    ['the default', {}],
    ['a district', { area: '330108' }],
    ['a province', { area: '110000' }],
    ['a desert', desert],
  ].map(([name, asked]) => ({ locale, name: name as string, asked: asked as Partial<BranchQuestion> })),
)

it('says where the list ends, and only there', () => {
  const { noMoreData } = finderWords('en-US')
  expect(view('en-US', { area: '110000', limit: 200 })).toContain(noMoreData)
  expect(view('en-US', { area: '330108' })).not.toContain(noMoreData)
  expect(view('en-US', { area: '110000' })).not.toContain(noMoreData)
  expect(view('en-US', desert)).not.toContain(noMoreData)
})

describe.each(cases)('$name in $locale', ({ locale, asked }) => {
  const html = view(locale, asked)

  it('has no gap in its texts and no styles of its own', () => {
    expect(html).not.toMatch(/undefined|NaN|\[object|\{[a-z]\w*\}/)
    expect(html).not.toContain('style=')
  })

  it('has unique ids, and one h1', () => {
    const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(html.match(/<h1/g)).toHaveLength(1)
  })

  it.runIf(!readsSource(locale))('is in English throughout', () => {
    // A map service is handed the name as the page has it.
    expect(html).not.toMatch(/\p{Script=Han}/u)
  })
})

it('calls the default place a default, and gives it no notices', () => {
  const html = view('en-US')
  expect(html).toContain('within 5\u00a0km of central Beijing')
  expect(html).toContain('Showing central Beijing by default.')
  expect(html).not.toContain('/notice/')
  expect(view('en-US', { area: '110105' })).toContain('/en/notice/north-china-snow')
})

it('starts where the readers of an edition are', () => {
  expect(view('zh-CN')).toContain('北京市中心 5\u00a0公里内')
  whereWritten('zh-HK', (hk) => expect(view(hk)).toMatch(/九龍中心 5\u00a0公里內有 [1-9]/))
})

it('says how far the nearest is where nothing is near', () => {
  const html = view('en-US', desert)
  expect(html).toContain('No branch within 5\u00a0km')
  expect(html).toMatch(/The nearest is \d+ km away/)
})

it('gives every branch a number to dial, an address to copy and a way there', () => {
  const html = view('zh-CN', { area: '330108' })
  const branches = html.match(/<article/g)?.length ?? 0
  expect(branches).toBeGreaterThan(1)
  for (const part of ['href="tel:950616,', 'data-copy="', 'https://uri.amap.com/navigation?']) {
    expect(html.split(part).length - 1).toBe(branches)
  }
  expect(html).toContain('rel="noopener noreferrer"')
})

it('keeps what was typed, and offers the places it may mean', () => {
  const areas = [[{ code: '320106', name: '鼓楼区' }], [{ code: '350102', name: '鼓楼区' }]]
  const html = view('zh-CN', {}, { typed: '鼓楼区 1 号', problem: { kind: 'ambiguous', areas } })
  expect(html).toContain('value="鼓楼区 1 号"')
  expect(html).toContain('href="/network?area=350102"')
  expect(html).toContain('aria-invalid="true"')
})

it('shows what needs a script only where there is one', () => {
  expect(view('en-US')).not.toContain('Near me')
  expect(view('en-US', {}, { ready: true })).toContain('Near me')
})
