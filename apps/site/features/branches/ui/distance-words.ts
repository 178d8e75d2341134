import { fill, formatNumber, type LocaleId } from '@hongyan/locales'
import type { FinderWords } from './words.ts'

/** Streets are longer than the straight line. People walk 80 m a minute, and a car makes 500 in a town. */
const detour = 1.3
const metresPerMinute = { onFoot: 80, byCar: 500 }
/** Minutes beyond which nobody walks, or a guess says nothing. */
const furthest = { onFoot: 30, byCar: 60 }

/** How long it takes on foot, about, or by car where it is far; null where it is too far to say. */
export function wayWords(km: number, { branch }: Pick<FinderWords, 'branch'>): string | null {
  for (const way of ['onFoot', 'byCar'] as const) {
    const count = Math.ceil((km * 1000 * detour) / metresPerMinute[way])
    if (count <= furthest[way]) return fill(branch[way], { count })
  }
  return null
}

/** A distance as people say it: tens of metres below one kilometre, one decimal below a hundred, then whole. */
export function distanceWords(km: number, locale: LocaleId, { branch }: Pick<FinderWords, 'branch'>): string {
  if (km < 0.995) {
    return fill(branch.metres, { count: formatNumber(locale, Math.max(10, Math.round(km * 100) * 10)) })
  }
  const count = km < 100 ? Math.round(km * 10) / 10 : Math.round(km)
  return fill(branch.kilometres, { count: formatNumber(locale, count) })
}
