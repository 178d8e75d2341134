import { fill, formatDate, formatMoney, formatTime, homeZone, isoDay } from '@hongyan/locales'
import { ArrowLink } from '@hongyan/ui/arrow-link.tsx'
import { Button } from '@hongyan/ui/button.tsx'
import { CheckIcon, DownloadIcon } from '@hongyan/ui/icons.tsx'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../../../client/call.ts'
import { paths } from '../../../../paths.ts'
import { newAddress } from '../../../addresses/book/endpoints.ts'
import { type LabelSize, labelSizeNames } from '../../labels/label-sizes.ts'
import type { OrderForm } from '../form/order-form.ts'
import { dayName, windowText } from '../form/pickup-strip.ts'
import { orderButtons, type PostedOrder } from '../posted-order.ts'
import type { Done } from '../state/kept-placed.ts'
import { type PlacedOrder, saveLabels, usePlaced } from '../state/use-placed.ts'
import styles from './done-view.module.css'
import { SentFields } from './sent-fields.tsx'
import { useOrderSpeech } from './speech.ts'

/** What happens next: when somebody comes, the numbers, the label, and what to do with it all. */
export function DoneView({
  done,
  now,
  posted,
  customer,
  arrival,
  onAgain,
}: {
  readonly done: Done
  readonly now: number
  readonly posted: PostedOrder | null
  readonly customer: boolean
  readonly arrival: string
  readonly onAgain: (like: OrderForm | null) => void
}) {
  const { locale, words } = useOrderSpeech()
  const { done: say } = words
  const { receipt, form } = done
  const { order, look, cancel } = usePlaced(receipt, done.order)
  const isOff = order?.state === 'cancelled'
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const window = order?.pickup ?? form.window
  const when = window && {
    day: dayName(locale, words, isoDay(Date.parse(window.from), homeZone), now),
    time: windowText(locale, window),
  }
  const by = order
    ? fill(say.by, {
        day: formatDate(locale, `${order.terms.arrivesUntil}T12:00:00+08:00`, homeZone),
        time: order.terms.arrivesBy,
      })
    : arrival
  const waybills = order?.waybills ?? []
  return (
    <form
      method="post"
      action={paths.placeOrder(locale, form.kind)}
      className={styles.done}
      onSubmit={(event) => event.preventDefault()}
    >
      <SentFields
        fields={[
          ...(posted?.fields ?? []),
          ['number', receipt.number],
          ['placedAt', receipt.placedAt],
          ['total', String(receipt.total)],
          ...(receipt.token === null ? [] : [['token', receipt.token] as const]),
        ]}
      />
      <header>
        <p className={styles.mark}>
          <CheckIcon size={18} />
          {fill(say.mark, { time: formatTime(locale, receipt.placedAt, homeZone) })}
        </p>
        <h1 ref={heading} tabIndex={-1}>
          {isOff ? say.cancelled : say.title}
        </h1>
        {when && !isOff && (
          <p className={styles.when}>{fill(form.way === 'collect' ? say.collect : say.dropOff, when)}</p>
        )}
        <p>
          {isOff
            ? say.cancelledText
            : fill(say.lead, {
                arrival: by,
                total: formatMoney(locale, receipt.total),
                payer: words.payer.choices[form.payer],
              })}
        </p>
        {posted?.trouble && <p role="alert">{posted.trouble}</p>}
      </header>
      <div className={styles.columns}>
        {!isOff && <Labels done={done} order={order} />}
        <div className={styles.rest}>
          <dl className={styles.numbers}>
            <div>
              <dt>{say.waybill}</dt>
              <dd>
                {waybills.length === 0 ? (
                  <span className={styles.waiting} role="status">
                    {isOff
                      ? say.cancelled
                      : order?.state === 'refused'
                        ? fill(say.refused, { hotline: words.hotline })
                        : say.waiting}
                  </span>
                ) : (
                  waybills.map(({ number }) => <b key={number}>{number}</b>)
                )}
              </dd>
              <dd className={styles.way}>
                {waybills.length === 0 ? (
                  order?.state !== 'refused' &&
                  !isOff && (
                    <Button
                      type="submit"
                      name="do"
                      value={orderButtons.look}
                      kind="quiet"
                      size="small"
                      onClick={() => void look()}
                    >
                      {say.refresh}
                    </Button>
                  )
                ) : (
                  <ArrowLink
                    href={paths.track(
                      locale,
                      waybills.map(({ number }) => number),
                    )}
                  >
                    {say.track}
                  </ArrowLink>
                )}
              </dd>
            </div>
            <div>
              <dt>{say.order}</dt>
              <dd>
                <b data-order-number="">{receipt.number}</b>
                {!customer && <small>{fill(say.keep, { hotline: words.hotline })}</small>}
              </dd>
            </div>
          </dl>
          {!isOff && (
            <section className={styles.steps} aria-labelledby="order-steps">
              <h2 id="order-steps">{say.steps}</h2>
              <ol>
                {say.toDo.map(({ title, text }) => (
                  <li key={title}>
                    <b>{title}</b>
                    <span>{text}</span>
                  </li>
                ))}
              </ol>
            </section>
          )}
          <ul className={styles.further}>
            {order && <CancelOrder order={order} cancel={cancel} />}
            {customer && <SaveParty form={form} />}
            <li>
              <span>
                <b>{say.again}</b>
                <small>{say.againText}</small>
              </span>
              <Button
                type="submit"
                name="do"
                value={orderButtons.again}
                kind="secondary"
                size="small"
                onClick={() => onAgain(form)}
              >
                {say.againButton}
              </Button>
            </li>
            <li>
              <b>{say.fresh}</b>
              <Button
                type="submit"
                name="do"
                value={orderButtons.fresh}
                kind="quiet"
                size="small"
                onClick={() => onAgain(null)}
              >
                {words.title}
              </Button>
            </li>
          </ul>
        </div>
      </div>
    </form>
  )
}

function CancelOrder({
  order,
  cancel,
}: {
  readonly order: PlacedOrder
  readonly cancel: () => Promise<boolean>
}) {
  const { locale, words } = useOrderSpeech()
  const { done: say } = words
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const allowed = order.allowed.find(({ change }) => change === 'cancel')
  if (!allowed) return null
  const { until } = allowed
  const send = async () => {
    setState('busy')
    setState((await cancel()) ? 'idle' : 'failed')
  }
  return (
    <li>
      <details className={styles.cancel}>
        <summary>
          <b>{say.cancel}</b>
          {until !== null && (
            <small>
              {fill(say.cancelUntil, {
                day: formatDate(locale, until, homeZone),
                time: formatTime(locale, until, homeZone),
              })}
            </small>
          )}
        </summary>
        <p>{say.cancelSure}</p>
        <Button
          type="submit"
          name="do"
          value={orderButtons.cancel}
          kind="secondary"
          size="small"
          disabled={state === 'busy'}
          onClick={() => void send()}
        >
          {say.cancelYes}
        </Button>
        {state === 'failed' && <p role="alert">{fill(say.cancelFailed, { hotline: words.hotline })}</p>}
      </details>
    </li>
  )
}

function Labels({ done, order }: { readonly done: Done; readonly order: PlacedOrder | null }) {
  const { words } = useOrderSpeech()
  const { done: say } = words
  const [size, setSize] = useState<LabelSize>('100x150')
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const ready = (order?.waybills.length ?? 0) > 0
  const save = async () => {
    setState('busy')
    setState((await saveLabels(done.receipt, size)) ? 'idle' : 'failed')
  }
  return (
    <section className={styles.labels} aria-labelledby="order-labels">
      <h2 id="order-labels">{say.label}</h2>
      {ready ? (
        <>
          <fieldset>
            <legend>{say.paper}</legend>
            {labelSizeNames.map((one) => (
              <label key={one}>
                <input
                  type="radio"
                  name="paper"
                  value={one}
                  checked={size === one}
                  onChange={() => setSize(one)}
                />
                {say.sizes[one]}
              </label>
            ))}
          </fieldset>
          <Button
            type="submit"
            name="do"
            value={orderButtons.label}
            wide
            onClick={() => void save()}
            aria-busy={state === 'busy' || undefined}
          >
            <DownloadIcon size={18} />
            {say.print}
          </Button>
          {state === 'failed' && <p role="alert">{say.labelFailed}</p>}
          <p>{say.noPrinter}</p>
        </>
      ) : (
        <p>{say.waitingText}</p>
      )}
    </section>
  )
}

function SaveParty({ form }: { readonly form: OrderForm }) {
  const { words } = useOrderSpeech()
  const { done: say } = words
  const [state, setState] = useState<'idle' | 'busy' | 'saved' | 'failed'>('idle')
  const { name, phone, area, detail } = form.recipient
  const save = async () => {
    setState('busy')
    const body = [{ name, phone, areaCode: area, detailAddr: detail }] as const
    const reply = await call(newAddress, { body: [...body] }, { saysWhy: true })
    setState(reply.kind === 'ok' ? 'saved' : 'failed')
  }
  return (
    <li>
      <span role="status">
        <b>{state === 'saved' ? say.saved : fill(say.saveParty, { name })}</b>
        {state === 'failed' && <small>{say.saveFailed}</small>}
      </span>
      {state !== 'saved' && (
        <Button kind="secondary" size="small" onClick={() => void save()} disabled={state === 'busy'}>
          {say.save}
        </Button>
      )}
    </li>
  )
}
