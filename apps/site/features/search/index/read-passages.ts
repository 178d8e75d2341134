import type { Marks } from '@hongyan/locales'
import type { SearchText } from './document.ts'

/** Fields that hold names of things, not words for a reader. */
const technical = new Set(
  'kind id ids path href scene align merge verdict newTab file type outline tone status state aircraft days sees own'.split(
    ' ',
  ),
)

/** How a sentence ends. A cell, a label or a name does not: alone it tells a reader nothing. */
const sentence = /[。！？.!?][”’」）)]*$/u

/**
 * The texts of plain content in reading order: what is said in sentences, and as words to be found by the cells of tables
 * and the labels, after `keywords`.
 */
export function readPassages(
  value: unknown,
  marks: Marks,
  keywords = '',
): Pick<SearchText, 'passages' | 'keywords'> {
  const texts = textsOf(value, marks)
  const isSaid = (text: string) => sentence.test(text.trim())
  return {
    passages: texts.filter(isSaid),
    keywords: [keywords, ...texts.filter((text) => !isSaid(text))].join('\n'),
  }
}

function textsOf(value: unknown, marks: Marks): readonly string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap((item) => textsOf(item, marks))
  if (value === null || typeof value !== 'object') return []
  const fields = Object.entries(value).filter(([name]) => !technical.has(name))
  const own = fields.flatMap(([, field]) => (typeof field === 'string' ? [field] : []))
  const inner = fields.flatMap(([, field]) => (typeof field === 'object' ? textsOf(field, marks) : []))
  return [...explained(own, marks), ...inner]
}

/** A term and the sentence that explains it are read together; any other texts of one thing each alone. */
function explained(texts: readonly string[], marks: Marks): readonly string[] {
  const [term = '', text = ''] = texts
  const isTerm = texts.length === 2 && /\p{L}/u.test(term) && !/[。！？：.!?:]$/.test(term)
  return isTerm && sentence.test(text.trim()) ? [term + marks.colon + text] : texts
}
