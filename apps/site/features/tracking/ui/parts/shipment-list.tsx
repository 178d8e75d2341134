import type { TrackedShipment } from '@hongyan/domain/tracking/tracking-answer'
import { fill, plural } from '@hongyan/locales'
import { ArrowRightIcon, CloseIcon } from '@hongyan/ui/icons.tsx'
import { useEffect, useId, useRef } from 'react'
import { StatusTag } from '../../widgets/status/status-tag.tsx'
import type { TrackingHandlers } from '../state/handlers.ts'
import type { Lookup } from '../state/lookup.ts'
import { eventsOf } from '../text/events-of.ts'
import { newestFirst } from '../text/newest-first.ts'
import { statusName } from '../text/shipment-words.ts'
import { type TrackQuery, trackPath, withoutNumber } from '../text/track-query.ts'
import { dayWords, isOverdue } from '../text/when-words.ts'
import { type TrackingTexts, useTrackingTexts } from '../tracking-texts.ts'
import { NumberLink } from './number-link.tsx'
import styles from './shipment-list.module.css'

type ShipmentListProps = {
  readonly query: TrackQuery
  readonly lookups: readonly Lookup[]
  readonly handlers: TrackingHandlers
}

/** Every number asked for, as links; beside the result on a desktop, a row over it on small screens. */
export function ShipmentList({ query, lookups, handlers }: ShipmentListProps) {
  const { locale, words } = useTrackingTexts()
  const id = useId()
  const row = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const open = row.current?.querySelector<HTMLElement>('[data-open]')
    if (open && query.open !== null)
      row.current?.scrollTo({ left: open.offsetLeft - row.current.offsetWidth / 4 })
  }, [query.open])
  return (
    <nav aria-labelledby={id} className={styles.list}>
      <div className={styles.head}>
        <h2 id={id}>{plural(locale, lookups.length, words.list.title)}</h2>
        {lookups.length > 1 && <span>{words.list.newestFirst}</span>}
      </div>
      <ul ref={row} className={styles.items}>
        {newestFirst(lookups).map((lookup) => {
          const { number } = lookup
          return (
            <li key={number} className={styles.item} data-open={number === query.open || undefined}>
              <NumberLink
                href={trackPath(locale, { numbers: query.numbers, open: number })}
                aria-current={number === query.open ? 'true' : undefined}
                onFollow={() => handlers.open(number)}
                className={styles.link}
              >
                <strong>{number}</strong>
                <Summary lookup={lookup} />
              </NumberLink>
              <NumberLink
                href={trackPath(locale, withoutNumber(query, number))}
                aria-label={fill(words.box.removeNumber, { number })}
                onFollow={() => handlers.remove(number)}
                className={styles.remove}
              >
                <CloseIcon size={14} />
              </NumberLink>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

function Summary({ lookup }: { readonly lookup: Lookup }) {
  const texts = useTrackingTexts()
  const { words, locale } = texts
  if (lookup.kind === 'pending') return <span className={styles.note}>{words.states.loading}</span>
  if (lookup.kind === 'failed') return <span className={styles.note}>{words.states.failedTitle}</span>
  const { answer } = lookup
  if (answer.kind === 'bad-format')
    return <span className={styles.problem}>{words.notFound.badFormat.title}</span>
  if (answer.kind === 'unknown') return <span className={styles.problem}>{words.notFound.unknown.title}</span>
  if (answer.kind === 'not-yet-scanned') {
    return <span className={styles.note}>{words.notFound.notYetScanned.title}</span>
  }
  const { shipment } = answer
  return (
    <>
      <span className={styles.route}>
        {shipment.origin.name[locale]} <ArrowRightIcon size={12} /> <span className="visually-hidden">→</span>
        {shipment.destination.name[locale]}
      </span>
      <span className={styles.state}>
        <StatusTag status={shipment.status} words={words} name={statusName(texts, shipment)} />
        <span>{dateOf(texts, shipment)}</span>
      </span>
    </>
  )
}

/** What one wants to know next to a status: that one must act, else the day it comes or the day it ended. */
function dateOf(texts: TrackingTexts, shipment: TrackedShipment): string {
  const { action, eta, status } = shipment
  // Customs asks for papers now and then: nothing is to be done until it does.
  if (action?.kind === 'supply-document') return texts.words.list.withCustoms
  if (action && action.kind !== 'choose-delivery') return texts.words.list.actNow
  // A day beside what stands still would read as that of its arrival.
  if (status === 'on_hold') return texts.words.list.noDay
  if (eta && !isOverdue(texts, eta)) return dayWords(texts, eta.to, eta.zone)
  const [last] = eventsOf(shipment)
  return last ? dayWords(texts, last.at, last.zone) : ''
}
