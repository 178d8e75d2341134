import { orderListMessages } from '@hongyan/content/messages'
import { Button } from '@hongyan/ui/button.tsx'
import { SelectInput } from '@hongyan/ui/field.tsx'
import { PrinterIcon } from '@hongyan/ui/icons.tsx'
import { paths } from '../../../../paths.ts'
import { HiddenFields } from '../../../../shell/parts/own-list/hidden-fields.tsx'
import { labelSizeNames } from '../../labels/label-sizes.ts'
import type { OrderListPage } from '../load.ts'
import styles from './batch-bar.module.css'

/** The form that the ticks of the rows belong to. */
export const batchForm = 'batch'

/**
 * What is done with all orders that are ticked; cancelling asks once more. The style sheet shows it while one is
 * ticked, in the place of the heads of the columns.
 */
export function BatchBar({ data: { locale, filters } }: { readonly data: OrderListPage }) {
  const { batch } = orderListMessages(locale)
  return (
    <form
      method="post"
      id={batchForm}
      action={paths.orderList(locale)}
      className={styles.bar}
      aria-label={batch.title}
      data-batch=""
    >
      <HiddenFields fields={{ ...filters, open: null }} />
      <PickAll label={batch.all} />
      <p className={styles.picked} data-picked={batch.picked} aria-live="polite">
        {batch.title}
      </p>
      <SelectInput name="size" aria-label={batch.size}>
        {labelSizeNames.map((name) => (
          <option key={name} value={name}>
            {name.replace('x', ' × ')} mm
          </option>
        ))}
      </SelectInput>
      <Button type="submit" name="act" value="labels" kind="reversed" size="small" data-labels="">
        <PrinterIcon size={18} />
        {batch.labels}
      </Button>
      <details className={styles.cancel} data-light="">
        <summary>{batch.cancel}</summary>
        <Button type="submit" name="act" value="cancel" kind="secondary" size="small">
          {batch.sure}
        </Button>
      </details>
      <button type="reset" className={styles.none}>
        {batch.clear}
      </button>
    </form>
  )
}

/** Ticks every row at once, or none; only a script can, which shows it. */
function PickAll({ label }: { readonly label: string }) {
  return <input type="checkbox" aria-label={label} autoComplete="off" data-pick-all="" hidden />
}

/** The heads of the columns; the cells say by themselves what they are. */
export function ColumnHeads({ data: { locale } }: { readonly data: OrderListPage }) {
  const { heads, batch } = orderListMessages(locale)
  const { number, route, pieces, price, state, promise } = heads
  return (
    <li className={styles.heads}>
      {/* The first column stands where the box does not: without a script, and on paper. */}
      <span>
        <PickAll label={batch.all} />
      </span>
      <span aria-hidden="true">{number}</span>
      <span aria-hidden="true">{route}</span>
      <span className={styles.end} aria-hidden="true">
        {pieces}
      </span>
      <span className={styles.end} aria-hidden="true">
        {price}
      </span>
      <span aria-hidden="true">{state}</span>
      <span aria-hidden="true">{promise}</span>
      <span />
    </li>
  )
}
