import { marksOf } from '@hongyan/locales'
import type { DeskLanguage } from '../texts/desk-languages.ts'
import type { Fact } from './targets.ts'

/** A fact with its value: English sets a word apart from its figure, and no sign. */
export function factInWords(
  { value, unit, label }: Pick<Fact, 'value' | 'unit' | 'label'>,
  language: DeskLanguage,
): string {
  const own = unit[language] ?? ''
  const gap = /^[a-z]/i.test(own) ? marksOf(language).gap : ''
  return `${value[language]}${gap}${own} ${label[language]}`.trim()
}
