import type { LocaleId } from '@hongyan/locales'

/** The languages of the site in the order in which every screen has them. */
export const languageOrder = ['zh-CN', 'en-US', 'zh-HK'] as const satisfies readonly LocaleId[]

export function isLanguage(value: unknown): value is LocaleId {
  return languageOrder.some((one) => one === value)
}
