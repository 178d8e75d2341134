import { subscriptionMessages, trackingMessages } from '@hongyan/content/messages'
import { findPlace } from '@hongyan/domain/places/find-place'
import type { SubscriptionMessage } from '@hongyan/domain/subscriptions/subscription-message'
import { fill, formatMoment, formatZone, homeZone } from '@hongyan/locales'
import { paths } from '../../paths.ts'
import { mailSignature } from './mail-signature.ts'

type SubscriberMail = {
  readonly subject: string
  readonly text: string
  /** Where one click stops what the mail is about. */
  readonly stop: string
}

/** The mail to somebody who follows shipments: what a look-up without digits shows, and how to stop it. */
export function subscriberWords(message: SubscriptionMessage, origin: string): SubscriberMail {
  const { locale } = message.to
  const words = subscriptionMessages(locale).mailed
  const url = (path: string): string => new URL(path, origin).href
  const stopAt = (token: string): string => url(paths.stopSubscription(locale, token))
  if (message.kind === 'confirm') {
    const { waybillNo: number, until, confirm, stop } = message
    const link = url(paths.confirmSubscription(locale, confirm))
    const filled = { number, until: formatMoment(locale, until, homeZone), confirm: link, stop: stopAt(stop) }
    return {
      subject: fill(words.confirmSubject, filled),
      text: `${fill(words.confirmText, filled)}\n\n${mailSignature(locale, origin)}`,
      stop,
    }
  }
  const { shipments, stopAll } = message
  const statuses = trackingMessages(locale).statuses
  const parts = shipments.map(({ waybillNo: number, status, since, destinationCity, stop }) => {
    const { name, meaning } = statuses[status]
    const place = findPlace(destinationCity)
    return fill(words.line, {
      number,
      status: name,
      meaning,
      at: formatMoment(locale, since, place?.zone ?? homeZone),
      zone: formatZone(locale, place?.zone ?? homeZone, since),
      city: place === null ? destinationCity : place.name[locale],
      track: url(paths.track(locale, [number])),
      stop: stopAt(stop),
    })
  })
  const [first] = shipments
  const subject =
    first && shipments.length === 1
      ? fill(words.oneSubject, { number: first.waybillNo, status: statuses[first.status].name })
      : fill(words.manySubject, { count: shipments.length })
  const all = shipments.length === 1 ? [] : [fill(words.stopAll, { stop: stopAt(stopAll) })]
  return {
    subject,
    text: [...parts, ...all, words.footer, mailSignature(locale, origin)].join('\n\n'),
    stop: stopAll,
  }
}
