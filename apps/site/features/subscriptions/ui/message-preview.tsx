import { subscriptionMessages, trackingMessages, wordMessages } from '@hongyan/content/messages'
import { findPlace } from '@hongyan/domain/places/find-place'
import type { SubscriptionChannel } from '@hongyan/domain/subscriptions/subscription-rules'
import { dayAtHome, instantAtHome } from '@hongyan/kernel/home-time'
import { fill, formatMoment, formatZone, homeZone, type LocaleId } from '@hongyan/locales'
import { sampleNumbers } from '../../../calls/sample-numbers.ts'
import { ScenePicture } from '../../../shell/scene-picture.tsx'
import styles from './beside.module.css'

/** Where the goods of the drawn message are bound for. */
const destination = findPlace('110100')

/** When couriers set out: the hour of the drawn message, whenever the page is looked at. */
const hourOfDelivery = '09:20'

/** What is sent on one channel, in the words that are sent, about goods that are being delivered on the day of `now` (ms UTC). */
export function MessagePreview({
  locale,
  now,
  channel,
  hasRoom,
}: {
  readonly locale: LocaleId
  readonly now: number
  readonly channel: SubscriptionChannel
  /** Whether nothing stands below it. */
  readonly hasRoom: boolean
}) {
  const { ask, mailed, text, feed } = subscriptionMessages(locale)
  const { number } = sampleNumbers.out_for_delivery
  const { name: status, meaning } = trackingMessages(locale).statuses.out_for_delivery
  const { brand } = wordMessages(locale)
  const at = instantAtHome(dayAtHome(now), hourOfDelivery)
  const written = fill(mailed.line, {
    number,
    status,
    meaning,
    at: formatMoment(locale, at, homeZone),
    zone: formatZone(locale, homeZone, at),
    city: destination?.name[locale] ?? '',
    track: '',
    stop: '',
  }).split('\n')
  // The last two lead to the shipment, and stop it.
  const links = written.slice(-2)
  const [title, ...lines] = {
    sms: [brand, fill(text.one, { number, status, stop: '↗' })],
    feed: [fill(feed.title, { number }), status, meaning, formatMoment(locale, at, homeZone)],
    mail: [fill(mailed.oneSubject, { number, status }), ...written.slice(1, -2)],
  }[channel]
  return (
    <figure className={styles.preview}>
      <figcaption>{ask.preview}</figcaption>
      <div data-channel={channel}>
        {channel === 'mail' && (
          <p>
            {ask.sender} {brand}
          </p>
        )}
        <b>{title}</b>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {channel === 'mail' && (
          <p>
            {links.map((link) => (
              <u key={link}>{link.split(/[:：]/)[0]}</u>
            ))}
          </p>
        )}
      </div>
      {hasRoom && <ScenePicture name="doorstep" sizes="288px" />}
    </figure>
  )
}
