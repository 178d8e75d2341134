import { carbonMessages } from '@hongyan/content'
import type { LinkField, LinkQuestion } from '@hongyan/domain/carbon/read-link'
import { findDivision } from '@hongyan/domain/places/divisions'
import { fill, type LocaleId } from '@hongyan/locales'

/** What is wrong with a field, if anything. */
export function faultText(locale: LocaleId, question: LinkQuestion, field: LinkField): string | undefined {
  const fault = question.kind === 'faults' ? question.faults[field] : undefined
  if (fault === undefined) return undefined
  const { faults } = carbonMessages(locale)
  if (fault === 'several-cities') {
    const codes = question.kind === 'faults' ? (question.choices[field] ?? []) : []
    return fill(faults[fault], { typed: question.typed[field], codes: codes.map(codeWords).join(', ') })
  }
  if (fault !== 'missing') return fill(faults[fault], { typed: question.typed[field] })
  return field === 'from' || field === 'to' || field === 'w' ? faults.missing[field] : faults['not-a-number']
}

/** Only Latin names are shared, so the province is named in Latin letters too; a region of postcodes says its state. */
function codeWords(code: string): string {
  const within = findDivision(`${code.slice(0, 2)}0000`) ?? findDivision(code)
  return `${code} (${within?.name.en ?? ''})`
}
