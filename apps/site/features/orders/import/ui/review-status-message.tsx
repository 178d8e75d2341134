import { orderImportMessages } from '@hongyan/content/messages'
import { type LocaleId, plural } from '@hongyan/locales'
import { AlertIcon, CheckIcon } from '@hongyan/ui/icons.tsx'
import list from '../../../../shell/parts/own-list/own-list.module.css'
import styles from './import.module.css'
import type { ReviewOutcome } from './import-model.ts'

type Props = {
  readonly locale: LocaleId
  readonly outcome: ReviewOutcome | null
  /** Where what has been placed of it is shown. */
  readonly list: string
}

/** What has become of the list, or why it has not been placed. */
export function ReviewStatusMessage({ locale, outcome, list: placed }: Props) {
  if (outcome === null) return null
  const { review } = orderImportMessages(locale)
  if (outcome.kind === 'placed') {
    return (
      <p className={list.good} role="status">
        <CheckIcon size={20} />
        <span>
          {plural(locale, outcome.count, review.statuses.placed)}{' '}
          <a className={styles.link} href={placed}>
            {review.see}
          </a>
        </span>
      </p>
    )
  }
  const sentences = outcome.kind === 'asks' ? asked(locale, outcome) : [review.statuses[outcome.kind]]
  return (
    <div className={list.bad} role="alert">
      <AlertIcon size={20} />
      <div>
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </div>
  )
}

function asked(locale: LocaleId, outcome: Extract<ReviewOutcome, { kind: 'asks' }>): readonly string[] {
  const { review } = orderImportMessages(locale)
  return (['changed', 'mended', 'barred'] as const).flatMap((kind) =>
    outcome[kind] === 0 ? [] : [plural(locale, outcome[kind], review.statuses[kind])],
  )
}
