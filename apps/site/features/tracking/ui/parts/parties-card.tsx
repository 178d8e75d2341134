import type { UnlockedParties } from '@hongyan/domain/tracking-answer'
import { fill, locales } from '@hongyan/locales'
import { useSpeech } from '../speech.ts'
import type { UnlockState } from '../state/lookup.ts'
import { clockWords } from '../text/when-words.ts'
import styles from './side-card.module.css'

type PartiesCardProps = {
  readonly parties: UnlockedParties
  readonly state: UnlockState
  readonly zone: string
  readonly onLock: () => void
}

/** Names, phones and address of an unlocked shipment, as far as they may be shown. */
export function PartiesCard({ parties, state, zone, onLock }: PartiesCardProps) {
  const speech = useSpeech()
  const { unlock } = speech.words
  const rows = [
    [unlock.sender, `${parties.senderName} ${parties.senderPhone}`],
    [unlock.receiver, `${parties.receiverName} ${parties.receiverPhone}`],
    [unlock.address, parties.receiverAddress],
  ]
  return (
    <section className={styles.card}>
      <h3>{unlock.title}</h3>
      <dl className={styles.rows}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd lang={locales['zh-CN'].htmlLang}>{value}</dd>
          </div>
        ))}
      </dl>
      <p>
        {unlock.masked}
        {state.kind === 'open' && ` ${fill(unlock.opened, { time: clockWords(speech, state.until, zone) })}`}
      </p>
      <button type="button" onClick={onLock} className={styles.quiet} data-print="no">
        {unlock.again}
      </button>
    </section>
  )
}
