import { orderImportMessages, orderListMessages, quoteMessages } from '@hongyan/content/messages'
import type { RecordOwner } from '@hongyan/domain/companies/company-rules'
import {
  fill,
  formatMoney,
  formatWindow,
  homeZone,
  type LocaleId,
  locales,
  plural,
  sourceId,
} from '@hongyan/locales'
import { Button, ButtonLink } from '@hongyan/ui/button.tsx'
import { SelectField } from '@hongyan/ui/field.tsx'
import { stack } from '@hongyan/ui/layout.ts'
import { paths } from '../../../../paths.ts'
import { queryOf } from '../../../../shell/parts/own-list/list-filters.ts'
import list from '../../../../shell/parts/own-list/own-list.module.css'
import { StatusMessage } from '../../../../shell/parts/own-list/status-message.tsx'
import { taxLine } from '../../../quotes/widgets/tax/tax-line.ts'
import { hasLabel } from '../../labels/has-label.ts'
import { labelSizeNames } from '../../labels/label-sizes.ts'
import type { ImportStep } from './import-model.ts'
import { labelParts } from './label-parts.ts'
import styles from './list-confirmation.module.css'
import { controls, listActs } from './list-controls.ts'
import table from './list-table.module.css'

type Props = {
  readonly locale: LocaleId
  readonly step: Extract<ImportStep, { kind: 'done' }>
  /** Labels that one file may have. */
  readonly mostLabels: number
}

/** The orders of a list: their waybill numbers as branches accept them, and all labels in one file. */
export function ListConfirmation({ locale, step, mostLabels }: Props) {
  const { done } = orderImportMessages(locale)
  const { orders, of, problem } = step
  const total = orders.reduce((sum, { terms }) => sum + terms.total, 0)
  const tax = taxLine(locale, total, quoteMessages(locale).tax)
  const waiting = orders.filter(({ state }) => state === 'placed').length
  return (
    <>
      <header className={list.head}>
        <h1>{plural(locale, orders.length, done.title)}</h1>
        <p>{fill(done.lead, { total: formatMoney(locale, total) })}</p>
        {tax !== null && <p>{tax}</p>}
        {of === 'company' && <p>{done.shared}</p>}
      </header>
      <StatusMessage bad={problem} good={null} />
      <div className={stack(20)} data-placed="" data-waiting={waiting}>
        <p role="status" className={styles.waiting}>
          {waiting === 0 ? done.all : plural(locale, waiting, done.waiting)}{' '}
          {waiting > 0 && (
            <a className={styles.link} href={paths.orderImport(locale, step.key, of)}>
              {done.look}
            </a>
          )}
        </p>
        <Labels locale={locale} step={step} mostLabels={mostLabels} />
        <OrderTable locale={locale} step={step} />
      </div>
      <div className={list.actions}>
        <ButtonLink kind="secondary" href={paths.orderList(locale, queryOf({ of: ofAddress(of) }))}>
          {done.list}
        </ButtonLink>
        <ButtonLink kind="quiet" href={paths.orderImport(locale, '', of)}>
          {done.another}
        </ButtonLink>
      </div>
    </>
  )
}

function Labels({ locale, step: { key, of, orders }, mostLabels }: Props) {
  const { done } = orderImportMessages(locale)
  const pieces = orders.filter(hasLabel).map((order) => order.pieces)
  const parts = labelParts(pieces, mostLabels)
  if (parts.length === 0) return null
  return (
    <form method="post" action={paths.orderImport(locale)} className={styles.labels}>
      <input type="hidden" name={controls.act} value={listActs.labels} />
      <input type="hidden" name={controls.of} value={of} />
      <input type="hidden" name={controls.key} value={key} />
      <SelectField id="label-size" name={controls.size} label={done.paper}>
        {labelSizeNames.map((name) => (
          <option key={name} value={name}>
            {name.replace('x', ' × ')} mm
          </option>
        ))}
      </SelectField>
      {parts.map(({ from, until }, index) => {
        const count = pieces.slice(from, until).reduce((sum, more) => sum + more, 0)
        return (
          <Button key={from} type="submit" name={controls.part} value={String(index)}>
            {parts.length === 1
              ? plural(locale, count, done.labels)
              : plural(locale, count, done.part, { from: from + 1, until })}
          </Button>
        )
      })}
    </form>
  )
}

function OrderTable({ locale, step: { of, orders } }: Omit<Props, 'mostLabels'>) {
  const { done } = orderImportMessages(locale)
  const { states } = orderListMessages(locale)
  return (
    <table className={table.table}>
      <thead>
        <tr>
          {(['order', 'waybill', 'recipient', 'pickup', 'price'] as const).map((name) => (
            <th key={name} scope="col">
              {done.columns[name]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {orders.map(({ number, waybills, state, recipient, pickup, terms }) => (
          <tr key={number}>
            <th scope="row">
              <a
                className={styles.link}
                href={`${paths.orderList(locale, queryOf({ of: ofAddress(of), open: number }))}#${number}`}
              >
                {number}
              </a>
            </th>
            <td data-label={done.columns.waybill}>
              {waybills.length > 0
                ? waybills.map((waybill) => (
                    <span key={waybill.number} className={styles.number}>
                      {waybill.number}
                    </span>
                  ))
                : state === 'placed'
                  ? done.pending
                  : states[state]}
            </td>
            <td data-label={done.columns.recipient} lang={locales[sourceId].htmlLang}>
              {recipient.name} {recipient.area}
            </td>
            <td data-label={done.columns.pickup}>
              {formatWindow(locale, { from: pickup.from, to: pickup.until }, homeZone)}
            </td>
            <td data-label={done.columns.price} className={styles.price}>
              {formatMoney(locale, terms.total)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** One's own are shown at the address without it. */
const ofAddress = (of: RecordOwner) => (of === 'own' ? null : of)
