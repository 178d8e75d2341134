import type { TrackedPackage, TrackedShipment } from '@hongyan/domain/tracking/tracking-answer'
import { fill, formatNumber } from '@hongyan/locales'
import { ArrowLink } from '@hongyan/ui/arrow-link.tsx'
import { ChevronDownIcon } from '@hongyan/ui/icons.tsx'
import { paths } from '../../../../paths.ts'
import { StatusTag } from '../../widgets/status/status-tag.tsx'
import { eventName, momentOf } from '../text/shipment-words.ts'
import { useTrackingTexts } from '../tracking-texts.ts'
import styles from './package-group.module.css'
import { PlaceLine } from './place-line.tsx'

/** The packages of one consignment, each to be opened, each with an address of its own. Nothing for a single piece. */
export function PackageGroup({ shipment }: { readonly shipment: TrackedShipment }) {
  const { locale, words } = useTrackingTexts()
  const { packages, deliveredPackages } = shipment
  if (packages.length < 2) return null
  const total = formatNumber(locale, packages.length)
  return (
    <section className={styles.group}>
      <div className={styles.head}>
        <h3>{words.packages.title}</h3>
        <strong>
          {fill(words.packages.progress, { done: formatNumber(locale, deliveredPackages), total })}
        </strong>
      </div>
      <ul>
        {packages.map((item) => (
          <li key={item.packageNo}>
            <Package item={item} shipment={shipment} />
          </li>
        ))}
      </ul>
      {shipment.asked !== shipment.waybillNo && (
        <p className={styles.all}>
          <ArrowLink href={paths.track(locale, [shipment.waybillNo])}>
            {fill(words.packages.all, { count: total })}
          </ArrowLink>
        </p>
      )}
    </section>
  )
}

function Package({ item, shipment }: { readonly item: TrackedPackage; readonly shipment: TrackedShipment }) {
  const texts = useTrackingTexts()
  const { locale, words } = texts
  const own = shipment.events.filter(({ packageNo }) => packageNo === item.packageNo)
  const last = own[0] ?? shipment.events[0]
  return (
    <details className={styles.package} open={shipment.asked === item.packageNo || undefined}>
      <summary>
        <span className={styles.name}>{fill(words.packages.item, { sequence: item.sequence })}</span>
        <StatusTag status={item.status} words={words} />
        <ChevronDownIcon size={16} />
      </summary>
      <div className={styles.body}>
        <p className={styles.number}>{item.packageNo}</p>
        {last && (
          <>
            <p>
              {fill(words.packages.last, { time: momentOf(texts, last) })} · {eventName(texts, last)}
            </p>
            <PlaceLine event={last} className={styles.number} />
          </>
        )}
        {shipment.asked !== item.packageNo && (
          <ArrowLink href={paths.track(locale, [item.packageNo])}>{words.packages.filter}</ArrowLink>
        )}
      </div>
    </details>
  )
}
