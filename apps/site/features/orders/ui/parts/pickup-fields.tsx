import { pickupWays } from '@hongyan/domain/order-rules'
import { fill } from '@hongyan/locales'
import { Button } from '@hongyan/ui/button.tsx'
import { FieldProblem } from '@hongyan/ui/field.tsx'
import { useState } from 'react'
import type { OrderForm } from '../form/order-form.ts'
import { firstOpenDay, type PickupDay, pickupStrip } from '../form/pickup-strip.ts'
import type { PickupState } from '../state/use-pickup.ts'
import styles from './pickup-fields.module.css'
import { useOrderSpeech } from './speech.ts'

/** How and when the goods change hands: days, and the windows of one, past ones hatched, the cut-off between them. */
export function PickupFields({
  form,
  pickup,
  awake,
  now,
  problem,
  onChange,
  onRetry,
}: {
  readonly form: OrderForm
  readonly pickup: PickupState
  readonly awake: boolean
  readonly now: number
  readonly problem: string | undefined
  readonly onChange: (changes: Partial<OrderForm>) => void
  readonly onRetry: () => void
}) {
  const { words } = useOrderSpeech()
  const { pickup: say } = words
  return (
    <section className={styles.pickup} id="order-pickup" aria-labelledby="order-pickup-title" tabIndex={-1}>
      <div className={styles.head}>
        <h2 id="order-pickup-title">{say.title}</h2>
        <div className={styles.ways} role="radiogroup" aria-labelledby="order-pickup-title">
          {pickupWays.map((way) => (
            <label key={way}>
              <input
                type="radio"
                name="way"
                value={way}
                checked={form.way === way}
                onChange={() => onChange({ way, window: null })}
              />
              {say.ways[way]}
            </label>
          ))}
        </div>
      </div>
      {pickup.kind === 'none' || pickup.kind === 'loading' ? (
        <p className={styles.hint}>{awake ? say.hint : say.plainHint}</p>
      ) : pickup.kind === 'failed' ? (
        <div className={styles.failed}>
          <p>{say.failed}</p>
          <Button kind="secondary" size="small" onClick={onRetry}>
            {say.retry}
          </Button>
        </div>
      ) : pickup.offer.days.length === 0 ? (
        <p className={styles.hint}>
          {pickup.offer.branch === null ? fill(say.noBranch, { hotline: words.hotline }) : say.none}
        </p>
      ) : (
        <Strip form={form} offer={pickup.offer} awake={awake} now={now} onChange={onChange} />
      )}
      {problem && <FieldProblem role="alert">{problem}</FieldProblem>}
    </section>
  )
}

function Strip({
  form,
  offer,
  awake,
  now,
  onChange,
}: {
  readonly form: OrderForm
  readonly offer: Extract<PickupState, { kind: 'offer' }>['offer']
  readonly awake: boolean
  readonly now: number
  readonly onChange: (changes: Partial<OrderForm>) => void
}) {
  const { locale, words } = useOrderSpeech()
  const { pickup: say } = words
  const days = pickupStrip(locale, words, offer, now)
  const held = days.find(({ cells }) => cells.some(({ from }) => from === form.window?.from))
  const [chosen, setChosen] = useState<string | null>(null)
  const open = days.find(({ day }) => day === (chosen ?? held?.day ?? firstOpenDay(days))) ?? days[0]
  if (!awake) return <Times days={days} form={form} onChange={onChange} />
  return (
    <>
      <div className={styles.days} role="radiogroup" aria-label={say.day}>
        {days.map(({ day, name, date }) => (
          <label key={day}>
            <input
              type="radio"
              name="day"
              checked={day === open?.day}
              onChange={() => {
                setChosen(day)
                onChange({ window: null })
              }}
            />
            <b>{name}</b>
            <small>{date}</small>
          </label>
        ))}
      </div>
      {open?.cells.length === 0 && <p className={styles.hint}>{say.closed}</p>}
      {open && <Cells day={open} form={form} onChange={onChange} />}
      {form.window !== null && form.way === 'collect' && (
        <p className={styles.note}>{form.window.afterCutOff ? say.after : say.before}</p>
      )}
    </>
  )
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

type CellsProps = {
  readonly day: PickupDay
  readonly form: OrderForm
  readonly onChange: (changes: Partial<OrderForm>) => void
}

function Cells({ day, form, onChange }: CellsProps) {
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
              name="window"
              value={`${from}|${until}`}
              disabled={past}
              aria-label={past ? fill(say.past, { time: text }) : text}
              checked={form.window?.from === from}
              onChange={() => onChange({ window: { from, until, afterCutOff } })}
            />
            {text}
          </label>
        </div>
      ))}
    </div>
  )
}
