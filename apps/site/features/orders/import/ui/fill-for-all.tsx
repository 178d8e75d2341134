import { orderImportMessages } from '@hongyan/content/messages'
import type { LocaleId } from '@hongyan/locales'
import { Button } from '@hongyan/ui/button.tsx'
import { TextField } from '@hongyan/ui/field.tsx'
import type { ImportStep, ReviewRow } from './import-model.ts'
import { controls, filledForAll, listActs } from './list-controls.ts'
import styles from './review.module.css'

type Props = {
  readonly locale: LocaleId
  readonly rows: readonly ReviewRow[]
  /** As it was typed. */
  readonly typed: Extract<ImportStep, { kind: 'review' }>['forAll']
}

/** What a shop's own list does not say, such as who sends: written once for all lines that lack it. */
export function FillForAll({ locale, rows, typed }: Props) {
  const { review, columns } = orderImportMessages(locale)
  const lacking = filledForAll.filter(
    (column) =>
      rows.filter(({ fields }) => fields.some((field) => field.column === column && field.value === ''))
        .length > 1,
  )
  if (lacking.length === 0) return null
  return (
    <fieldset className={`${styles.all} ${styles.fill}`}>
      <legend>{review.fill.title}</legend>
      {lacking.map((column) => (
        <TextField
          key={column}
          id={`all-${column}`}
          name={controls.all(column)}
          label={columns[column]}
          type={column === 'sender_phone' ? 'tel' : 'text'}
          defaultValue={typed[column]}
          maxLength={400}
          autoComplete="off"
        />
      ))}
      <Button type="submit" name={controls.act} value={listActs.pickup} kind="secondary">
        {review.fill.submit}
      </Button>
    </fieldset>
  )
}
