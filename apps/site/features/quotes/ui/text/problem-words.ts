import type { DraftProblem } from '@hongyan/domain/quotes/quote-draft'
import { fill, formatFullDate, formatNumber, homeZone, type LocaleId, noonAtHome } from '@hongyan/locales'
import type { QuoteTerms } from '../quote-model.ts'
import type { QuoteWords } from '../words.ts'

/** What is wrong with an entry, in a sentence. */
export function problemWords(
  { code, most }: DraftProblem,
  {
    locale,
    words,
    terms,
  }: { readonly locale: LocaleId; readonly words: QuoteWords; readonly terms: QuoteTerms },
): string {
  const day = (iso: string) => formatFullDate(locale, noonAtHome(iso), homeZone)
  return fill(words.problems[code], {
    most: most === undefined ? '' : formatNumber(locale, most),
    hotline: words.hotline,
    first: day(terms.first),
    last: day(terms.last),
  })
}

/** Name of an entry, for the list over the form. */
export function fieldWords({ field }: DraftProblem, words: QuoteWords): string {
  const [group = '', index, name] = field.split('.')
  if (group === 'sizes' && isSizeField(name)) {
    return `${fill(words.form.size.other, { number: Number(index) + 1 })} · ${words.form[name]}`
  }
  return words.fields[group as keyof QuoteWords['fields']] ?? words.fields.pieces
}

function isSizeField(name: string | undefined): name is 'length' | 'width' | 'height' | 'weight' | 'count' {
  return name !== undefined && ['length', 'width', 'height', 'weight', 'count'].includes(name)
}
