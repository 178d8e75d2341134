import { merchantMessages } from '@hongyan/content/messages'
import { fill, formatMoment, formatNumber, homeZone } from '@hongyan/locales'
import { ChevronDownIcon } from '@hongyan/ui/icons.tsx'
import { SegmentLink, SegmentTrack } from '@hongyan/ui/segment.tsx'
import { Tag, type Tone } from '@hongyan/ui/tag.tsx'
import { paths } from '../../../paths.ts'
import type { MerchantPage, MerchantView, ShownEvent } from '../load.ts'
import { queryOf, type ShownLog } from '../shown-log.ts'
import { DeliveryStrip } from './delivery-strip.tsx'
import { EventDetails } from './event-details.tsx'
import { eventState } from './event-state.ts'
import styles from './log.module.css'
import shared from './page.module.css'

type Log = NonNullable<MerchantView['log']>
type Props = { readonly data: MerchantPage; readonly log: Log }

/** What a webhook was told, newest first, with one event open. */
export function EventLog({ data, log }: Props) {
  const { locale, shown } = data
  const { log: words } = merchantMessages(locale)
  const { page, webhookId } = log
  const counts = Object.entries(page.counts).map(([name, count]) => [name, formatNumber(locale, count)])
  const address = (changes: Partial<ShownLog>) => {
    const query = queryOf({ ...shown, webhook: webhookId, after: null, event: null, ...changes })
    return `${paths.merchant(locale, query)}#${changes.event ?? webhookId}`
  }
  return (
    <div className={styles.log}>
      <div className={styles.logBar}>
        <p>{fill(words.counts, Object.fromEntries(counts))}</p>
        <SegmentTrack role="group" aria-label={words.title}>
          {([null, 'failed'] as const).map((only) => (
            <SegmentLink
              key={only ?? 'all'}
              href={address({ only })}
              aria-current={shown.only === only ? 'page' : undefined}
            >
              {words[only ?? 'all']}
            </SegmentLink>
          ))}
        </SegmentTrack>
      </div>
      <DeliveryStrip locale={locale} events={page.events} />
      {page.events.length === 0 && (
        <p className={shared.cardFoot}>{shown.only === null ? words.none : words.noneFailed}</p>
      )}
      <ol>
        {page.events.map((event) => (
          <EventLine key={event.id} data={data} log={log} of={event} address={address} />
        ))}
      </ol>
      {(page.next !== null || shown.after !== null) && (
        <p className={shared.cardFoot}>
          {shown.after !== null && (
            <a className={shared.more} href={address({})}>
              {words.newest}
            </a>
          )}
          {page.next !== null && (
            <a className={shared.more} href={address({ after: page.next })}>
              {words.older}
            </a>
          )}
        </p>
      )}
    </div>
  )
}

const tones: Readonly<Record<ShownEvent['state'], Tone>> = {
  waiting: 'neutral',
  retrying: 'caution',
  delivered: 'positive',
  failed: 'wrong',
  cancelled: 'neutral',
}

type LineProps = Props & {
  readonly of: ShownEvent
  readonly address: (changes: Partial<ShownLog>) => string
}

function EventLine({ data, log, of, address }: LineProps) {
  const { locale, shown } = data
  const { log: words } = merchantMessages(locale)
  const { lastAttempt: last } = of
  const isOpen = log.open?.id === of.id
  return (
    <li id={of.id} className={isOpen ? styles.opened : undefined}>
      <a
        className={styles.line}
        href={address({ after: shown.after, event: isOpen ? null : of.id })}
        aria-expanded={isOpen}
      >
        <span className={styles.at}>{formatMoment(locale, of.createdAt, homeZone)}</span>
        <code translate="no">{of.type}</code>
        <span className={styles.number}>{of.type === 'webhook.test' ? '' : of.number}</span>
        <span className={styles.state}>
          <Tag tone={tones[of.state]}>{eventState(of, words)}</Tag>
        </span>
        <span className={styles.took}>
          {last && fill(words.took, { ms: formatNumber(locale, last.tookMs) })}
        </span>
        <ChevronDownIcon size={18} />
      </a>
      {isOpen && log.open && <EventDetails data={data} of={log.open} />}
    </li>
  )
}
