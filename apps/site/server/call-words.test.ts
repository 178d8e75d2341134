import { inEach, localeIds, localisedIn } from '@hongyan/locales'
import { notAmerican, notHongKong, rareSigns } from '@hongyan/testing/varieties'
import { whereWritten } from '@hongyan/testing/where-written'
import { chattyChinese, chattyEnglish, wordList } from '@hongyan/testing/word-list'
import { expect, test } from 'vitest'
import { families } from '../calls/families.ts'
import { apiCalls } from '../features.ts'
import { limitSentences } from './http/limit-sentences.ts'
import { buildOpenApi } from './http/openapi.ts'

const prose = new Set(['summary', 'description', 'text', 'title'])

/** What is written for people: names in code stay as they are, and a number alone is no sentence. */
function sentencesIn(value: unknown, key = ''): readonly string[] {
  if (typeof value === 'string')
    return prose.has(key) && /\p{L}/u.test(value) ? [value.replaceAll(/`[^`]*`|\d{4} [a-z-]+/g, '')] : []
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, item]) => sentencesIn(item, name))
}

/** What the API says in a language: refusals, used-up limits, and the description of every call. */
const inLanguages = inEach((locale) => [
  ...sentencesIn(buildOpenApi(apiCalls, 'https://www.hongyan.example', locale)),
  ...Object.values(limitSentences).map((sentence) => localisedIn(sentence, locale).text),
])
const [chinese, english] = [inLanguages['zh-CN'], inLanguages['en-US']]
const hongKong: readonly string[] = whereWritten('zh-HK', (hk) => inLanguages[hk]) ?? []

test('the API says as much in each language', () => {
  expect(english.length).toBeGreaterThan(200)
  for (const id of localeIds) expect(inLanguages[id]).toHaveLength(english.length)
})

test.each(localeIds)('the families of calls have their headings, and no other has, %s', (locale) => {
  const { tags } = buildOpenApi(apiCalls, 'https://www.hongyan.example', locale)
  const headings = tags as readonly { readonly name: string; readonly description: string }[]
  expect(headings.map(({ name }) => name).toSorted()).toEqual(Object.keys(families).toSorted())
  expect(headings.filter(({ description }) => description === '')).toEqual([])
})

test('the API has the words of the list, and does not chat', () => {
  const banned = wordList.flatMap(({ notChinese }) => notChinese ?? [])
  const struckOut = wordList.flatMap(({ notEnglish }) => notEnglish ?? [])
  expect(chinese.filter((text) => [...banned, chattyChinese].some((word) => word.test(text)))).toEqual([])
  expect(english.filter((text) => [...struckOut, chattyEnglish].some((word) => word.test(text)))).toEqual([])
})

test.each(notAmerican)('no English sentence of the API has %s', (words) => {
  expect(english.filter((text) => words.test(text))).toEqual([])
})

test.each(notHongKong)('no sentence of the API in Hong Kong has %s, which is %s there', (word) => {
  expect(hongKong.filter((text) => word.test(text))).toEqual([])
})

test.each(rareSigns)('in Hong Kong the API has %s only where it is meant', (sign, words) => {
  expect(hongKong.filter((text) => text.replace(words, '').includes(sign))).toEqual([])
})
