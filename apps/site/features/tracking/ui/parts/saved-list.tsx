import { fill, formatAge } from '@hongyan/locales'
import { CloseIcon, PencilIcon } from '@hongyan/ui/icons.tsx'
import { type FormEvent, useId, useState } from 'react'
import { paths } from '../../../../paths.ts'
import { StatusTag } from '../../widgets/status/status-tag.tsx'
import { savedShipments } from '../../widgets/tracking-box/limits.ts'
import type { DeviceList, SavedShipment } from '../state/device-list.ts'
import type { TrackingHandlers } from '../state/handlers.ts'
import { useTrackingTexts } from '../tracking-texts.ts'
import { NumberLink } from './number-link.tsx'
import styles from './saved-list.module.css'

/** The shipments kept on this device, each with its note, last known status and the age of that. */
export function SavedList({
  list,
  handlers,
}: {
  readonly list: DeviceList
  readonly handlers: TrackingHandlers
}) {
  const { words } = useTrackingTexts()
  const id = useId()
  if (list.length === 0) return null
  return (
    <section aria-labelledby={id} className={styles.kept} data-print="no">
      <div className={styles.head}>
        <h2 id={id}>{words.saved.title}</h2>
        <button type="button" onClick={handlers.clearSaved}>
          {words.clear}
        </button>
      </div>
      <ul className={styles.items}>
        {list.map((kept) => (
          <SavedRow key={kept.number} kept={kept} handlers={handlers} />
        ))}
      </ul>
      <p className={styles.note}>
        {words.saved.lead}
        {list.length === savedShipments && ` ${fill(words.saved.full, { count: savedShipments })}`}
      </p>
    </section>
  )
}

function SavedRow({ kept, handlers }: { readonly kept: SavedShipment; readonly handlers: TrackingHandlers }) {
  const { locale, words, now } = useTrackingTexts()
  const [editing, setEditing] = useState(false)
  const { number, nickname, answer } = kept
  const rename = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    handlers.rename(number, String(new FormData(event.currentTarget).get('note')))
    setEditing(false)
  }
  return (
    <li className={styles.item}>
      <NumberLink
        href={paths.track(locale, [number])}
        onFollow={() => handlers.add(number)}
        className={styles.link}
      >
        <strong>{nickname || number}</strong>
        {nickname && <span className={styles.note}>{number}</span>}
        <span className={styles.state}>
          {answer.kind === 'found' && <StatusTag status={answer.shipment.status} words={words} />}
          <span className={styles.note}>
            {fill(words.freshness.current, { age: formatAge(locale, kept.fetchedAt, now) })}
          </span>
        </span>
      </NumberLink>
      <span className={styles.tools}>
        <button
          type="button"
          aria-expanded={editing}
          aria-label={`${words.saved.rename}, ${number}`}
          title={words.saved.rename}
          onClick={() => setEditing(!editing)}
        >
          <PencilIcon size={16} />
        </button>
        <button
          type="button"
          aria-label={`${words.saved.remove}, ${number}`}
          title={words.saved.remove}
          onClick={() => handlers.dropSaved(number)}
        >
          <CloseIcon size={14} />
        </button>
      </span>
      {editing && (
        <form onSubmit={rename} className={styles.edit}>
          <input name="note" defaultValue={nickname} maxLength={40} aria-label={words.saved.name} />
          <button type="submit">{words.save}</button>
        </form>
      )}
    </li>
  )
}
