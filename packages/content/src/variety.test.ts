import { expect, test } from 'vitest'
import { collectionSeeds } from './collections.ts'
import { sceneAlts } from './default/scene-alt.ts'
import { messages } from './messages.ts'
import { seeds } from './site-content.ts'
import { traditional } from './traditional.gen.ts'

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

/** British spellings and words; where a word is fine in another sense, only the British sense is listed. */
const british = [
  /\b(?:\w*(?:colour|flavour|favour|honour|labour|neighbour|behaviour|harbour|odour|vapour|rumour|endeavour)\w*)\b/i,
  /\b(?:\w*metres?|\w*litres?|(?:epi)?centres?|centred|theatres?|\w*fibre\w*)\b/i,
  /\b(?:\w*(?:organ|recogn|real|optim|standard|steril|special|minim|maxim|summar|author|categor|priorit|local|normal|digit|stabil|util|apolog|emphas|custom|final|synchron|mechan|modern|central|pallet|pressur|fertil|moistur|anonym|ion|oxid)is(?:e[ds]?|ing|ers?|ations?))\b/i,
  /\b(?:label|cancel|travel|model|level|signal|fuel|total|dial|channel)l(?:ed|ing|ers?)\b/i,
  /\b(?:programmes?|catalogues?|licences?|defence|offences?|cheques?|tyres?|kerb\w*|grey|aluminium|fulfil(?:s|ment)?|jewellery|sulph\w+|mould\w*)\b/i,
  /\b(?:enquir\w+|whilst|amongst|learnt|burnt|spoilt|afterwards|towards|per cent|lorr(?:y|ies)|motorways?|pavements?|petrol|napp(?:y|ies)|postcodes?|fortnight|flats|tail[- ]lifts?|lift door|unticked|untick|(?<!Mid-)autumn)\b/i,
  /\b\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December)\b/,
]

test.each(british)('no English text has %s', (words) => {
  expect(englishTexts().filter((text) => words.test(text))).toEqual([])
})

/** Phrases that an editor struck out because nobody writes them. */
const unidiomatic =
  /not thereby allowed|refunded unasked|one box less|May I send this|overpaid, you|May it be sent/i

test('no English text has a phrase that was struck out', () => {
  expect(englishTexts().filter((text) => unidiomatic.test(text))).toEqual([])
})

/** Mainland and Taiwan words, each with what Hong Kong writes. Names of laws keep their words. */
const notHongKong: readonly (readonly [word: RegExp, hongKong: string])[] = [
  [/網點/, '服務點'],
  [/攬收/, '收件'],
  [/手機號(?!碼)/, '手機號碼'],
  [/晚高峰/, '繁忙時間'],
  [/騎手/, '車手'],
  [/調用/, '使用、請求'],
  [/接口/, '介面、API'],
  [/對口/, '負責'],
  [/逆向/, '退件'],
  [/響應/, '回應'],
  [/(?<!小)程序/, '程式'],
  [/信息(?!保護法)/, '資訊'],
  [/視頻/, '影片'],
  [/短信/, '短訊'],
  [/快遞(?!暫行條例|市場管理辦法|包裝重金屬|服務站、)/, '速遞'],
  [/質量(?!管理規範)/, '品質'],
  [/塑料(?!污染)/, '塑膠'],
  [/支付/, '付款'],
  [/賬號/, '賬戶'],
  [/驛站/, '自提點'],
  [/電瓶(?!車鋰)/, '鉛酸電池'],
  [/攝像頭/, '鏡頭'],
  [/門店/, '門市'],
  [/首頁/, '主頁'],
  [/默認/, '預設'],
  [/郵編/, '郵政編號'],
  [/電梯/, '升降機'],
  [/公交|出租車|小區|土豆|優盤|人工服務|人工客服/, '巴士、的士、屋苑、薯仔……'],
]

/** All texts of the Hong Kong edition that differ from the Simplified ones; what people also call a thing is theirs. */
const hongKongTexts = Object.values(traditional)

test.each(notHongKong)('no text in Hong Kong has %s, which is %s there', (word) => {
  expect(hongKongTexts.filter((text) => word.test(text))).toEqual([])
})

test('a power bank has its Hong Kong name', () => {
  expect(hongKongTexts.some((text) => text.includes('充電寶'))).toBe(true)
})
