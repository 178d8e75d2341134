import { fill } from '@hongyan/locales'
import { Button } from '@hongyan/ui/button.tsx'
import { ChevronLeftIcon, ChevronRightIcon, DownloadIcon } from '@hongyan/ui/icons.tsx'
import { stack } from '@hongyan/ui/layout.ts'
import { SegmentRadio, SegmentTrack } from '@hongyan/ui/segment.tsx'
import { useState } from 'react'
import { type LabelSize, labelSizeNames } from '../../labels/label-sizes.ts'
import type { Confirmation } from '../state/saved-placed.ts'
import { useLabel } from '../state/use-label.ts'
import { saveLabels } from '../state/use-placed.ts'
import { orderButtons, pieceButton } from '../submitted-order.ts'
import styles from './confirmation-label.module.css'
import { LabelPicture } from './label-picture.tsx'
import { useOrderTexts } from './order-texts.ts'
import { WaitingLabel } from './waiting-label.tsx'

/** The label as it is printed, on the paper that is chosen, and the file of all of them. */
export function ConfirmationLabel({
  confirmation,
  ready,
  form,
}: {
  readonly confirmation: Confirmation
  /** The order has a label. */
  readonly ready: boolean
  /** The form that the buttons belong to. */
  readonly form: string
}) {
  const { words } = useOrderTexts()
  const { confirmation: say } = words
  const [size, setSize] = useState<LabelSize>('100x150')
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const { label, show } = useLabel(confirmation.receipt, ready, confirmation.label)
  const save = async () => {
    setState('busy')
    setState((await saveLabels(confirmation.receipt, size)) ? 'idle' : 'failed')
  }
  if (!ready) {
    return (
      <section className={styles.label} aria-labelledby="order-labels">
        <h2 id="order-labels" className="visually-hidden">
          {say.label}
        </h2>
        <div className={styles.table}>
          <WaitingLabel form={confirmation.form} placedAt={confirmation.receipt.placedAt} />
        </div>
      </section>
    )
  }
  return (
    <section className={stack(16, styles.label)} aria-labelledby="order-labels">
      <h2 id="order-labels" className="visually-hidden">
        {say.label}
      </h2>
      <div className={styles.table} data-more={label && label.pieces > 1 ? '' : undefined}>
        {labelSizeNames.map((one) => (
          <div key={one} className={styles.sheet} data-size={one}>
            {label && (
              <LabelPicture
                drawing={label.drawings[one]}
                name={fill(say.labelOf, { number: label.number })}
              />
            )}
          </div>
        ))}
        {label && label.pieces > 1 && (
          <p className={styles.pieces} role="status">
            {(
              [
                [label.piece - 1, say.pieceBefore, ChevronLeftIcon],
                [label.piece + 1, say.pieceAfter, ChevronRightIcon],
              ] as const
            ).map(([piece, name, Icon]) => (
              <button
                key={name}
                type="submit"
                form={form}
                name={pieceButton}
                value={piece}
                aria-label={name}
                disabled={piece < 1 || piece > label.pieces}
                onClick={() => show(piece)}
              >
                <Icon size={18} />
              </button>
            ))}
            <span>{fill(say.piece, { piece: label.piece, pieces: label.pieces })}</span>
          </p>
        )}
      </div>
      <fieldset className={styles.papers}>
        <legend>{say.paper}</legend>
        <SegmentTrack size="small">
          {labelSizeNames.map((one) => (
            <SegmentRadio
              key={one}
              form={form}
              name="paper"
              value={one}
              checked={size === one}
              onChange={() => setSize(one)}
            >
              {say.sizes[one]}
            </SegmentRadio>
          ))}
        </SegmentTrack>
      </fieldset>
      <Button
        type="submit"
        form={form}
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
    </section>
  )
}
