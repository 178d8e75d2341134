import { fill } from '@hongyan/locales'
import { useState } from 'react'
import type { OrderForm, WindowDraft } from '../form/order-form.ts'
import { firstOpenDay, type PickupDay, type PickupOffer, pickupStrip } from '../form/pickup-strip.ts'
import styles from './pickup-strip.module.css'
import { useOrderSpeech } from './speech.ts'

/** When goods change hands: days, and the windows of one, past ones hatched, the cut-off between them. */
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
  const { locale, words } = useOrderSpeech()
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
      {open && <Cells day={open} {...field} />}
      {window !== null && way === 'collect' && (
        <p className={styles.note}>{window.afterCutOff ? say.after : say.before}</p>
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

/** Without a script: the open days below one another, each with its windows. */
function Times({ days, ...rest }: { readonly days: readonly PickupDay[] } & Omit<CellsProps, 'day'>) {
  return days
    .filter(({ cells }) => cells.some(({ past }) => !past))
    .map((day) => (
      <div key={day.day} className={styles.times}>
        <b>
          {day.name} <small>{day.date}</small>
        </b>
        <Cells day={day} {...rest} />
      </div>
    ))
}

function Cells({ day, name, form, window, onChange }: CellsProps) {
  const { words } = useOrderSpeech()
  const { pickup: say } = words
  return (
    <div className={styles.cells} role="radiogroup" aria-label={`${day.name} ${say.window}`}>
      {day.cells.map(({ from, until, afterCutOff, text, past, cutOff }) => (
        <div key={from} className={styles.slot}>
          {cutOff !== null && <p className={styles.cutOff}>{cutOff}</p>}
          <label data-past={past ? '' : undefined}>
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
            {text}
          </label>
        </div>
      ))}
    </div>
  )
}
