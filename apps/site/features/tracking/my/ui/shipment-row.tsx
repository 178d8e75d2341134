import { myShipmentMessages } from '@hongyan/content/messages'
import { fill, formatMoment, homeZone } from '@hongyan/locales'
import { ChevronDownIcon } from '@hongyan/ui/icons.tsx'
import { cluster } from '@hongyan/ui/layout.ts'
import { Tag } from '@hongyan/ui/tag.tsx'
import { paths } from '../../../../paths.ts'
import { arrivalWords } from '../../../../shell/parts/own-list/arrival-words.ts'
import { queryOf } from '../../../../shell/parts/own-list/list-filters.ts'
import record from '../../../../shell/parts/own-list/open-record.module.css'
import list from '../../../../shell/parts/own-list/own-list.module.css'
import { useTrackingTexts } from '../../ui/tracking-texts.ts'
import { StatusBars } from '../../widgets/status/status-bars.tsx'
import { StatusTag } from '../../widgets/status/status-tag.tsx'
import type { MyPage, MyShipmentsPage } from '../load.ts'
import styles from './row.module.css'
import { ShipmentDetails } from './shipment-details.tsx'

type Listed = MyPage['shipments'][number]

/** The heads of the columns; the cells say by themselves what they are. */
export function ColumnHeads({ data: { locale } }: { readonly data: MyShipmentsPage }) {
  const { shipment, route, progress, state } = myShipmentMessages(locale).heads
  return (
    <li className={styles.heads} aria-hidden="true">
      <span>{shipment}</span>
      <span>{route}</span>
      <span>{progress}</span>
      <span>{state}</span>
      <span />
    </li>
  )
}

/** One shipment of the list; open, it shows everything in place. */
export function ShipmentRow({ one, data }: { readonly one: Listed; readonly data: MyShipmentsPage }) {
  const { words } = useTrackingTexts()
  const { locale, filters } = data
  const { row } = myShipmentMessages(locale)
  const { waybillNo, nickname, roles, change, status } = one
  const other = roles.includes('sender')
    ? fill(row.to, { name: one.receiverName })
    : fill(row.from, { name: one.senderName })
  const isOpen = data.open?.shipment.waybillNo === waybillNo
  const query = queryOf({ ...filters, open: isOpen ? null : waybillNo })
  const city = (name: string) => name.replace(/市$/, '')
  return (
    <li id={waybillNo} className={list.row} data-open={isOpen || undefined}>
      <div className={styles.line}>
        <div className={record.what}>
          <h2>{nickname ?? other}</h2>
          <p>
            <span className={record.number}>{waybillNo}</span>
            {nickname !== null && ` · ${other}`}
          </p>
        </div>
        <div className={styles.route}>
          <p>
            {city(one.origin[locale])} → {city(one.destination[locale])}
          </p>
          <p>
            {words.products[one.product]}
            {one.packages > 1 && ` · ${fill(row.pieces, { count: one.packages })}`}
          </p>
        </div>
        <div className={styles.way}>
          <StatusBars
            className={styles.bars}
            status={status}
            steps={one.milestones.map(({ state }) => state)}
          />
          <Arrival one={one} />
        </div>
        <div className={cluster(4, styles.tags)}>
          <StatusTag status={status} words={words} />
          {change && (
            <Tag tone={change.state === 'refused' ? 'caution' : 'neutral'}>{row.change[change.state]}</Tag>
          )}
        </div>
        <a
          className={styles.opener}
          href={`${paths.myShipments(locale, query)}#${waybillNo}`}
          aria-expanded={isOpen}
          aria-label={`${isOpen ? row.close : row.open}: ${nickname ?? waybillNo}`}
        >
          <ChevronDownIcon size={18} />
        </a>
      </div>
      {isOpen && data.open && <ShipmentDetails data={data} own={data.open} />}
    </li>
  )
}

/** When it arrives, or when it did. */
function Arrival({ one }: { readonly one: Listed }) {
  const texts = useTrackingTexts()
  const { status, statusSince } = one
  if (status === 'delivered' || status === 'returned')
    return <p>{formatMoment(texts.locale, statusSince, homeZone)}</p>
  return <p>{arrivalWords(texts, one)}</p>
}
