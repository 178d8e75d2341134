import type { TrackedShipment } from '@hongyan/domain/tracking/tracking-answer'
import { fill } from '@hongyan/locales'
import { statusTones } from '../../widgets/status/status-tones.ts'
import { collectedOf } from '../text/arrival.ts'
import { useTrackingTexts } from '../tracking-texts.ts'
import styles from './milestone-progress.module.css'

/** So many letters of their longest words have room beside each other on a phone. */
const lettersBeside = 42

/** The five steps of every journey as bars with words; of one that turned back, those it took and the way back. */
export function MilestoneProgress({ shipment }: { readonly shipment: TrackedShipment }) {
  const { locale, words } = useTrackingTexts()
  const city = shipment.destination.name[locale]
  const { status, milestones } = shipment
  const isWaiting = status === 'awaiting_collection'
  const isCollected = collectedOf(shipment) !== null
  const back = status === 'returning' || status === 'returned'
  const steps = milestones
    .filter(({ state }) => !back || state === 'done')
    .map(({ step, state }) => ({
      name: step === 'reached_destination' ? fill(words.reachedCity, { city }) : words.milestones[step],
      state,
    }))
    // What is collected is not brought: that step is the waiting.
    .map((one, at) => {
      if (!isWaiting && !isCollected) return one
      const collecting = milestones.findIndex(({ step }) => step === 'out_for_delivery')
      const { name } = words.statuses.awaiting_collection
      if (isCollected) {
        if (at === collecting) return { ...one, name }
        return at > collecting ? { ...one, name: words.arrival.collectedStep } : one
      }
      if (at === collecting) return { name, state: 'current' as const }
      return at < collecting ? { ...one, state: 'done' as const } : one
    })
  if (back)
    steps.push({ name: words.statuses[status].name, state: status === 'returned' ? 'done' : 'current' })
  return (
    <ol
      className={styles.steps}
      data-tone={statusTones[status]}
      data-long={lettersOf(steps) > lettersBeside ? '' : undefined}
    >
      {steps.map(({ name, state }) => (
        <li key={name} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
          {name}
          <span className="visually-hidden"> ({words.milestoneStates[state]})</span>
        </li>
      ))}
    </ol>
  )
}

/** Letters of the longest word of each step together; Chinese breaks anywhere. */
function lettersOf(steps: readonly { readonly name: string }[]): number {
  const words = steps.map(({ name }) => name.split(/\p{Script=Han}|[\s-]+/u).map(({ length }) => length))
  return words.reduce((sum, lengths) => sum + Math.max(...lengths), 0)
}
