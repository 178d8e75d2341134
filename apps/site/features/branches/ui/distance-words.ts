import { fill, formatNumber, type LocaleId } from '@hongyan/locales'
import type { FinderWords } from './words.ts'

/** Streets are longer than the straight line, and people walk 80 m a minute; beyond half an hour nobody walks. */
const [detour, metresPerMinute, furthestMinutes] = [1.3, 80, 30]

/** How long it takes on foot, about; null where it is too far. */
export function onFootWords(km: number, { branch }: Pick<FinderWords, 'branch'>): string | null {
  const minutes = Math.ceil((km * 1000 * detour) / metresPerMinute)
  return minutes > furthestMinutes ? null : fill(branch.onFoot, { count: minutes })
}

/** A distance as people say it: tens of metres below one kilometre, one decimal below a hundred, then whole. */
export function distanceWords(km: number, locale: LocaleId, { branch }: Pick<FinderWords, 'branch'>): string {
  if (km < 0.995) {
    return fill(branch.metres, { count: formatNumber(locale, Math.max(10, Math.round(km * 100) * 10)) })
  }
  const count = km < 100 ? Math.round(km * 10) / 10 : Math.round(km)
  return fill(branch.kilometres, { count: formatNumber(locale, count) })
}
