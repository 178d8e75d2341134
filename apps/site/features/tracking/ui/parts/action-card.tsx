import type { DeliveryChoice } from '@hongyan/domain/shipments/shipment-vocabulary'
import type { NextAction, TrackedShipment } from '@hongyan/domain/tracking/tracking-answer'
import { fill, telephoneLink } from '@hongyan/locales'
import { classNames } from '@hongyan/ui/class-names.ts'
import { BoxIcon, ClockIcon, PhoneIcon, PinIcon } from '@hongyan/ui/icons.tsx'
import type { ReactNode } from 'react'
import { paths } from '../../../../paths.ts'
import { WholeBrackets } from '../../../../shell/parts/section-head/whole-brackets.tsx'
import { momentOf } from '../text/shipment-words.ts'
import { type TrackingTexts, useTrackingTexts } from '../tracking-texts.ts'
import styles from './action-card.module.css'
import { CardLink } from './card-link.tsx'

/** What a receiver may choose in place of this delivery, signed in. */
const wishes = [
  { wish: 'locker', icon: <BoxIcon /> },
  { wish: 'another-day', icon: <ClockIcon /> },
  { wish: 'branch', icon: <PinIcon /> },
] as const satisfies readonly { readonly wish: DeliveryChoice; readonly icon: ReactNode }[]

/** The one thing that may be asked of the receiver now, with the way to do it. Nothing when there is none. */
export function ActionCard({
  shipment,
  className,
}: {
  readonly shipment: TrackedShipment
  readonly className?: string | undefined
}) {
  const texts = useTrackingTexts()
  const { action, destination, waybillNo } = shipment
  if (!action) return null
  const { words, locale, signsIn } = texts
  return (
    <section className={classNames(styles.card, className)}>
      <h3>{words.action[action.kind].title}</h3>
      <p>
        <WholeBrackets text={leadOf(texts, action, destination.zone)} />
      </p>
      {action.kind === 'choose-delivery' &&
        signsIn &&
        wishes.map(({ wish, icon }) => (
          <CardLink
            key={wish}
            href={paths.myShipments(locale, `open=${waybillNo}&wish=${wish}`)}
            icon={icon}
            own
          >
            {words.action['choose-delivery'].wishes[wish]}
          </CardLink>
        ))}
      {action.kind === 'collect' && (
        <CardLink href={paths.branchesIn(locale, destination.cityCode)} icon={<PinIcon />}>
          {words.action.collect.place}
        </CardLink>
      )}
      <CardLink href={telephoneLink(words.hotlineNumber)} icon={<PhoneIcon />}>
        {words.action[action.kind].call}
      </CardLink>
    </section>
  )
}

function leadOf(texts: TrackingTexts, action: NextAction, zone: string): string {
  const { words, locale } = texts
  switch (action.kind) {
    case 'choose-delivery':
      return fill(words.action[action.kind].lead, { until: momentOf(texts, { at: action.until, zone }) })
    case 'collect': {
      const { lead, leadOpen } = words.action.collect
      const site = action.site?.[locale] ?? ''
      if (site === '') return words.statuses.awaiting_collection.meaning
      return action.until === null
        ? fill(leadOpen, { site })
        : fill(lead, { site, until: momentOf(texts, { at: action.until, zone }) })
    }
    default:
      return words.action[action.kind].lead
  }
}
