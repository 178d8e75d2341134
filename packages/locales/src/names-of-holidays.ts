import { holidayNames } from './company.gen.ts'
import type { LocaleId } from './locale.ts'

/** What days off at home are called in a language, by their ids: in a sentence, or short, on a list. */
export function namesOfHolidays(
  locale: LocaleId,
  length: 'full' | 'short',
): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(holidayNames).map(([id, name]) => [id, name[length][locale]]))
}
