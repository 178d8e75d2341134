import { toTraditional } from '@hongyan/locales/traditional'
import { notAmerican, notHongKong } from '@hongyan/testing/varieties'
import { whereWritten } from '@hongyan/testing/where-written'
import { chattyChinese, chattyEnglish, wordList } from '@hongyan/testing/word-list'
import { expect, test } from 'vitest'
import { sceneAlts } from './default/scene-alt.ts'
import { messages } from './messages.ts'
import { collectionSeeds, seeds } from './seeds.ts'
import { hongKongTexts, sourceTexts } from './source-texts.ts'

/** What visitors type (`also`) may be of any variety, and the required text of the privacy box says "tick". */
const notOurs = new Set(['also', 'consentRequired'])

function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, item]) => (notOurs.has(key) ? [] : stringsOf(item)))
}

/** The English beside each Chinese text of the documents, and the English of the interface. */
function englishTexts(): string[] {
  const found = stringsOf(messages('en-US'))
  const walk = (value: unknown): void => {
    if (value === null || typeof value !== 'object') return
    if ('zh-CN' in value && 'en-US' in value) found.push(...stringsOf(value['en-US']))
    else for (const [key, item] of Object.entries(value)) if (!notOurs.has(key)) walk(item)
  }
  walk([seeds, collectionSeeds, sceneAlts])
  // Values are put in by name, a name of ours in lower case is no text, and one body spells its name so.
  return found
    .map((text) => text.replaceAll(/\{\w+\}|Smart Freight Centre/g, ''))
    .filter((text) => !/^[a-z-]+$/.test(text))
}

test.each(wordList)(
  '$chinese has one name in each edition',
  ({ chinese, hongKong, notChinese, notEnglish }) => {
    expect(toTraditional(chinese)).toBe(hongKong)
    if (notChinese) expect(sourceTexts().filter((text) => notChinese.test(text))).toEqual([])
    if (notEnglish) expect(englishTexts().filter((text) => notEnglish.test(text))).toEqual([])
  },
)

test('no text chats', () => {
  expect(sourceTexts().filter((text) => chattyChinese.test(text))).toEqual([])
  expect(englishTexts().filter((text) => chattyEnglish.test(text))).toEqual([])
})

test.each(notAmerican)('no English text has %s', (words) => {
  expect(englishTexts().filter((text) => words.test(text))).toEqual([])
})

/** Phrases that an editor struck out because nobody writes them. */
const unidiomatic =
  /not thereby allowed|refunded unasked|one box less|May I send this|overpaid, you|May it be sent|main nodes|disclosure page/i

test('no English text has a phrase that was struck out', () => {
  expect(englishTexts().filter((text) => unidiomatic.test(text))).toEqual([])
})

/** All texts of the Hong Kong edition that differ from the Simplified ones; what people also call a thing is theirs. */
const texts = hongKongTexts()

const ofHongKong = whereWritten('zh-HK', () => notHongKong) ?? []
test.each(ofHongKong)('no text in Hong Kong has %s, which is %s there', (word) => {
  expect(texts.filter((text) => word.test(text))).toEqual([])
})

test('a power bank has its Hong Kong name', () => {
  expect(texts.some((text) => text.includes('充電寶'))).toBe(true)
})
