import { orderImportMessages, orderMessages, quoteMessages } from '@hongyan/content/messages'
import { productWords } from '@hongyan/content/product-words'
import { offeredProductNames } from '@hongyan/domain/orders/offered-products'
import { payers } from '@hongyan/domain/orders/order-vocabulary'
import { fill, formatWeekdayDate, homeZone, type LocaleId, noonAtHome, sayDay } from '@hongyan/locales'
import { newWindow } from '@hongyan/ui/button.tsx'
import { DateField } from '@hongyan/ui/date-field.tsx'
import { Field, SelectField, TextField } from '@hongyan/ui/field.tsx'
import type { ReactNode } from 'react'
import { paths } from '../../../../paths.ts'
import type { CellField, ReviewRow } from './import-model.ts'
import { controls } from './list-controls.ts'
import styles from './review.module.css'

type Props = { readonly locale: LocaleId; readonly row: ReviewRow; readonly field: CellField }

/** A cell to be mended: its column, what stands in it, and what is wrong with it. */
export function CellInput({ locale, row: { place }, field: { column, value, problem, earliest } }: Props) {
  const { review, columns } = orderImportMessages(locale)
  const id = `cell-${place}-${column}`
  const name = controls.cell(place, column)
  const label = columns[column]
  const wrong = problem === null ? {} : { problem }
  const hint = hintOf({ column, problem, earliest }, locale)
  if (column === 'conditions_met') {
    return (
      <Field id={id} label={label} {...wrong} group className={styles.wide}>
        <label className={styles.tick}>
          <input type="hidden" name={name} value="" />
          <input type="checkbox" name={name} value="yes" defaultChecked={value !== '' && problem === null} />
          {review.yes}
        </label>
      </Field>
    )
  }
  if (column === 'product' || column === 'payer') {
    const choices: readonly (readonly [value: string, name: string])[] =
      column === 'product'
        ? offeredProductNames.map((one) => [one, productWords(quoteMessages(locale).products, one).name])
        : payers.map((one) => [one, orderMessages(locale).payer.choices[one]])
    const known = choices.find(([one, text]) => one === value || text === value)?.[0]
    return (
      <SelectField id={id} name={name} label={label} defaultValue={known ?? value} {...wrong}>
        {known === undefined && (
          <option value={value}>{value === '' ? review.choose : fill(review.chooseFor, { value })}</option>
        )}
        {choices.map(([one, text]) => (
          <option key={one} value={one}>
            {text}
          </option>
        ))}
      </SelectField>
    )
  }
  if (column === 'pickup_day' && (value === '' || /^\d{4}-\d\d-\d\d$/.test(value))) {
    return (
      <DateField
        id={id}
        name={name}
        label={label}
        says={sayDay(locale, value)}
        defaultValue={value}
        {...(hint === null ? {} : { hint })}
        {...wrong}
      />
    )
  }
  return (
    <TextField
      id={id}
      name={name}
      label={label}
      type={column.endsWith('phone') ? 'tel' : 'text'}
      defaultValue={value}
      maxLength={400}
      autoComplete="off"
      className={column.endsWith('address') || column === 'goods' ? styles.wide : undefined}
      {...(hint === null ? {} : { hint })}
      {...wrong}
    />
  )
}

/** When the goods can be collected instead, or where it stands what may be sent. */
function hintOf({ column, problem, earliest }: Omit<CellField, 'value'>, locale: LocaleId): ReactNode {
  if (earliest !== null) {
    return fill(orderImportMessages(locale).review.earliest, {
      day: formatWeekdayDate(locale, noonAtHome(earliest.day), homeZone),
      time: earliest.time,
    })
  }
  if (column !== 'goods' || problem === null) return null
  return (
    <a className={styles.list} href={paths.prohibited(locale)} {...newWindow}>
      {orderMessages(locale).goods.list}
    </a>
  )
}
