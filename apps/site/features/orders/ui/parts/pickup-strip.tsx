import { fill } from '@hongyan/locales'
import { CheckIcon } from '@hongyan/ui/icons.tsx'
import { Fragment, useState } from 'react'
import type { OrderForm, WindowDraft } from '../form/order-form.ts'
import {
  firstOpenDay,
  type PickupDay,
  type PickupOffer,
  pickupStrip,
  windowText,
} from '../form/pickup-strip.ts'
import { useOrderTexts } from './order-texts.ts'
import styles from './pickup-strip.module.css'

/** When goods change hands: days, and the windows of one on an axis of time, past ones hatched, the cut-off drawn. */
export function PickupStrip({
  name,
  form,
  offer,
  window,
  way,
  awake,
  now,
  onChange,
}: {
  /** Of the field that says `from|until`. */
  readonly name: string
  /** The form it belongs to, where none is around it. */
  readonly form?: string
  readonly offer: PickupOffer
  readonly window: WindowDraft | null
  readonly way: OrderForm['way']
  readonly awake: boolean
  readonly now: number
  readonly onChange: (window: WindowDraft | null) => void
}) {
  const { locale, words } = useOrderTexts()
  const { pickup: say } = words
  const days = pickupStrip(locale, words, offer, now)
  const held = days.find(({ cells }) => cells.some(({ from }) => from === window?.from))
  const [chosen, setChosen] = useState<string | null>(null)
  const open = days.find(({ day }) => day === (chosen ?? held?.day ?? firstOpenDay(days))) ?? days[0]
  const field = { name, form, window, onChange }
  if (!awake) return <Times days={days} {...field} />
  return (
    <>
      <div className={styles.days} role="radiogroup" aria-label={say.day}>
        {days.map(({ day, name: said, date }) => (
          <label key={day}>
            <input
              type="radio"
              name={`${name}-day`}
              checked={day === open?.day}
              onChange={() => {
                setChosen(day)
                onChange(null)
              }}
            />
            <b>{said}</b>
            <small>{date}</small>
          </label>
        ))}
      </div>
      {open?.cells.length === 0 && <p className={styles.note}>{say.closed}</p>}
      {open && open.cells.length > 0 && <Axis day={open} {...field} />}
      {window !== null && held && (
        <p className={styles.note}>
          <b>
            {held.name} {windowText(locale, window)}
          </b>{' '}
          {way === 'collect' && (window.afterCutOff ? say.after : say.before)}
        </p>
      )}
    </>
  )
}

type CellsProps = {
  readonly day: PickupDay
  readonly name: string
  readonly form: string | undefined
  readonly window: WindowDraft | null
  readonly onChange: (window: WindowDraft | null) => void
}

function Axis({ day, name, form, window, onChange }: CellsProps) {
  const { words } = useOrderTexts()
  const { pickup: say } = words
  return (
    <div className={styles.frame}>
      <div
        className={styles.axis}
        role="radiogroup"
        aria-label={`${day.name} ${say.window}`}
        // Whoever brings the goods has one long window: no axis is drawn of that.
        data-few={day.cells.length < 3 ? '' : undefined}
      >
        {day.cells.map(({ from, until, afterCutOff, text, ends, past, cutOff, now }, at) => (
          <Fragment key={from}>
            {cutOff !== null && (
              <p className={styles.cutOff}>
                <span>
                  <b>{cutOff}</b>
                  <small>{say.later}</small>
                </span>
              </p>
            )}
            <label className={styles.slot} data-past={past ? '' : undefined} title={text}>
              <input
                type="radio"
                name={name}
                form={form}
                value={`${from}|${until}`}
                disabled={past}
                aria-label={past ? fill(say.past, { time: text }) : text}
                checked={window?.from === from}
                onChange={() => onChange({ from, until, afterCutOff })}
              />
              <span className={styles.text}>{text}</span>
              <CheckIcon size={18} />
              <small className={styles.tick} aria-hidden="true">
                {ends[0]}
              </small>
              {at === day.cells.length - 1 && (
                <small className={styles.tick} data-end="" aria-hidden="true">
                  {ends[1]}
                </small>
              )}
              {now !== null && (
                <small className={styles.now} data-quarter={now.quarter}>
                  <span>{now.text}</span>
                </small>
              )}
            </label>
          </Fragment>
        ))}
      </div>
    </div>
  )
}

/** Without a script: the open days below one another, each with its windows. */
function Times({
  days,
  name,
  form,
  window,
  onChange,
}: { readonly days: readonly PickupDay[] } & Omit<CellsProps, 'day'>) {
  const { words } = useOrderTexts()
  const open = days.map((day) => ({ ...day, cells: day.cells.filter(({ past }) => !past) }))
  return open
    .filter(({ cells }) => cells.length > 0)
    .map(({ day, name: said, date, cells }) => (
      <fieldset key={day} className={styles.times}>
        <legend>
          {said} <small>{date}</small> <span className="visually-hidden">{words.pickup.window}</span>
        </legend>
        {cells.map(({ from, until, afterCutOff, text, cutOff }) => (
          <Fragment key={from}>
            {cutOff !== null && (
              <p>
                {cutOff}
                {words.pickup.later}
              </p>
            )}
            <label>
              <input
                type="radio"
                name={name}
                form={form}
                value={`${from}|${until}`}
                aria-label={text}
                checked={window?.from === from}
                onChange={() => onChange({ from, until, afterCutOff })}
              />
              {text}
            </label>
          </Fragment>
        ))}
      </fieldset>
    ))
}
