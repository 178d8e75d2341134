import { telephoneLink } from '@hongyan/locales'
import { BoxIcon, ChatIcon, PhoneIcon } from '@hongyan/ui/icons.tsx'
import { paths } from '../../../../paths.ts'
import { useTrackingTexts } from '../tracking-texts.ts'
import styles from './action-card.module.css'
import { CardLink } from './card-link.tsx'

/** Where else a shipment can be found when its number leads nowhere. */
export function OtherWays() {
  const { locale, words, signsIn } = useTrackingTexts()
  const { ways } = words.notFound
  return (
    <section className={styles.card} data-print="no">
      <h3>{ways.title}</h3>
      <p>{ways.lead}</p>
      {signsIn && (
        <CardLink href={paths.myShipments(locale)} icon={<BoxIcon />} own>
          {ways.own}
        </CardLink>
      )}
      <CardLink href={paths.message(locale)} icon={<ChatIcon />}>
        {ways.ask}
      </CardLink>
      <CardLink href={telephoneLink(words.hotlineNumber)} icon={<PhoneIcon />}>
        {ways.call}
      </CardLink>
    </section>
  )
}
