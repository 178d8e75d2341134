import { orderImportMessages } from '@hongyan/content/messages'
import { type LocaleId, sayDay } from '@hongyan/locales'
import { Button } from '@hongyan/ui/button.tsx'
import { DateField } from '@hongyan/ui/date-field.tsx'
import { TextField } from '@hongyan/ui/field.tsx'
import type { CellField, ImportStep, ReviewRow } from './import-model.ts'
import { controls, listActs } from './list-controls.ts'
import styles from './review.module.css'

type Props = {
  readonly locale: LocaleId
  readonly rows: readonly ReviewRow[]
  /** As it was typed. */
  readonly typed: Extract<ImportStep, { kind: 'review' }>['forAll']
}

/** One pickup for all lines whose own cannot be: a list of yesterday is mended in one go. */
export function PickupForAll({ locale, rows, typed }: Props) {
  const { review, columns } = orderImportMessages(locale)
  const late = rows.filter(({ fields }) => fields.some(({ column }) => column === 'pickup_from'))
  if (late.length < 2) return null
  const earliest = late
    .flatMap(({ fields }) => fields.flatMap((field) => field.earliest ?? []))
    .toSorted((one, other) => `${other.day}${other.time}`.localeCompare(`${one.day}${one.time}`))[0]
  const shown = pickupToShow(typed, earliest ?? null)
  return (
    <fieldset className={styles.all}>
      <legend>{review.all.title}</legend>
      <DateField
        id="all-day"
        name={controls.all('pickup_day')}
        label={columns.pickup_day}
        says={sayDay(locale, shown.day)}
        defaultValue={shown.day}
      />
      <TextField
        id="all-from"
        name={controls.all('pickup_from')}
        label={columns.pickup_from}
        defaultValue={shown.time}
        maxLength={20}
        autoComplete="off"
      />
      <Button type="submit" name={controls.act} value={listActs.pickup} kind="secondary">
        {review.all.submit}
      </Button>
    </fieldset>
  )
}

/** What was typed, a part of it left empty too; the earliest where nothing was, or where it is over by now. */
export function pickupToShow(
  { pickup_day: day, pickup_from: time }: Pick<Props['typed'], 'pickup_day' | 'pickup_from'>,
  earliest: CellField['earliest'],
): { readonly day: string; readonly time: string } {
  if (earliest === null) return { day, time }
  const isOver = day !== '' && `${day} ${time || '24:00'}` < `${earliest.day} ${earliest.time}`
  return isOver || day + time === '' ? earliest : { day, time }
}
