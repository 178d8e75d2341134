import { carbonMessages } from '@hongyan/content'
import type { Total } from '@hongyan/domain/carbon/total'
import type { LocaleId } from '@hongyan/locales'

/** What the sum of a column may be called: by its boundary, or that its parts differ. */
export function boundaryWord(locale: LocaleId, { amount, parts }: Total): string {
  const { boundaries } = carbonMessages(locale).result
  return parts.length > 1 ? boundaries.mixed : boundaries[amount.boundary]
}
