import { carbonMessages } from '@hongyan/content'
import type { LinkField, LinkQuestion } from '@hongyan/domain/carbon'
import { fill, type LocaleId } from '@hongyan/locales'

/** What is wrong with a field, or null. */
export function faultText(locale: LocaleId, question: LinkQuestion, field: LinkField): string | null {
  const fault = question.kind === 'faults' ? question.faults[field] : undefined
  if (fault === undefined) return null
  const { faults } = carbonMessages(locale)
  if (fault !== 'missing') return fill(faults[fault], { typed: question.typed[field] })
  return field === 'from' || field === 'to' || field === 'w' ? faults.missing[field] : faults['not-a-number']
}
