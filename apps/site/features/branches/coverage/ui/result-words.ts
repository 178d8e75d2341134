import { fill, formatMoney, type LocaleId, marksOf, placeName, plural } from '@hongyan/locales'
import type { AreaPath } from '../../branch-answer.ts'
import type { CoverageState, CoverageView, ProductView } from './coverage-answer.ts'
import type { CoverageWords } from './words.ts'

/** A place by name: 浙江省杭州市滨江区, or Binjiang, Hangzhou, Zhejiang. */
export function areaWords(area: AreaPath, locale: LocaleId): string {
  return placeName(
    area.map(({ name }) => name),
    locale,
  )
}

/** What the last stretch adds in days and money, or that it adds nothing. */
export function extraWords(
  { extraDays, extraFeeFen }: Extract<ProductView, { state: 'served' }>,
  locale: LocaleId,
  { product }: CoverageWords,
): string {
  const parts = [
    ...(extraDays > 0 ? [plural(locale, extraDays, product.days)] : []),
    ...(extraFeeFen > 0 ? [fill(product.fee, { fee: formatMoney(locale, extraFeeFen) })] : []),
  ]
  return parts.length === 0 ? product.plain : parts.join(marksOf(locale).comma)
}

/** How many districts of a wider area are served, without the states that none of them is in. */
export function districtsWords(
  districts: Readonly<Record<CoverageState, number>>,
  locale: LocaleId,
  { wide }: Pick<CoverageWords, 'wide'>,
): string {
  const { served, partly, not } = districts
  const count = served + partly + not
  if (served === count) return plural(locale, count, wide.all)
  const parts = (['served', 'partly', 'not'] as const)
    .filter((state) => districts[state] > 0)
    .map((state) => fill(wide.parts[state], { count: districts[state] }))
  return plural(locale, count, wide.lead, { parts: parts.join(marksOf(locale).comma) })
}

/** The result of a row in a word, and why it is none. */
export function rowWords(
  answer: CoverageView,
  words: CoverageWords,
): { readonly state: string; readonly note: string } {
  switch (answer.kind) {
    case 'unknown':
      return { state: words.states.unclear, note: words.notes.unknown }
    case 'ambiguous':
      return {
        state: words.states.unclear,
        note: fill(words.notes.ambiguous, { count: answer.areas.length }),
      }
    case 'wider':
      return { state: words.states[answer.state], note: fill(words.notes.wider, { level: words.notes.city }) }
    case 'district':
      return { state: words.states[answer.state], note: '' }
  }
}
