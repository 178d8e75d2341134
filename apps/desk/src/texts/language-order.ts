import { isDerived, type LocaleId, writtenIds } from '@hongyan/locales'

/** The languages of the site in the order in which every screen has them: those made of others come last. */
export const languageOrder: readonly LocaleId[] = [...writtenIds].sort(
  (one, other) => Number(isDerived(one)) - Number(isDerived(other)),
)

export function isLanguage(value: unknown): value is LocaleId {
  return languageOrder.some((one) => one === value)
}
