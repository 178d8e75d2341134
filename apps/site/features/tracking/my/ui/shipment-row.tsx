import { myShipmentMessages } from '@hongyan/content/messages'
import { fill, formatMoment } from '@hongyan/locales'
import { cluster } from '@hongyan/ui/layout.ts'
import { Tag } from '@hongyan/ui/tag.tsx'
import { paths } from '../../../../paths.ts'
import { queryOf } from '../../../../shell/parts/own-list/list-filters.ts'
import record from '../../../../shell/parts/own-list/open-record.module.css'
import list from '../../../../shell/parts/own-list/own-list.module.css'
import { StatusTag } from '../../ui/parts/status-tag.tsx'
import { whenWords } from '../../ui/text/when-words.ts'
import { useTrackingTexts } from '../../ui/tracking-texts.ts'
import type { MyPage, MyShipmentsPage } from '../load.ts'
import styles from './page.module.css'
import { ShipmentDetails } from './shipment-details.tsx'

type Listed = MyPage['shipments'][number]

/** One shipment of the list; open, it shows everything in place. */
export function ShipmentRow({ one, data }: { readonly one: Listed; readonly data: MyShipmentsPage }) {
  const texts = useTrackingTexts()
  const { locale, filters } = data
  const { row } = myShipmentMessages(locale)
  const { waybillNo, nickname, roles, eta, change } = one
  const other = roles.includes('sender')
    ? fill(row.to, { name: one.receiverName })
    : fill(row.from, { name: one.senderName })
  const isOpen = data.open?.shipment.waybillNo === waybillNo
  const query = queryOf({ ...filters, open: isOpen ? null : waybillNo })
  const arrives =
    one.status === 'delivered' || one.status === 'returned'
      ? fill(row.since, { time: formatMoment(locale, one.statusSince, 'Asia/Shanghai') })
      : eta === null
        ? row.noEta
        : fill(row.eta, { when: whenWords(texts, eta, eta.zone) })
  return (
    <li id={waybillNo} className={list.row} data-open={isOpen || undefined}>
      <div className={styles.line}>
        <div className={record.what}>
          <h2>{nickname ?? other}</h2>
          <p>
            <span className={record.number}>{waybillNo}</span>
            {nickname !== null && ` · ${other}`}
            {one.packages > 1 && ` · ${fill(row.pieces, { count: one.packages })}`}
          </p>
        </div>
        <div className={styles.way}>
          <span className={styles.bars} aria-hidden="true">
            {one.milestones.map(({ step, state }) => (
              <i key={step} data-state={state} />
            ))}
          </span>
          <p>{arrives}</p>
        </div>
        <div className={cluster(4, styles.tags)}>
          <StatusTag status={one.status} />
          {change && (
            <Tag tone={change.state === 'refused' ? 'caution' : 'neutral'}>{row.change[change.state]}</Tag>
          )}
        </div>
        <a
          className={record.opener}
          href={`${paths.myShipments(locale, query)}#${waybillNo}`}
          aria-expanded={isOpen}
          aria-label={`${isOpen ? row.close : row.open}: ${nickname ?? waybillNo}`}
        >
          {isOpen ? row.close : row.open}
        </a>
      </div>
      {isOpen && data.open && <ShipmentDetails data={data} own={data.open} />}
    </li>
  )
}
