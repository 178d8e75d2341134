import { fill, type LocaleId, marksOf } from '@hongyan/locales'
import type { CoverageView } from './coverage-answer.ts'
import { areaWords, extraWords, rowWords } from './result-words.ts'
import type { CoverageWords } from './words.ts'

/** A list's answers as a table: a row for each address, a column for each product. */
export function coverageSheet(
  answers: readonly CoverageView[],
  locale: LocaleId,
  words: CoverageWords,
): readonly (readonly string[])[] {
  const { columns, products } = words
  const names = Object.keys(products) as (keyof typeof products)[]
  const header = [
    columns.row,
    columns.address,
    columns.area,
    columns.state,
    ...names.map((name) => products[name]),
    columns.pickup,
    columns.branch,
    columns.phone,
    columns.note,
  ]
  const rows = answers.map((answer, index) => {
    const { state, note } = rowWords(answer, words)
    const district = answer.kind === 'district' ? answer : null
    const branch = district?.branch ?? null
    return [
      String(index + 1),
      answer.asked,
      'area' in answer ? areaWords(answer.area, locale) : '',
      state,
      ...names.map((name) => {
        const one = district?.products.find(({ product }) => product === name)
        if (one === undefined) return ''
        if (one.state !== 'served') return words.product[one.state]
        const parts = [
          words.product.served,
          extraWords(one, locale, words),
          fill(words.product.cutOff, { time: one.cutOff }),
        ]
        return parts.join(marksOf(locale).semicolon)
      }),
      district === null ? '' : district.pickup ? words.yes : words.no,
      branch?.name ?? '',
      branch === null
        ? ''
        : branch.extension === null
          ? branch.phone
          : fill(words.distance.call, { phone: branch.phone, extension: branch.extension }),
      note,
    ]
  })
  return [header, ...rows]
}
