import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../steps/steps.ts'
import { languagesModule, languagesOfText, localesOf, readLanguages } from './languages-file.ts'
import { WrongCompanyFile } from './read-company-file.ts'

const ours = readFileSync(join(root, 'company/languages.yaml'), 'utf8')
const hongKong = readFileSync(new URL('testing/hong-kong.yaml', import.meta.url), 'utf8')
const others = ours.replace(/^zh-HK:\n(?:(?: .*)?\n)+/m, '')
/** Ours with that of Hong Kong, whether we have it or not. */
const own = others.replace(/^en-US:/m, `${hongKong}\nen-US:`)
const japanese = readFileSync(new URL('testing/japanese.yaml', import.meta.url), 'utf8')
const locales = localesOf(languagesOfText(own + japanese))

test('what a language does not say of its writing is that of the one it falls back on', () => {
  expect(locales['zh-HK']?.dates).toEqual(locales['zh-CN']?.dates)
  const short = localesOf(languagesOfText(own + japanese.replace(/^ {2}dates:\n(?: {4}.*\n)+/m, '')))
  expect(short['ja-JP']).toMatchObject({ dates: short['en-US']?.dates, marks: { list: '、', gap: '' } })
})

test('one that is left out is left out, and another stands behind the others', () => {
  expect(Object.keys(localesOf(languagesOfText(others)))).toEqual(['zh-CN', 'en-US'])
  expect(Object.keys(locales)).toEqual(['zh-CN', 'zh-HK', 'en-US', 'ja-JP'])
  expect(locales['ja-JP']).toMatchObject({
    id: 'ja-JP',
    urlSegment: 'ja',
    complete: false,
    shell: 'standard',
  })
})

test('parts that several languages have stand once in what browsers load', () => {
  const module = languagesModule(languagesOfText(own))
  expect(module.split("'{month} 月 {day} 日'")).toHaveLength(2)
  expect(module).toContain("export const sourceId = 'zh-CN'")
})

test.each([
  ['a part that is missing', '  key: hk\n', '', 'zh-HK.key: is missing'],
  ['what is said that there is not', '  key: hk', '  kee: hk', 'Unrecognized key: "kee"'],
  ['an id that is none', 'en-US:', 'english:', 'must be a language and a country'],
  ['a tag that is none', 'htmlLang: zh-Hant-HK', 'htmlLang: zh_HK', 'zh-HK.htmlLang: must be a language tag'],
  ['an address with capitals', 'segment: hk', 'segment: HK', 'zh-HK.segment: must be small letters'],
  ['two at one address', 'segment: hk', 'segment: en', 'en-US.segment: is that of zh-HK already'],
  ['another at the root', 'segment: hk', 'segment:', 'zh-HK.segment: only zh-CN stands at the root'],
  ['a fallback that is none', 'fallback: zh-CN', 'fallback: zh-TW', 'zh-HK.fallback: must lead to zh-CN'],
  [
    'one that falls back on itself',
    'fallback: zh-CN',
    'fallback: zh-HK',
    'zh-HK.fallback: must lead to zh-CN',
  ],
  [
    'a day without its month',
    'day: "{month} {day}"',
    'day: "{day}"',
    'en-US.dates.day: must have {month} and {day}',
  ],
  ['a script that is unknown', 'script: latin', 'script: runes', 'en-US.script: must be hans'],
  [
    'a source that lacks texts',
    '  complete: true\n  # mainland',
    '  # mainland',
    'zh-CN.complete: the source',
  ],
])('%s is named with its line', (_, was, is, message) => {
  expect(own).toContain(was)
  const wrong = own.replace(was, is)
  expect(() => languagesOfText(wrong)).toThrow(WrongCompanyFile)
  expect(() => languagesOfText(wrong)).toThrow(message)
})

test('a fault stands beside its line', () => {
  const line = own.split('\n').findIndex((one) => one.startsWith('  script: latin')) + 1
  expect(() => languagesOfText(own.replace('script: latin', 'script: runes'))).toThrow(
    `languages.yaml:${line} en-US.script`,
  )
})

test('a folder without the file is told so', () => {
  expect(() => readLanguages(join(root, 'docs'))).toThrow('company/languages.yaml is missing')
})
