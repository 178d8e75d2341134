import { fill, formatDate, formatTime, homeZone } from '@hongyan/locales'
import { Button } from '@hongyan/ui/button.tsx'
import { FieldProblem } from '@hongyan/ui/field.tsx'
import { useState } from 'react'
import { call } from '../../../../client/call.ts'
import { pickupWindowsAction } from '../../actions.ts'
import type { WindowDraft } from '../form/order-form.ts'
import type { PickupOffer } from '../form/pickup-strip.ts'
import type { Moved, PlacedOrder, Refusal } from '../state/use-placed.ts'
import { orderButtons } from '../submitted-order.ts'
import styles from './confirmation-changes.module.css'
import { useOrderTexts } from './order-texts.ts'
import { PickupStrip } from './pickup-strip.tsx'

type Props = {
  readonly order: PlacedOrder
  /** The form that the buttons belong to. */
  readonly form: string
}

/** What may still be asked of an order that was placed: another time, or nothing at all. */
export function ConfirmationChanges({
  windows,
  moved,
  awake,
  now,
  onMove,
  onCancel,
  refusal,
  ...props
}: Props & {
  readonly windows: PickupOffer | null
  readonly moved: Moved | null
  readonly awake: boolean
  readonly now: number
  readonly onMove: (window: WindowDraft) => Promise<Moved>
  readonly onCancel: () => Promise<boolean>
  /** Why the last change was not made; null for none. */
  readonly refusal: Refusal | null
}) {
  const { words } = useOrderTexts()
  const may = (change: 'pickup' | 'cancel') => props.order.allowed.find((one) => one.change === change)
  const [pickup, cancel] = [may('pickup'), may('cancel')]
  // Where the change is not offered any more, its place says why it was not made.
  const isGone = refusal !== null && !(refusal.change === 'pickup' ? pickup : cancel)
  if (!pickup && !cancel && !isGone) return null
  return (
    <div className={styles.changes}>
      {isGone && (
        <FieldProblem role="alert">
          {[refusal.text, words.confirmation.changeOver].filter(Boolean).join(' ')}
        </FieldProblem>
      )}
      {pickup && <MovePickup {...props} {...{ windows, moved, awake, now, onMove }} until={pickup.until} />}
      {cancel && (
        <CancelOrder
          {...props}
          onCancel={onCancel}
          until={cancel.until}
          reason={refusal?.change === 'cancel' ? refusal.text : null}
        />
      )}
    </div>
  )
}

function Until({ until, text }: { readonly until: string | null; readonly text: string }) {
  const { locale } = useOrderTexts()
  if (until === null) return null
  const day = formatDate(locale, until, homeZone)
  return <p>{fill(text, { day, time: formatTime(locale, until, homeZone) })}</p>
}

type Choices = { readonly kind: 'none' | 'failed' } | { readonly kind: 'offer'; readonly offer: PickupOffer }

function MovePickup({
  order,
  form,
  until,
  windows,
  moved: before,
  awake,
  now,
  onMove,
}: Props & {
  readonly until: string | null
  readonly windows: PickupOffer | null
  readonly moved: Moved | null
  readonly awake: boolean
  readonly now: number
  readonly onMove: (window: WindowDraft) => Promise<Moved>
}) {
  const { words } = useOrderTexts()
  const { confirmation: say, pickup: times } = words
  const [choices, setChoices] = useState<Choices>(
    windows === null ? { kind: 'none' } : { kind: 'offer', offer: windows },
  )
  const [open, setOpen] = useState(before !== null && before.kind !== 'moved')
  const [window, setWindow] = useState<WindowDraft | null>(null)
  const [moved, setMoved] = useState(before)
  const [busy, setBusy] = useState(false)
  const ask = async () => {
    const { division } = order.sender
    const query = { division, product: order.product, way: order.pickup.way }
    const reply = await call(pickupWindowsAction, { query })
    setChoices(reply.kind === 'ok' ? { kind: 'offer', offer: reply.answer.data } : { kind: 'failed' })
  }
  const send = async () => {
    if (window === null) return setMoved({ kind: 'refused', text: say.moveChoose })
    setBusy(true)
    const became = await onMove(window)
    setMoved(became)
    setBusy(false)
    if (became.kind === 'moved') {
      setWindow(null)
      setOpen(false)
    }
  }
  const isOpen = choices.kind === 'offer' && hasOpen(choices.offer)
  return (
    <>
      <details
        className={styles.change}
        open={open}
        onToggle={({ currentTarget }) => {
          setOpen(currentTarget.open)
          if (currentTarget.open && choices.kind !== 'offer') void ask()
        }}
      >
        <summary>{say.move}</summary>
        <div className={styles.ask}>
          {isOpen ? (
            <>
              <PickupStrip
                name="moved"
                form={form}
                offer={choices.offer}
                window={window}
                way={order.pickup.way}
                awake={awake}
                now={now}
                onChange={(chosen) => {
                  setWindow(chosen)
                  setMoved(null)
                }}
              />
              {moved !== null && moved.kind !== 'moved' && (
                <FieldProblem role="alert">
                  {moved.kind === 'refused' ? moved.text : fill(say.moveFailed, { hotline: words.hotline })}
                </FieldProblem>
              )}
              <Button
                type="submit"
                form={form}
                name="do"
                value={orderButtons.move}
                kind="secondary"
                size="small"
                disabled={busy}
                onClick={() => void send()}
              >
                {say.moveSave}
              </Button>
            </>
          ) : choices.kind === 'offer' ? (
            <p>{say.moveNone}</p>
          ) : choices.kind === 'failed' ? (
            <>
              <p>{times.failed}</p>
              <Button kind="secondary" size="small" onClick={() => void ask()}>
                {times.retry}
              </Button>
            </>
          ) : (
            <p>{say.moveLoading}</p>
          )}
          <Until until={until} text={say.moveUntil} />
        </div>
      </details>
      <p className={styles.moved} role="status">
        {moved?.kind === 'moved' && say.moved}
      </p>
    </>
  )
}

function hasOpen({ days }: PickupOffer): boolean {
  return days.some(({ windows }) => windows.some(({ state }) => state === 'open'))
}

function CancelOrder({
  form,
  until,
  onCancel,
  reason,
}: Props & {
  readonly until: string | null
  readonly onCancel: () => Promise<boolean>
  /** Why the server refused it; null where it has not. */
  readonly reason: string | null
}) {
  const { words } = useOrderTexts()
  const { confirmation: say } = words
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const send = async () => {
    setState('busy')
    setState((await onCancel()) ? 'idle' : 'failed')
  }
  return (
    <details className={styles.change}>
      <summary>{say.cancel}</summary>
      <div className={styles.ask}>
        <p>{say.cancelSure}</p>
        <Button
          type="submit"
          form={form}
          name="do"
          value={orderButtons.cancel}
          kind="secondary"
          size="small"
          disabled={state === 'busy'}
          onClick={() => void send()}
        >
          {say.cancelYes}
        </Button>
        {state === 'failed' && (
          <FieldProblem role="alert">
            {reason ?? fill(say.cancelFailed, { hotline: words.hotline })}
          </FieldProblem>
        )}
        <Until until={until} text={say.cancelUntil} />
      </div>
    </details>
  )
}
