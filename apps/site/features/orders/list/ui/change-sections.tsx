import { orderListMessages } from '@hongyan/content/messages'
import { type OrderChange, orderLimits } from '@hongyan/domain/orders/order-vocabulary'
import { fill, formatMoment, formatWindow, homeZone } from '@hongyan/locales'
import { Button, buttonClass } from '@hongyan/ui/button.tsx'
import { SelectField, TextField } from '@hongyan/ui/field.tsx'
import { stack } from '@hongyan/ui/layout.ts'
import type { ReactNode } from 'react'
import { paths } from '../../../../paths.ts'
import { HiddenFields } from '../../../../shell/parts/own-list/hidden-fields.tsx'
import record from '../../../../shell/parts/own-list/open-record.module.css'
import type { OrderListPage, ShownOrder } from '../load.ts'
import styles from './order-details.module.css'

/** The page, and the order that is open on it. */
export type DetailsProps = { readonly data: OrderListPage; readonly opened: ShownOrder }

/** What may still be asked of an order, each until its time; where that is one for all, it is told beside them. */
export function ChangeSections({ data, opened }: DetailsProps) {
  const { allowed } = opened.order
  const words = orderListMessages(data.locale)
  const parts: Readonly<Record<OrderChange, ReactNode>> = {
    pickup: <PickupFields data={data} opened={opened} />,
    recipient: <RecipientFields data={data} opened={opened} />,
    cancel: <CancelFields data={data} />,
  }
  const [until, ...others] = new Set(allowed.map((one) => one.until))
  return (
    <section className={styles.changes} aria-label={words.changes}>
      {allowed.map(({ change, until }) => (
        <details key={change} className={styles.change} open={data.submitted?.act === change}>
          <summary className={buttonClass({ kind: 'secondary', size: 'small' })}>
            {words[change].title}
          </summary>
          <form
            method="post"
            id={`change-${change}`}
            action={`${paths.orderList(data.locale)}#${opened.order.number}`}
            className={stack(16, record.form)}
          >
            <input type="hidden" name="act" value={change} />
            <input type="hidden" name="number" value={opened.order.number} />
            <HiddenFields fields={{ ...data.filters, open: null }} />
            {parts[change]}
            {until && (
              <p className={record.quiet}>
                {fill(words.until, { time: formatMoment(data.locale, until, homeZone) })}
              </p>
            )}
          </form>
        </details>
      ))}
      {until && others.length === 0 && (
        <p className={styles.until}>
          {fill(words.free, { time: formatMoment(data.locale, until, homeZone) })}
        </p>
      )}
    </section>
  )
}

function PickupFields({ data: { locale, submitted }, opened: { windows } }: DetailsProps) {
  const { pickup } = orderListMessages(locale)
  const open = windows.days.flatMap((day) => day.windows).filter(({ state }) => state === 'open')
  if (open.length === 0) return <p>{pickup.none}</p>
  const problems = submitted?.act === 'pickup' ? submitted.problems : {}
  const problem = Object.entries(problems).find(([path]) => path !== '')?.[1]
  return (
    <>
      <p>{pickup.lead}</p>
      <SelectField id="window" name="window" label={pickup.label} problem={problem} required defaultValue="">
        <option value="">{pickup.choose}</option>
        {open.map(({ from, until }) => (
          <option key={from} value={`${from}/${until}`}>
            {formatWindow(locale, { from, to: until }, homeZone)}
          </option>
        ))}
      </SelectField>
      <Button type="submit" kind="secondary" size="small">
        {pickup.save}
      </Button>
    </>
  )
}

function RecipientFields({ data: { locale, submitted }, opened: { order } }: DetailsProps) {
  const { recipient: words } = orderListMessages(locale)
  const { recipient } = order
  const sent = submitted?.act === 'recipient' ? submitted : null
  const field = (name: 'name' | 'phone' | 'detail', kept: string) => ({
    id: `recipient-${name}`,
    name,
    defaultValue: sent?.values[name] ?? kept,
    problem: sent?.problems[`recipient.${name}`] ?? sent?.problems[name],
    autoComplete: 'off',
  })
  return (
    <>
      <TextField
        {...field('name', recipient.name)}
        label={words.name}
        maxLength={orderLimits.name}
        required
      />
      <TextField
        {...field('phone', '')}
        type="tel"
        label={words.phone}
        hint={fill(words.phoneHint, { phone: recipient.phone })}
        maxLength={30}
      />
      <TextField
        {...field('detail', recipient.detail)}
        label={fill(words.detail, { area: recipient.area })}
        maxLength={orderLimits.detail}
        required
      />
      <Button type="submit" kind="secondary" size="small">
        {words.save}
      </Button>
    </>
  )
}

function CancelFields({ data: { locale } }: Pick<DetailsProps, 'data'>) {
  const { cancel } = orderListMessages(locale)
  return (
    <>
      <p>{cancel.lead}</p>
      <Button type="submit" kind="secondary" size="small">
        {cancel.submit}
      </Button>
    </>
  )
}
