import type { LocaleId } from '@hongyan/locales'
import type { Division } from './divisions.ts'

/** Divisions as readers of a language look for them: their own first. */
export function orderInLanguage(divisions: readonly Division[], locale: LocaleId): readonly Division[] {
  if (locale !== 'zh-HK') return divisions
  const isOwn = ({ code }: Division) => code === '810000'
  return [...divisions.filter(isOwn), ...divisions.filter((division) => !isOwn(division))]
}
