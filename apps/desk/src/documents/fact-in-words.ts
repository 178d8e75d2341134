import type { DeskLanguage } from '../texts/language.tsx'
import type { Fact } from './targets.ts'

/** A fact with its value: English sets a word apart from its figure, and no sign. */
export function factInWords(
  { value, unit, label }: Pick<Fact, 'value' | 'unit' | 'label'>,
  language: DeskLanguage,
): string {
  const own = unit[language] ?? ''
  const gap = language === 'en-US' && /^[a-z]/i.test(own) ? ' ' : ''
  return `${value[language]}${gap}${own} ${label[language]}`.trim()
}
