import { orderListMessages } from '@hongyan/content/messages'
import { Button } from '@hongyan/ui/button.tsx'
import { SelectField } from '@hongyan/ui/field.tsx'
import { paths } from '../../../../paths.ts'
import { HiddenFields } from '../../../../shell/parts/own-list/hidden-fields.tsx'
import record from '../../../../shell/parts/own-list/open-record.module.css'
import { labelSizeNames } from '../../labels/label-sizes.ts'
import type { OrderListPage } from '../load.ts'
import styles from './page.module.css'

/** The form that the ticks of the rows belong to. */
export const batchForm = 'batch'

/** What is done with all orders that are ticked; cancelling asks once more. */
export function BatchBar({ data: { locale, filters } }: { readonly data: OrderListPage }) {
  const { batch, keys } = orderListMessages(locale)
  return (
    <form
      method="post"
      id={batchForm}
      action={paths.orderList(locale)}
      className={styles.batch}
      aria-label={batch.title}
    >
      <HiddenFields fields={{ ...filters, open: null }} />
      <p className={record.quiet}>
        {batch.lead}{' '}
        <span data-keys="" hidden>
          {keys}
        </span>
      </p>
      <SelectField id="label-size" name="size" label={batch.size}>
        {labelSizeNames.map((name) => (
          <option key={name} value={name}>
            {name.replace('x', ' × ')} mm
          </option>
        ))}
      </SelectField>
      <Button type="submit" name="act" value="labels" kind="secondary" size="small">
        {batch.labels}
      </Button>
      <details className={`${record.fold} ${styles.fold}`}>
        <summary>{batch.cancel}</summary>
        <Button type="submit" name="act" value="cancel" kind="secondary" size="small">
          {batch.sure}
        </Button>
      </details>
    </form>
  )
}
