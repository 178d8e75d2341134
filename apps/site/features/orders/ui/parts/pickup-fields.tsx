import { pickupWays } from '@hongyan/domain/orders/order-vocabulary'
import { fill } from '@hongyan/locales'
import { Button } from '@hongyan/ui/button.tsx'
import { FieldProblem } from '@hongyan/ui/field.tsx'
import { stack } from '@hongyan/ui/layout.ts'
import { SegmentRadio, SegmentTrack } from '@hongyan/ui/segment.tsx'
import type { OrderForm } from '../form/order-form.ts'
import type { PickupState } from '../state/use-pickup.ts'
import { useOrderTexts } from './order-texts.ts'
import styles from './pickup-fields.module.css'
import { PickupStrip } from './pickup-strip.tsx'

/** How and when the goods change hands. */
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
  const { words } = useOrderTexts()
  const { pickup: say } = words
  return (
    <section
      className={stack(16, styles.pickup)}
      id="order-pickup"
      aria-labelledby="order-pickup-title"
      tabIndex={-1}
    >
      <div className={styles.head}>
        <h2 id="order-pickup-title">{say.title}</h2>
        <SegmentTrack role="radiogroup" aria-labelledby="order-pickup-title">
          {pickupWays.map((way) => (
            <SegmentRadio
              key={way}
              name="way"
              value={way}
              checked={form.way === way}
              onChange={() => onChange({ way, window: null })}
            >
              {say.ways[way]}
            </SegmentRadio>
          ))}
        </SegmentTrack>
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
        <PickupStrip
          name="window"
          offer={pickup.offer}
          window={form.window}
          way={form.way}
          awake={awake}
          now={now}
          onChange={(window) => onChange({ window })}
        />
      )}
      {problem && <FieldProblem role="alert">{problem}</FieldProblem>}
    </section>
  )
}
