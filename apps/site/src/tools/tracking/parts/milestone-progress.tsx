import type { TrackedShipment } from '@hongyan/domain/tracking-answer'
import { fill } from '@hongyan/locales'
import { useSpeech } from '../speech.ts'
import styles from './milestone-progress.module.css'

/** The five steps of every journey as bars with words. */
export function MilestoneProgress({ shipment }: { readonly shipment: TrackedShipment }) {
  const { locale, words } = useSpeech()
  const city = shipment.destination.name[locale]
  return (
    <ol className={styles.steps}>
      {shipment.milestones.map(({ step, state }) => (
        <li key={step} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
          {step === 'reached_destination' ? fill(words.reachedCity, { city }) : words.milestones[step]}
          <span className="visually-hidden"> ({words.milestoneStates[state]})</span>
        </li>
      ))}
    </ol>
  )
}
