import { trackingMessages } from '@hongyan/content/messages'
import type { ShipmentStatus } from '@hongyan/domain/tracking/vocabulary'
import type { LocaleId } from '@hongyan/locales'
import { statusTones } from '../status/status-tones.ts'
import styles from './stage-line.module.css'
import type { Stage } from './stages-of.ts'

/** The five steps of a journey on one line, each with when and where it was. */
export function StageLine({
  locale,
  status,
  stages,
}: {
  readonly locale: LocaleId
  readonly status: ShipmentStatus
  readonly stages: readonly Stage[]
}) {
  const { milestoneStates } = trackingMessages(locale)
  return (
    <ol className={styles.line} data-tone={statusTones[status]}>
      {stages.map(({ step, name, state, lines }) => (
        <li key={step} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
          <b>{name}</b>
          <span className="visually-hidden"> ({milestoneStates[state]})</span>
          {lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </li>
      ))}
    </ol>
  )
}
