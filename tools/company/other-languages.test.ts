import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { collectionNames, documentNames } from '@hongyan/documents'
import type { LocaleId } from '@hongyan/locales'
import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { parse } from 'yaml'
import { root } from '../steps/steps.ts'
import { companyConstants, companyOfText } from './company-file.ts'
import { browserTagsOf, languagesOfText, localesOf } from './languages-file.ts'
import { sourcesOf } from './make-company.ts'

const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const ours = read('company/languages.yaml')
const theirs = read('tools/company/testing/japanese.yaml')
const japanese = parse(read('tools/company/testing/japanese-texts.yaml')) as Readonly<Record<string, string>>

const madeModules = [
  '../../packages/locales/src/languages.gen.ts',
  '../../packages/locales/src/company.gen.ts',
  '../../packages/content/src/translations.gen.json',
] as const

/** The same site in other languages: what `npm run company` makes of such files stands in the place of ours. */
function putInPlace(
  languages: string,
  texts: Readonly<Record<string, Readonly<Record<string, string>>>>,
): void {
  const file = languagesOfText(languages)
  const locales = localesOf(file)
  const [table, company, translations] = madeModules
  vi.resetModules()
  vi.doMock(table, () => ({
    locales,
    localeIds: Object.keys(locales),
    browserTags: browserTagsOf(file),
    sourceId: 'zh-CN',
  }))
  vi.doMock(company, () => companyConstants(companyOfText(read('company/company.yaml'), locales)))
  vi.doMock(translations, () => ({ default: texts }))
}

// Tests of other files share what is loaded.
afterAll(() => {
  for (const module of madeModules) vi.doUnmock(module)
  vi.resetModules()
})

/** The head of every page in a language, as it is sent. */
async function headIn(id: string): Promise<string> {
  const { localeOf } = await import('@hongyan/locales')
  const { withLanguages } = await import('@hongyan/locales/with-languages')
  const { shellContent } = await import('../../apps/site/shell/shell-content.ts')
  const { Header } = await import('../../apps/site/shell/header/header.tsx')
  const locale = id as Parameters<typeof localeOf>[0]
  const head = createElement(Header, {
    content: shellContent(locale),
    locale: localeOf(locale),
    path: '/track',
    signIn: null,
    signsIn: false,
  })
  return withLanguages(renderToStaticMarkup(head), locale)
}

/** What of a page is sent, and what a script fetches of it later. */
async function sentIn(id: string, element: ReactElement): Promise<readonly string[]> {
  const { withLanguages } = await import('@hongyan/locales/with-languages')
  const { staticMarkup } = await import('../../apps/site/shell/static-markup.ts')
  const { deferredIn } = await import('../../apps/site/server/rendering/deferred-files.ts')
  const { html, deferred } = staticMarkup(element, 's')
  const locale = id as LocaleId
  return [withLanguages(html, locale), ...deferredIn(deferred, locale).map((part) => part.html)]
}

/** Texts of a page with the language that each is said to be in: that of the nearest element that names one. */
function textsOf(html: string, page: string): readonly { readonly text: string; readonly lang: string }[] {
  const texts: { text: string; lang: string }[] = []
  const open = [page]
  for (const [, close, tag, more = '', text = ''] of html.matchAll(/<(\/?)([\w-]+)([^>]*)>|([^<]+)/g)) {
    if (tag === undefined) texts.push({ text, lang: open.at(-1) ?? page })
    else if (close) open.pop()
    else if (!/^(?:br|hr|img|input|source|link|meta|wbr)$/.test(tag) && !more.endsWith('/'))
      open.push(/\slang="([^"]*)"/.exec(more)?.[1] ?? open.at(-1) ?? page)
  }
  return texts.filter((one) => /\p{L}/u.test(one.text))
}

/** Faults of a page in Japanese: Chinese that nobody calls Chinese, English in the voice of Japanese, signs that are left. */
function faultsOf(html: string): readonly string[] {
  const simplified = /[们这货运单询发达查费时间]/
  // Names of places have no language; what has a word of Japanese in it is left as it is.
  const english = /\b(?:a|an|and|at|by|early|for|from|in|is|it|of|on|or|the|to|with|your?)\b/i
  return textsOf(html, 'ja-JP').flatMap(({ text, lang }) => {
    const isChinese = !lang.startsWith('zh') && simplified.test(text)
    const isEnglish = lang === 'ja-JP' && english.test(text) && !/[ぁ-ヿ一-龠]/.test(text)
    return isChinese || isEnglish || /[\u2068\u2069]/.test(text) ? [`${lang}: ${text}`] : []
  })
}

/** Reads every message and document in some languages: each is checked by its schema. */
async function readAll(ids: readonly string[]): Promise<number> {
  const { collection, siteContent } = await import('@hongyan/content')
  const { shippedTexts } = await import('../../packages/content/src/shipped-texts.ts')
  let found = 0
  for (const locale of ids as readonly LocaleId[]) {
    found += Object.keys(shippedTexts(locale).messages).length
    const site = siteContent(locale)
    for (const name of documentNames) found += site[name] === undefined ? 0 : 1
    for (const name of collectionNames) found += [...collection(name, locale).values()].length
  }
  return found
}

describe('Japanese, of which there are fifty texts', { timeout: 120_000 }, () => {
  beforeAll(() => putInPlace(ours + theirs, { 'ja-JP': japanese }))
  const id = 'ja-JP' as never

  test('has addresses of its own, which others lead to', async () => {
    const { alternates, languageRedirect, localeAsked, pathFor, splitLocalePath } = await import(
      '@hongyan/locales'
    )
    expect(Object.keys(japanese)).toHaveLength(50)
    expect(pathFor(id, '/track')).toBe('/ja/track')
    expect(splitLocalePath('/ja/track')).toEqual({ locale: 'ja-JP', path: '/track' })
    expect(alternates('/ja/track').links).toContainEqual({ hreflang: 'ja', href: '/ja/track' })
    expect(languageRedirect({ path: '/en/track', search: '', cookie: 'ja-JP' })?.location).toBe('/ja/track')
    expect(languageRedirect({ path: '/ja/track', search: '', cookie: 'zh-CN' })?.location).toBe('/track')
    expect(localeAsked('ja-JP')).toBe('ja-JP')
  })

  test('has every document and message, those that nobody wrote in English', async () => {
    expect(await readAll(['ja-JP'])).toBeGreaterThan(150)
    const { shippedTexts } = await import('../../packages/content/src/shipped-texts.ts')
    const { shell } = shippedTexts(id).messages
    const { shell: english } = shippedTexts('en-US').messages
    expect(shell.header.track).toBe('荷物追跡')
    expect(shell.header.airHomeLink).toBe(`\u2068${english.header.airHomeLink}\u2069`)
  })

  test('shows its own words, and marks by lang what had to fall back', async () => {
    const head = await headIn(id)
    expect(head).toContain('荷物追跡')
    expect(head).toMatch(/<a [^>]*data-language="ja-JP"[^>]*>日本語/)
    expect(head).toMatch(/<(\w+) lang="en-US"[^>]*>[A-Z][^<]+<\/\1>/)
    expect(head).not.toMatch(/lang="en-US"[^>]*>[^<]*荷物追跡|[\u2068\u2069]/)
  })

  test('is written as its record says', async () => {
    const { formatMoment, formatMoney, marksOf, plural } = await import('@hongyan/locales')
    expect(formatMoment(id, '2026-11-21T15:30:00+08:00', 'Asia/Shanghai')).toBe('11月21日（土）15:30')
    expect(formatMoney(id, 50_000)).toContain('500')
    expect(['東京', '大阪'].join(marksOf(id).list)).toBe('東京、大阪')
    expect(plural(id, 1, { other: '{count} 件' })).toBe('1 件')
  })

  test('counts in what fell back as the language does that stands in, in browsers too', async () => {
    const { plural } = await import('@hongyan/locales')
    const { withoutMarks } = await import('@hongyan/locales/with-languages')
    const { shippedTexts } = await import('../../packages/content/src/shipped-texts.ts')
    const forms = shippedTexts(id).messages.quote.form.problemsTitle
    const given = JSON.parse(withoutMarks(JSON.stringify(forms))) as typeof forms
    expect([1, 2].map((count) => plural(id, count, given))).toEqual([
      '1 entry needs attention',
      '2 entries need attention',
    ])
    expect(plural(id, 1, forms)).toBe('\u20681 entry needs attention\u2069')
  })

  test('has a home whose own words are Japanese, and all others marked', { timeout: 60_000 }, async () => {
    const { loadHome } = await import('../../apps/site/features/home/load.ts')
    const { HomeScreen } = await import('../../apps/site/features/home/ui/page.tsx')
    const home = loadHome(id, Date.parse('2026-11-21T04:00:00Z'))
    const sent = await sentIn(id, createElement(HomeScreen, home))
    expect(sent.flatMap(faultsOf)).toEqual([])
    const heading = /<h1.*?<\/h1>/.exec(sent[0] ?? '')?.[0].replaceAll('<wbr/>', '')
    expect(heading).toMatch(/どの荷物も、.*行き先まで明らかに/)
    expect(sent[0]).toContain('lang="en-US"')
  })

  test('tells where a shipment is, in its own words where it has them', { timeout: 60_000 }, async () => {
    const ui = '../../apps/site/features/tracking/ui'
    const { TrackingView } = await import(`${ui}/tracking-view.tsx`)
    const { TrackingTextsContext } = await import(`${ui}/tracking-texts.ts`)
    const { stillModel } = await import(`${ui}/tracking-model.ts`)
    const { inertHandlers } = await import(`${ui}/state/handlers.ts`)
    const { trackingWords } = await import(`${ui}/words.ts`)
    const { statusAnswers } = await import(`${ui}/samples/fixtures.ts`)
    const { sampleNow } = await import(`${ui}/samples/fixture-shipments.ts`)
    const { number } = statusAnswers.delivered
    const lookup = { kind: 'answered', number, answer: statusAnswers.delivered, fetchedAt: sampleNow }
    const model = stillModel({ numbers: [number], open: number }, [{ ...lookup, fromDevice: false }])
    const view = createElement(TrackingView, { model, handlers: inertHandlers })
    const texts = { locale: id, words: trackingWords(id), now: sampleNow }
    const [html = ''] = await sentIn(id, createElement(TrackingTextsContext, { value: texts }, view))
    expect(faultsOf(html)).toEqual([])
    expect(html).toContain('配達完了')
    expect(html).toContain('11月21日')
  })

  test('has menus that come later marked as the page is', async () => {
    const { localeOf } = await import('@hongyan/locales')
    const { shellContent } = await import('../../apps/site/shell/shell-content.ts')
    const { Header } = await import('../../apps/site/shell/header/header.tsx')
    const head = { content: shellContent(id), locale: localeOf(id), path: '/', signIn: null, signsIn: false }
    const [, ...later] = await sentIn(id, createElement(Header, head))
    expect(later.length).toBeGreaterThan(3)
    expect(later.flatMap(faultsOf)).toEqual([])
    expect(later.join('')).toContain('lang="en-US"')
  })

  test('keeps the spaces of English between two sentences that stand in', async () => {
    const { inSentences } = await import('@hongyan/locales')
    expect(inSentences(id, ['Signed for at 11:01.', 'Not received?'])).toBe(
      'Signed for at 11:01. Not received?',
    )
    expect(inSentences(id, ['配達完了です。', 'Not received?'])).toBe('配達完了です。Not received?')
  })

  test('has sentences of answers in the language that it falls back on', async () => {
    const { localised } = await import('../../apps/site/server/http/localised.ts')
    const { localisedIn } = await import('@hongyan/locales')
    expect(localisedIn(localised('提交', '提交', 'Send'), id)).toEqual({ text: 'Send', lang: 'en-US' })
  })
})

test('two files of a folder are all that another language needs', () => {
  const folder = mkdtempSync(join(tmpdir(), 'japanese-'))
  cpSync(join(root, 'company'), folder, { recursive: true })
  writeFileSync(join(folder, 'languages.yaml'), ours + theirs)
  mkdirSync(join(folder, 'texts'))
  writeFileSync(join(folder, 'texts/ja-JP.yaml'), read('tools/company/testing/japanese-texts.yaml'))
  const [before, after] = [sourcesOf(join(root, 'company')), sourcesOf(folder)]
  rmSync(folder, { recursive: true })
  const other = Object.keys(after).filter((path) => after[path] !== before[path])
  expect(other.sort().map((path) => join('../..', path))).toEqual([...madeModules].sort())
})

describe('without that of Hong Kong', { timeout: 120_000 }, () => {
  beforeAll(() => putInPlace(ours.replace(/^zh-HK:\n(?:(?: .*)?\n)+/m, ''), {}))

  test('its addresses are pages like others', async () => {
    const { alternates, languageFromCookie, localeIds, splitLocalePath } = await import('@hongyan/locales')
    expect(localeIds).toEqual(['zh-CN', 'en-US'])
    expect(splitLocalePath('/hk/track')).toEqual({ locale: 'zh-CN', path: '/hk/track' })
    expect(languageFromCookie('zh-HK')).toBeNull()
    expect(alternates('/track').links.map(({ hreflang }) => hreflang)).toEqual(['zh-Hans', 'en', 'x-default'])
  })

  test('every document and message is there', async () => {
    expect(await readAll(['zh-CN', 'en-US'])).toBeGreaterThan(300)
  })

  test('what was written for it is left aside', async () => {
    const { localised } = await import('../../apps/site/server/http/localised.ts')
    expect(localised('提交', '提交', 'Send')).toEqual({ 'zh-CN': '提交', 'en-US': 'Send' })
    expect(await headIn('zh-CN')).not.toMatch(/繁體中文|\/hk/)
  })
})
