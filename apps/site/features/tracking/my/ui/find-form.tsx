import { myShipmentMessages } from '@hongyan/content/messages'
import { shipmentLimits } from '@hongyan/domain/shipments/shipment-vocabulary'
import type { LocaleId } from '@hongyan/locales'
import { Button } from '@hongyan/ui/button.tsx'
import { SelectField, TextField } from '@hongyan/ui/field.tsx'
import { paths } from '../../../../paths.ts'
import { HiddenFields } from '../../../../shell/parts/own-list/hidden-fields.tsx'
import { queryOf } from '../../../../shell/parts/own-list/list-filters.ts'
import list from '../../../../shell/parts/own-list/own-list.module.css'
import type { ShownFilters } from '../shown-filters.ts'

type Props = { readonly locale: LocaleId; readonly filters: ShownFilters; readonly isFiltered: boolean }

/** Looks for a shipment. It is sent as a form: a name that is looked for stands in no address. */
export function FindForm({ locale, filters, isFiltered }: Props) {
  const { find, roles } = myShipmentMessages(locale)
  return (
    <search aria-label={find.title}>
      <form method="post" action={paths.myShipments(locale)} className={list.find}>
        <input type="hidden" name="act" value="find" />
        <HiddenFields fields={{ of: filters.of, tab: filters.tab }} />
        <TextField
          id="find-text"
          name="text"
          label={find.text}
          defaultValue={filters.text}
          maxLength={shipmentLimits.search}
          autoComplete="off"
          className={list.wide}
        />
        <SelectField id="find-role" name="role" label={find.role} defaultValue={filters.role ?? ''}>
          <option value="">{roles.all}</option>
          <option value="sender">{roles.sender}</option>
          <option value="receiver">{roles.receiver}</option>
        </SelectField>
        <TextField
          id="find-from"
          name="from"
          type="date"
          label={find.from}
          defaultValue={filters.from ?? ''}
        />
        <TextField
          id="find-until"
          name="until"
          type="date"
          label={find.until}
          defaultValue={filters.until ?? ''}
        />
        <div className={list.actions}>
          <Button type="submit" kind="secondary">
            {find.submit}
          </Button>
          {isFiltered && (
            <a className={list.more} href={paths.myShipments(locale, queryOf({ of: filters.of }))}>
              {find.clear}
            </a>
          )}
        </div>
      </form>
    </search>
  )
}
