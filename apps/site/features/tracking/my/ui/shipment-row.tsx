import { myShipmentMessages, overviewMessages } from '@hongyan/content/messages'
import type { HandOver } from '@hongyan/domain/orders/read-hand-overs'
import { allowedChoices } from '@hongyan/domain/shipments/delivery-rules'
import { fill, formatMoment, homeZone, plural } from '@hongyan/locales'
import { ChevronDownIcon } from '@hongyan/ui/icons.tsx'
import { cluster } from '@hongyan/ui/layout.ts'
import { Tag } from '@hongyan/ui/tag.tsx'
import { paths } from '../../../../paths.ts'
import { arrivalWords, dueWords, windowWords } from '../../../../shell/parts/own-list/arrival-words.ts'
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
  const { shipment, route, pieces, progress, state } = myShipmentMessages(locale).heads
  return (
    <li className={styles.heads} aria-hidden="true">
      <span>{shipment}</span>
      <span>{route}</span>
      <span>{pieces}</span>
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
  /** Where it was scanned last. */
  const latest = data.page?.latest.get(waybillNo)
  const isOpen = data.open?.shipment.waybillNo === waybillNo
  const query = queryOf({ ...filters, open: isOpen ? null : waybillNo })
  const open = `${paths.myShipments(locale, query)}#${waybillNo}`
  const act = actOf(data, one, open)
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
          <p>{words.products[one.product]}</p>
        </div>
        <p className={styles.pieces}>
          <span aria-hidden="true">{one.packages}</span>
          <span>{plural(locale, one.packages, row.pieces)}</span>
        </p>
        <div className={styles.way}>
          {status !== 'registered' && (
            <StatusBars
              className={styles.bars}
              status={status}
              steps={one.milestones.map(({ state }) => state)}
            />
          )}
          {status === 'registered' && handOver ? (
            <p className={styles.awaited}>{awaited(data, handOver)}</p>
          ) : (
            <Arrival one={one} />
          )}
          {latest && (
            <p>
              {latest.site?.[locale] ?? latest.place?.name[locale]} · {dueWords(data, latest.at, latest.zone)}
            </p>
          )}
        </div>
        <div className={cluster(4, styles.tags)}>
          <ListedStatus locale={locale} status={status} way={handOver?.way} />
          {change && (
            <Tag tone={change.state === 'refused' ? 'caution' : 'neutral'}>{row.change[change.state]}</Tag>
          )}
        </div>
        <div className={styles.ways}>
          <a className={record.opener} href={act.href} aria-label={`${act.label}: ${nickname ?? waybillNo}`}>
            {act.label}
          </a>
          <a
            className={styles.opener}
            href={open}
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

type Act = { readonly label: string; readonly href: string }

/** What somebody does next about a shipment: sees where it waits, has it brought otherwise, follows it, or shows its proof. */
function actOf(data: MyShipmentsPage, one: Listed, open: string): Act {
  const { locale, filters, now } = data
  const { row } = myShipmentMessages(locale)
  const { status, statusSince, eta, roles, waybillNo } = one
  const track = paths.track(locale, [waybillNo])
  if (status === 'delivered') return { label: row.proof, href: track }
  // What may be asked of those of a company depends on who one is there: the open one says it.
  const mayChange =
    filters.of !== 'company' && allowedChoices({ status, statusSince, eta }, roles, now).length > 0
  if (status === 'awaiting_collection' && roles.includes('receiver'))
    return { label: overviewMessages(locale).actions.collect.act, href: open }
  return mayChange ? { label: row.redeliver, href: open } : { label: row.track, href: track }
}

/** Who comes for goods that nobody has taken in yet and when, or where they are brought. */
function awaited(texts: MyShipmentsPage, { way, from, until }: HandOver): string {
  const { comes } = myShipmentMessages(texts.locale).row
  return fill(comes[way], { window: windowWords(texts, from, until) })
}

/** When it arrives, or when it did. */
function Arrival({ one }: { readonly one: Listed }) {
  const texts = useTrackingTexts()
  const { status, statusSince } = one
  if (status === 'delivered' || status === 'returned')
    return <p>{formatMoment(texts.locale, statusSince, homeZone)}</p>
  return <p>{arrivalWords(texts, one)}</p>
}
