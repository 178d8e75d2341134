import type { ShipmentStatus } from '@hongyan/domain/tracking/vocabulary'
import { classNames } from '@hongyan/ui/class-names.ts'
import styles from './status-bars.module.css'
import { statusTones } from './status-tones.ts'

/** How far a shipment is, a bar for each step, in the colour of its status; the words stand beside it. */
export function StatusBars({
  status,
  steps,
  className,
}: {
  readonly status: ShipmentStatus
  readonly steps: readonly ('done' | 'current' | 'todo')[]
  readonly className?: string | undefined
}) {
  return (
    <span className={classNames(styles.bars, className)} data-tone={statusTones[status]} aria-hidden="true">
      {steps.map((state, step) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the steps of every shipment are the same
        <i key={step} data-state={state} />
      ))}
    </span>
  )
}
