import { orderImportMessages } from '@hongyan/content/messages'
import type { LocaleId } from '@hongyan/locales'
import { Button } from '@hongyan/ui/button.tsx'
import { TextField } from '@hongyan/ui/field.tsx'
import type { ReviewRow } from './import-model.ts'
import { controls, listActs } from './list-controls.ts'
import styles from './review.module.css'

type Props = { readonly locale: LocaleId; readonly rows: readonly ReviewRow[] }

/** One pickup for all lines whose own cannot be: a list of yesterday is mended in one go. */
export function PickupForAll({ locale, rows }: Props) {
  const { review, columns } = orderImportMessages(locale)
  const late = rows.filter(({ fields }) => fields.some(({ column }) => column === 'pickup_from'))
  if (late.length < 2) return null
  const earliest = late
    .flatMap(({ fields }) => fields.flatMap((field) => field.earliest ?? []))
    .toSorted((one, other) => `${other.day}${other.time}`.localeCompare(`${one.day}${one.time}`))[0]
  return (
    <fieldset className={styles.all}>
      <legend>{review.all.title}</legend>
      <TextField
        id="all-day"
        name={controls.all('pickup_day')}
        type="date"
        label={columns.pickup_day}
        defaultValue={earliest?.day}
      />
      <TextField
        id="all-from"
        name={controls.all('pickup_from')}
        label={columns.pickup_from}
        defaultValue={earliest?.time}
        maxLength={20}
        autoComplete="off"
      />
      <Button type="submit" name={controls.act} value={listActs.pickup} kind="secondary">
        {review.all.submit}
      </Button>
    </fieldset>
  )
}
