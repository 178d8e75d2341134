import { fold } from '../../server/text-matching/fold.ts'
import { piecesOf } from '../../server/text-matching/tokens.ts'

/** What people put around the name of a thing when they ask whether it may be sent. */
const askingChinese =
  /请问|我想|我要|怎么|如何|能不能|可不可以|可以|可否|能否|能|邮寄|寄递|快递|托运|空运|航空|运输|上飞机|寄出|寄送|寄|吗|么|呢|一个|一台|一瓶|一盒|一块/gu
const askingEnglish = new Set(
  'a an the my some of i we you can may could do does is are it this how to send ship post mail fly carry take bring by air allowed in for with please'.split(
    ' ',
  ),
)

/** A folded name in one spelling: Chinese without spaces, English words in the singular. */
export function keyOf(text: string): string {
  return join(piecesOf(fold(text)).map(({ term, han }) => ({ term: han ? term : singular(term), han })))
}

/** The same without what people put around a name; the whole where nothing else is left. */
export function keyOfQuestion(text: string): string {
  const bare = piecesOf(fold(text).replace(askingChinese, ' '))
    .filter(({ term, han }) => han || !askingEnglish.has(term))
    .map(({ term, han }) => ({ term: han ? term : singular(term), han }))
  return bare.length === 0 ? keyOf(text) : join(bare)
}

function join(pieces: readonly { readonly term: string; readonly han: boolean }[]): string {
  let key = ''
  let before: boolean | null = null
  for (const { term, han } of pieces) {
    // A space only between words: a Chinese name stays whole, and `75度酒精` is one.
    key += before === false && !han ? ` ${term}` : term
    before = han
  }
  return key
}

/** An English word without its plural; the same for the list and the question, so that odd ones still meet. */
export function singular(word: string): string {
  if (!/^[a-z]{4,}$/u.test(word) || /(ss|us|is)$/u.test(word)) return word
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (/(ch|sh|x|z|ss)es$/u.test(word)) return word.slice(0, -2)
  if (word.endsWith('ves')) return `${word.slice(0, -3)}fe`
  return word.endsWith('s') ? word.slice(0, -1) : word
}
