import { orderImportMessages } from '@hongyan/content/messages'
import { fill, type LocaleId } from '@hongyan/locales'
import { Tally } from '../../../../shell/parts/table-import/tally.tsx'
import styles from './import.module.css'

/** Of a list of 44 lines: how many could be placed, have to be mended, and were left out. */
const sampleTally = { ready: '37', mend: '5', left: '2' } as const
/** Two of those to be mended. */
const samples = [
  { line: 9, column: 'recipient_phone' },
  { line: 14, column: 'recipient_address' },
] as const

/** What a list is answered with, in the words of the preview, before there is one. */
export function PreviewToCome({ locale }: { readonly locale: LocaleId }) {
  const { choose, review, columns } = orderImportMessages(locale)
  return (
    <figure className={styles.preview}>
      <figcaption>{choose.preview.title}</figcaption>
      <Tally
        className={undefined}
        entries={(['ready', 'mend', 'left'] as const).map((name) => ({
          name,
          label: review.tally[name],
          value: sampleTally[name],
        }))}
      />
      <ul>
        {samples.map(({ line, column }) => (
          <li key={line}>
            <span>{fill(review.line, { line })}</span>
            <span>
              {columns[column]} <span translate="no">{choose.preview[column].typed}</span>
            </span>
            <span>{choose.preview[column].problem}</span>
          </li>
        ))}
      </ul>
    </figure>
  )
}
