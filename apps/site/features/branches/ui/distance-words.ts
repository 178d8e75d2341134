import { fill, formatNumber, type LocaleId } from '@hongyan/locales'
import type { FinderWords } from './words.ts'

/** A distance as people say it: tens of metres below one kilometre, one decimal below a hundred, then whole. */
export function distanceWords(km: number, locale: LocaleId, { branch }: Pick<FinderWords, 'branch'>): string {
  if (km < 0.995) {
    return fill(branch.metres, { count: formatNumber(locale, Math.max(10, Math.round(km * 100) * 10)) })
  }
  const count = km < 100 ? Math.round(km * 10) / 10 : Math.round(km)
  return fill(branch.kilometres, { count: formatNumber(locale, count) })
}
