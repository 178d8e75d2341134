import { overviewMessages } from '@hongyan/content/messages'
import { fill, locales, plural, sourceId } from '@hongyan/locales'
import { ArrowLink } from '@hongyan/ui/arrow-link.tsx'
import { ChevronRightIcon } from '@hongyan/ui/icons.tsx'
import { SegmentLink, SegmentTrack } from '@hongyan/ui/segment.tsx'
import { paths } from '../../../../paths.ts'
import { arrivalWords } from '../../../../shell/parts/own-list/arrival-words.ts'
import { ListedStatus } from '../../../tracking/widgets/status/listed-status.tsx'
import { StatusBars } from '../../../tracking/widgets/status/status-bars.tsx'
import type { OverviewPage, OverviewView } from '../load.ts'
import styles from './page.module.css'

type Own = Extract<OverviewPage, { kind: 'own' }>
type Shipment = OverviewView['sender']['shipments'][number]

/** The shipments that have not ended, by what somebody is in them; the others are on a page of their own. */
export function OnTheWay({ data }: { readonly data: Own }) {
  const { locale, role, view } = data
  const { way } = overviewMessages(locale)
  const { shipments } = view[role]
  return (
    <section aria-labelledby="on-the-way">
      <div className={styles.wayHead}>
        <h2 id="on-the-way">{way.title}</h2>
        <SegmentTrack role="group" aria-labelledby="on-the-way">
          {(['sender', 'receiver'] as const).map((one) => (
            <SegmentLink
              key={one}
              href={`${paths.my(locale)}?role=${one}`}
              aria-current={one === role ? 'page' : undefined}
            >
              {way.roles[one]} {view[one].count}
            </SegmentLink>
          ))}
        </SegmentTrack>
      </div>
      {shipments.length === 0 ? (
        <p className={styles.none}>
          {way.none[role]}
          <span className={styles.actions}>
            <a href={paths.placeOrder(locale, 'express')}>{way.order}</a>
            <a href={paths.track(locale)}>{way.track}</a>
          </span>
        </p>
      ) : (
        <>
          <ol className={styles.list}>
            {shipments.map((one) => (
              <Row key={one.waybillNo} data={data} shipment={one} />
            ))}
          </ol>
          <p className={styles.end}>
            <ArrowLink href={paths.myShipments(locale, 'tab=underway')}>
              {plural(locale, view.underway.count, way.all)}
            </ArrowLink>
            <a href={paths.myShipments(locale)}>{way.name}</a>
          </p>
        </>
      )}
    </section>
  )
}

function Row({ data, shipment }: { readonly data: Own; readonly shipment: Shipment }) {
  const { locale } = data
  const { waybillNo, nickname, status, steps, handOver } = shipment
  const city = (name: string) => name.replace(/市$/, '')
  const other = otherOf(data, shipment)
  return (
    <li>
      <a className={styles.line} href={linkShipment(data, waybillNo)}>
        <span className={styles.what}>
          <b lang={nickname === null ? undefined : locales[sourceId].htmlLang}>{nickname ?? other}</b>
          <small>
            <span className={styles.number}>{waybillNo}</span>
            {nickname !== null && ` · ${other}`}
            <span className={styles.cities}>
              {city(shipment.origin[locale])} → {city(shipment.destination[locale])}
            </span>
          </small>
        </span>
        <span className={styles.when}>
          <StatusBars status={status} steps={steps} />
          <small>{arrivalWords(data, shipment)}</small>
        </span>
        <ListedStatus locale={locale} status={status} way={handOver?.way} />
        <ChevronRightIcon size={16} />
      </a>
    </li>
  )
}

/** Whom a shipment goes to, or comes from. */
export function otherOf({ locale }: Pick<Own, 'locale'>, shipment: Shipment): string {
  const { way } = overviewMessages(locale)
  return shipment.isSender
    ? fill(way.to, { name: shipment.receiverName })
    : fill(way.from, { name: shipment.senderName })
}

/** Where a shipment stands open in the list of all. */
export function linkShipment({ locale }: Pick<Own, 'locale'>, waybillNo: string): string {
  return `${paths.myShipments(locale, `open=${waybillNo}`)}#${waybillNo}`
}
