import { orderImportMessages } from '@hongyan/content/messages'
import { type LocaleId, plural } from '@hongyan/locales'
import { AlertIcon, CheckIcon } from '@hongyan/ui/icons.tsx'
import list from '../../../../shell/parts/own-list/own-list.module.css'
import styles from './import.module.css'
import type { ReviewSaid } from './import-model.ts'

type Props = {
  readonly locale: LocaleId
  readonly said: ReviewSaid | null
  /** Where what has been placed of it is shown. */
  readonly list: string
}

/** What has become of the list, or why it has not been placed. */
export function SaidOfReview({ locale, said, list: placed }: Props) {
  if (said === null) return null
  const { review } = orderImportMessages(locale)
  if (said.kind === 'placed') {
    return (
      <p className={list.good} role="status">
        <CheckIcon size={20} />
        <span>
          {plural(locale, said.count, review.said.placed)}{' '}
          <a className={styles.link} href={placed}>
            {review.see}
          </a>
        </span>
      </p>
    )
  }
  const sentences = said.kind === 'asks' ? asked(locale, said) : [review.said[said.kind]]
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

function asked(locale: LocaleId, said: Extract<ReviewSaid, { kind: 'asks' }>): readonly string[] {
  const { review } = orderImportMessages(locale)
  return (['changed', 'mended', 'barred'] as const).flatMap((kind) =>
    said[kind] === 0 ? [] : [plural(locale, said[kind], review.said[kind])],
  )
}
