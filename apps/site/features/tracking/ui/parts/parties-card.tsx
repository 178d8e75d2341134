import type { UnlockedParties } from '@hongyan/domain/tracking/tracking-answer'
import { fill, locales, sourceId } from '@hongyan/locales'
import type { UnlockState } from '../state/lookup.ts'
import { clockWords } from '../text/when-words.ts'
import { useTrackingTexts } from '../tracking-texts.ts'
import styles from './side-card.module.css'

type PartiesCardProps = {
  readonly parties: UnlockedParties
  readonly state: UnlockState
  readonly zone: string
  readonly onLock: () => void
}

/** Names, phones and addresses: of an own shipment in full, of an unlocked one as far as they may be shown. */
export function PartiesCard({ parties, state, zone, onLock }: PartiesCardProps) {
  const texts = useTrackingTexts()
  const { unlock } = texts.words
  const isOwn = parties.shown === 'in-full'
  const rows = [
    [unlock.sender, `${parties.senderName} ${parties.senderPhone}`],
    ...(parties.senderAddress === null ? [] : [[unlock.senderAddress, parties.senderAddress]]),
    [unlock.receiver, `${parties.receiverName} ${parties.receiverPhone}`],
    [unlock.address, parties.receiverAddress],
  ]
  return (
    <section className={styles.card}>
      <h3>{unlock.shown}</h3>
      <dl className={styles.rows}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd lang={locales[sourceId].htmlLang}>{value}</dd>
          </div>
        ))}
      </dl>
      {isOwn ? <p>{unlock.own}</p> : <Masked state={state} zone={zone} onLock={onLock} />}
    </section>
  )
}

/** What of an unlocked shipment is not shown, until when the rest is, and what hides it again. */
function Masked({ state, zone, onLock }: Omit<PartiesCardProps, 'parties'>) {
  const texts = useTrackingTexts()
  const { unlock } = texts.words
  return (
    <>
      <p>
        {unlock.masked}
        {state.kind === 'open' && ` ${fill(unlock.opened, { time: clockWords(texts, state.until, zone) })}`}
      </p>
      <button type="button" onClick={onLock} className={styles.quiet} data-print="no">
        {unlock.again}
      </button>
    </>
  )
}
