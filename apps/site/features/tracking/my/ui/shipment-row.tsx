import { myShipmentMessages, overviewMessages } from '@hongyan/content/messages'
import type { HandOver } from '@hongyan/domain/orders/read-hand-overs'
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
import { ListedStatus } from '../../widgets/status/listed-status.tsx'
import { StatusBars } from '../../widgets/status/status-bars.tsx'
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
  const handOver = data.page?.handOvers.get(waybillNo)
  const isOpen = data.open?.shipment.waybillNo === waybillNo
  const query = queryOf({ ...filters, open: isOpen ? null : waybillNo })
  const act = roles.includes('receiver') ? actOf(data, status) : null
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
          <Arrival one={one} handOver={handOver ?? null} />
        </div>
        <div className={cluster(4, styles.tags)}>
          <ListedStatus locale={locale} status={status} way={handOver?.way} />
          {change && (
            <Tag tone={change.state === 'refused' ? 'caution' : 'neutral'}>{row.change[change.state]}</Tag>
          )}
        </div>
        <div className={styles.ways}>
          {act !== null && !isOpen && (
            <a
              className={record.opener}
              href={`${paths.myShipments(locale, query)}#${waybillNo}`}
              aria-label={`${act}: ${nickname ?? waybillNo}`}
            >
              {act}
            </a>
          )}
          <a
            className={styles.opener}
            href={`${paths.myShipments(locale, query)}#${waybillNo}`}
            aria-expanded={isOpen}
            aria-label={`${isOpen ? row.close : row.open}: ${nickname ?? waybillNo}`}
          >
            <ChevronDownIcon size={18} />
          </a>
        </div>
      </div>
      {isOpen && data.open && <ShipmentDetails data={data} own={data.open} />}
    </li>
  )
}

/** What a receiver has to see to; null while it goes on by itself. */
function actOf({ locale }: MyShipmentsPage, status: Listed['status']): string | null {
  const { actions } = overviewMessages(locale)
  if (status === 'attempt_failed') return actions['choose-delivery'].act
  return status === 'awaiting_collection' ? actions.collect.act : null
}

/** When it arrives, or when it did. */
function Arrival({ one, handOver = null }: { readonly one: Listed; readonly handOver?: HandOver | null }) {
  const texts = useTrackingTexts()
  const { status, statusSince } = one
  if (status === 'delivered' || status === 'returned')
    return <p>{formatMoment(texts.locale, statusSince, homeZone)}</p>
  return <p>{arrivalWords(texts, { ...one, handOver })}</p>
}
