import { type RetainedThing, retentionPeriods } from '@hongyan/domain/retention/retention-periods'
import type { RetentionPeriod } from '@hongyan/kernel/retention-period'
import { type LocaleId, readsSource } from '@hongyan/locales'

/** Chinese and English; the Chinese is written alike in Hong Kong. */
type Words = { readonly 'zh-CN': string; readonly 'en-US': string }

const chineseCounts: Readonly<Record<number, string>> = { 1: '一', 2: '两', 3: '三', 6: '六', 30: '三十' }
const englishCounts: Readonly<Record<number, string>> = {
  1: 'One',
  2: 'Two',
  3: 'Three',
  6: 'Six',
  30: 'Thirty',
}
const chineseUnits = { years: '年', months: '个月', days: '天' } as const

/**
 * How long something is kept, in words: the number stands in one table, by which the site removes it. Throws for a count
 * that has no word here yet.
 */
export function retentionWords(thing: RetainedThing): Words {
  const { unit, count }: RetentionPeriod = retentionPeriods[thing]
  const [chinese, english] = [chineseCounts[count], englishCounts[count]]
  if (chinese === undefined || english === undefined) throw new Error(`no word for ${count} ${unit}`)
  const name = count === 1 ? unit.slice(0, -1) : unit
  return { 'zh-CN': `${chinese}${chineseUnits[unit]}`, 'en-US': `${english} ${name}` }
}

/** The same in one language, for the interface: of those whose words are alike in both kinds of Chinese. */
export function retentionText(
  locale: LocaleId,
  thing: 'orders' | 'claims' | 'subscriptions' | 'drafts',
): string {
  return retentionWords(thing)[readsSource(locale) ? 'zh-CN' : 'en-US']
}
