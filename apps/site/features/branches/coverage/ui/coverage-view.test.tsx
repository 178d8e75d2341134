import { type LocaleId, localeIds, readsSource } from '@hongyan/locales'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { sampleCoverage as ask, sampleNoon } from '../../../../server/testing/sample-answers.ts'
import { type CoverageModel, emptyList } from './coverage-model.ts'
import { coverageSheet } from './coverage-sheet.ts'
import { CoverageView } from './coverage-view.tsx'
import { coverageWords } from './words.ts'

const inert = {
  show: () => {},
  check: () => {},
  write: () => {},
  open: () => {},
  run: () => {},
  stop: () => {},
}

function view(locale: LocaleId, change: Partial<CoverageModel> = {}): string {
  const model: CoverageModel = {
    tab: 'one',
    typed: '',
    answer: null,
    problem: null,
    busy: false,
    list: emptyList,
    ready: false,
    ...change,
  }
  return renderToStaticMarkup(
    <CoverageView
      page="network"
      model={model}
      handlers={inert}
      locale={locale}
      words={coverageWords(locale)}
      now={sampleNoon}
      provider={null}
    />,
  )
}

const asked = ['330108', '632822', '330100', '710101', 'Jiangbei', 'nowhere'] as const
const cases = localeIds.flatMap((locale) => asked.map((address) => ({ locale, address })))

describe.each(cases)('$address in $locale', ({ locale, address }) => {
  const [answer = null] = ask([address], locale)
  const html = view(locale, { answer })

  it('has no gap in its texts and no styles of its own', () => {
    expect(html).not.toMatch(/undefined|NaN|\[object|\{[a-z]\w*\}/)
    expect(html).not.toContain('style=')
  })

  it.runIf(!readsSource(locale))('is in English throughout', () => {
    expect(html).not.toMatch(/\p{Script=Han}/u)
  })
})

it('says yes or no, what it adds, by when, and who is in charge', () => {
  const [answer = null] = ask(['632822'], 'en-US')
  const html = view('en-US', { answer })
  expect(html).toContain('We serve Dulan, Haixi, Qinghai in part')
  expect(html).toContain('5 days more, CN¥25 a shipment')
  expect(html).toContain('To a branch, for pickup')
  expect(html).toContain('No pickup')
})

it('posts addresses, and links places', () => {
  const [answer = null] = ask(['330100'], 'zh-CN')
  const html = view('zh-CN', { answer })
  expect(html.match(/method="post"/g)).toHaveLength(2)
  expect(html).not.toContain('method="get"')
  expect(html).toContain('href="/network?to=330108#coverage"')
})

it('shows a list row by row, with files made from the same list', () => {
  const answers = ask(['330108', 'nowhere'], 'en-US')
  const list = { ...emptyList, text: '330108\nnowhere', answers, state: 'done', total: 2, beyond: 3 } as const
  const html = view('en-US', { tab: 'many', list, ready: true })
  expect(html).toContain('2 addresses checked')
  expect(html).toContain('3 more lines were not checked')
  expect(html).toMatch(/value="xlsx"[^>]*name="as"/)
  expect(html.match(/<tr>/g)).toHaveLength(3)
})

describe('the sheet', () => {
  it('has a row for each address and as many cells in each', () => {
    const addresses = [...asked, '鼓楼区']
    for (const locale of localeIds) {
      const rows = coverageSheet(ask(addresses, locale), locale, coverageWords(locale))
      expect(rows).toHaveLength(addresses.length + 1)
      expect(new Set(rows.map((row) => row.length)).size).toBe(1)
      expect(rows.slice(1).map((row) => row[1])).toEqual(addresses)
    }
  })

  it('says of an address that is not clear what is missing', () => {
    const rows = coverageSheet(ask(['鼓楼区', '330100', 'x'], 'en-US'), 'en-US', coverageWords('en-US'))
    expect(rows.slice(1).map((row) => row.at(-1))).toEqual([
      expect.stringContaining('places have this name'),
      expect.stringContaining('please add the district'),
      'Not recognized',
    ])
  })
})

it('says of a list how much of it is shown, and where the rest is', () => {
  const answers = ask(['330108'], 'en-US')
  const list = { ...emptyList, text: 'x', answers, state: 'stopped', total: 300 } as const
  const html = view('en-US', { tab: 'many', list })
  expect(html).toContain('The first 1 lines are below. Download the file for all 300.')
  expect(html).not.toContain(coverageWords('en-US').many.resume)
  expect(view('en-US', { tab: 'many', list, ready: true })).toContain(coverageWords('en-US').many.resume)
})

describe('a list', () => {
  it.each(localeIds)('offers a file only where a script can read one, %s', (locale) => {
    const { many } = coverageWords(locale)
    const before = view(locale, { tab: 'many' })
    expect(before).not.toContain('type="file"')
    expect(before).not.toContain(many.hint)
    expect(before).toContain(many.pasteHint)
    const awake = view(locale, { tab: 'many', ready: true })
    expect(awake).toContain('type="file"')
    expect(awake).toContain(many.hint)
  })
})
