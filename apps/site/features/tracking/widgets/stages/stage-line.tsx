import { trackingMessages } from '@hongyan/content/messages'
import type { LocaleId } from '@hongyan/locales'
import type { Tone } from '@hongyan/ui/tag.tsx'
import styles from './stage-line.module.css'
import type { Stage } from './stages-of.ts'

/** The five steps of a journey on one line, each with when and where it was. */
export function StageLine({
  locale,
  tone,
  stages,
}: {
  readonly locale: LocaleId
  /** Of how far it is. */
  readonly tone: Tone
  readonly stages: readonly Stage[]
}) {
  const { milestoneStates } = trackingMessages(locale)
  return (
    <ol className={styles.line} data-tone={tone}>
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
