import { divisionsNamed } from '@hongyan/domain/addresses/divisions-named'
import { locateText } from '@hongyan/domain/addresses/locate-text'
import { readQuotePlace } from '@hongyan/domain/quotes/search-places'

/** A weight as people write it in a line, with its unit. */
const weight =
  /(?<![\d.])(?:\d+(?:\.\d+)?|半|[一二两兩三四五六七八九十]{1,3})\s*(?:kgs?|kilos?|kilograms?|g|grams?|t|tons?|tonnes?|公斤|千克|市斤|斤|克|吨|噸)(?![a-z])/iu

/** Words that ask for a price or for days, wherever they stand. */
const asksPrice =
  /多少[钱錢]|几[块塊][钱錢]?|[几幾]多?[钱錢]|[几幾]耐|运费|運費|邮费|郵費|快[递遞][费費]|价格|價格|报价|報價|收费|收費|怎么收|怎麼收|[费費]用|几天|幾天|多少天|多久|时效|時效|哪天(?:能)?到|\bhow much\b|\bhow long\b|\bhow many days\b|\b(?:price|cost|rates?|quote|fee|transit time|days?)\b/giu

/** What stands around the names of places and says nothing of them. */
const around =
  /^(?:请问|請問|我(?:想|要)?|想|要|帮我|幫我|查(?:一下|询|詢)?|算(?:一下)?|从|從|由|自|寄(?:送)?|发(?:货)?|發(?:貨)?|快[递遞]|速[递遞]|包裹|[货貨]|一[件个個箱票]|the|a|an|to|ship(?:ping)?|send(?:ing)?|mail|parcel|package|box|from|for|of|is|does|do|it|cost|take|i|can|want|please|get|delivery|in|and|what|s)\s*|\s*(?:的|要|需要|大概|大约|大約|能|可以|会|會|到|吗|嗎|呢|是|寄|发|發|[货貨]|快[递遞]|包裹|一[件个個箱票]|parcel|package|box|for|is|of|a|by|please|take|does|it|with)$/iu

/** What is said of the goods beside their weight: how many, how large, and what is put in brackets. */
const aside =
  /[(（][^)）]*[)）]|\d+(?:\.\d+)?\s*[x×*]\s*\d+(?:\.\d+)?(?:\s*[x×*]\s*\d+(?:\.\d+)?)?\s*(?:cm|mm|厘米|毫米|公分)?|\d+\s*(?:箱|件|个|個|票|包|盒|boxes|pieces|parcels)(?:[货貨])?|[一总總]?共/giu

/** What stands between the two ends. */
const between =
  /\s*(?:寄(?:到|往|去|给|給|返|番|嚟|来|來)|[发發](?:到|往|去)|[运運](?:到|往|去)|送(?:到|往|去)|到|至|去|往|返|寄|[发發]|→|➜|➡|⇒|[-–—~～]+>?|=>|>|\bto\b|\binto\b)\s*/giu

/** A question about a route is short, and names its ends among the first that may be: a page of text is none. */
const longestRoute = 140
const mostCuts = 8
/** Words around a name that are taken away one by one. */
const mostAround = 8

/** Two places with what is sent between them, or the destination alone where a price is asked for or a weight said. */
export function readRoute(text: string): {
  readonly from: string | null
  readonly to: string
  readonly weight: string | null
} | null {
  const said = weight.exec(text)?.[0] ?? null
  const plain = text
    .normalize('NFKC')
    .replace(aside, ' ')
    .replace(weight, ' ')
    .replace(/[?？!！。，,；;：:、"“”'’]/g, ' ')
  const isPrice = said !== null || plain.search(asksPrice) >= 0
  const words = plain.replace(asksPrice, ' ').replace(/\s+/g, ' ').trim()
  if (words.length > longestRoute) return null
  const ends = twoEnds(words, isPrice)
  if (ends !== null) return { ...ends, weight: said }
  const to = isPrice ? destination(words) : null
  return to === null ? null : { from: null, to, weight: said }
}

function twoEnds(words: string, isPrice: boolean): { readonly from: string; readonly to: string } | null {
  const reversed = /^(?:.*\b)?to (.+?) from (.+)$/i.exec(words)
  const ends = { from: placeIn(reversed?.[2] ?? ''), to: placeIn(reversed?.[1] ?? '') }
  if (ends.from !== null && ends.to !== null) return { from: ends.from, to: ends.to }
  const cuts = [
    ...[...words.matchAll(between)].map(
      ({ index, 0: sign }) => [words.slice(0, index), words.slice(index + sign.length)] as const,
    ),
    ...(isPrice
      ? [...words.matchAll(/ /g)].map(({ index }) => [words.slice(0, index), words.slice(index)] as const)
      : []),
  ]
  for (const [left, right] of cuts.slice(0, mostCuts)) {
    const from = placeIn(left) ?? named(endsOf(left))
    const to = from === null ? null : (placeIn(right) ?? named(beginningsOf(right)))
    if (from !== null && to !== null) return { from, to }
  }
  return null
}

function destination(words: string): string | null {
  for (const { index, 0: sign } of [...words.matchAll(between)].slice(0, mostCuts)) {
    const right = words.slice(index + sign.length)
    const to = placeIn(right) ?? named(beginningsOf(right))
    if (to !== null) return to
  }
  return null
}

/** The name of a place without the words around it; null where nothing, or no place, is left. */
function placeIn(text: string): string | null {
  let name = text.trim()
  for (let words = 0; words < mostAround; words += 1) {
    if (isPlace(name)) return name
    const shorter = name.replace(around, '').trim()
    if (shorter === name) return null
    name = shorter
  }
  return null
}

/** Signs or words that the name of a place may have. */
const longestName = 12

/** What a text ends with, the longest first: in Chinese by signs, else by words. */
function endsOf(text: string): readonly string[] {
  const pieces = piecesOf(text).slice(-longestName)
  return pieces.map((_, place) => pieces.slice(place).join('').trim())
}

function beginningsOf(text: string): readonly string[] {
  const pieces = piecesOf(text).slice(0, longestName)
  return pieces.map((_, place) =>
    pieces
      .slice(0, pieces.length - place)
      .join('')
      .trim(),
  )
}

function piecesOf(text: string): readonly string[] {
  return text.trim().match(/\p{Script=Han}|[^\s\p{Script=Han}]+\s*|\s+/gu) ?? []
}

/** The first of these that is by itself the name of a place. */
function named(texts: readonly string[]): string | null {
  return texts.find((text) => [...text].length >= 2 && isNamed(text)) ?? null
}

/** A name of its own, or an address that says where it lies. */
function isPlace(name: string): boolean {
  return [...name].length >= 2 && (isNamed(name) || locateText(name).kind !== 'unknown')
}

function isNamed(name: string): boolean {
  return divisionsNamed(name).length > 0 || readQuotePlace(name) !== null
}
