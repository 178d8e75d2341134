import { ownTexts } from '@hongyan/content'
import type { WrittenLocale } from './catalogue.ts'

export type PaperWords = {
  /** What stands on the cover above the title. */
  readonly kind: string
  readonly findings: string
  readonly contents: string
  readonly figure: string
  readonly table: string
  readonly sum: string
  readonly sources: string
  readonly imprint: string
  /** Lines under the sources; `{date}` and `{hotline}` are filled in. */
  readonly about: readonly string[]
  readonly brand: string
}

const written: Readonly<Record<WrittenLocale, PaperWords>> = {
  'zh-CN': {
    kind: '白皮书',
    findings: '一页读完',
    contents: '目录',
    figure: '图',
    table: '表',
    sum: '算式',
    sources: '出处',
    imprint: '关于这份白皮书',
    about: [
      '{our.brand}编写，{date}。文中标注“示例”的数字只用来说明算法，不代表任何客户的实际数据，也不构成报价或承诺。',
      '欢迎引用，请注明“{our.brand}白皮书”与日期。发现错误，请拨打 {hotline} 告诉我们，改正后的版本会换上新的日期。',
    ],
    brand: '{our.brand}',
  },
  'en-US': {
    kind: 'White paper',
    findings: 'In one page',
    contents: 'Contents',
    figure: 'Figure',
    table: 'Table',
    sum: 'Sum',
    sources: 'Sources',
    imprint: 'About this paper',
    about: [
      'Written by {our.brand}, {date}. Numbers marked as examples show how a sum is done. They are no customer’s data, and neither a quotation nor a promise.',
      'You are welcome to quote it: please name “{our.brand} white paper” and the date. If you find a mistake, call {hotline}; a corrected edition will carry a new date.',
    ],
    brand: '{our.brand}',
  },
}

/** The furniture of the papers: what is not the author's. */
export const words: Readonly<Record<WrittenLocale, PaperWords>> = {
  'zh-CN': ownTexts(written['zh-CN'], 'zh-CN'),
  'en-US': ownTexts(written['en-US'], 'en-US'),
}
