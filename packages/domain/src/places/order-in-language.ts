import { type LocaleId, localeOf } from '@hongyan/locales'
import type { Division } from './divisions.ts'

/** Divisions as readers of a language look for them: their own first. */
export function orderInLanguage(divisions: readonly Division[], locale: LocaleId): readonly Division[] {
  if (localeOf(locale).region !== 'hong-kong') return divisions
  const isOwn = ({ code }: Division) => code === '810000'
  return [...divisions.filter(isOwn), ...divisions.filter((division) => !isOwn(division))]
}
