import { myShipmentMessages } from '@hongyan/content/messages'
import { shipmentLimits } from '@hongyan/domain/shipments/shipment-vocabulary'
import { paths } from '../../../../paths.ts'
import list from '../../../../shell/parts/own-list/own-list.module.css'
import { OwnList } from '../../../../shell/parts/own-list/own-list.tsx'
import { SignedOut } from '../../../../shell/parts/own-list/signed-out.tsx'
import { ScenePicture } from '../../../../shell/scene-picture.tsx'
import { TrackingTextsContext } from '../../ui/tracking-texts.ts'
import type { MyShipmentsPage } from '../load.ts'
import row from './row.module.css'
import { ShipmentDetails } from './shipment-details.tsx'
import { ShipmentListStatus } from './shipment-list-status.tsx'
import { ColumnHeads, ShipmentRow } from './shipment-row.tsx'

type Props = { readonly data: MyShipmentsPage }

/** The shipments of whoever is signed in; whoever is not is asked to. */
export function MyShipments({ data }: Props) {
  const { locale, words, now, signIn } = data
  const { signedOut } = myShipmentMessages(locale)
  const other = { label: signedOut.track, href: paths.track(locale) }
  return (
    <TrackingTextsContext value={{ locale, words, now }}>
      <div className={list.screen}>
        {signIn === null ? <Own data={data} /> : <SignedOut {...signedOut} href={signIn} other={other} />}
      </div>
    </TrackingTextsContext>
  )
}

const tabs = ['underway', 'attention', 'ended'] as const

function Own({ data }: Props) {
  const { locale, filters, page, open } = data
  const words = myShipmentMessages(locale)
  const { roles, find, empty } = words
  const { counts, shipments, next } = page ?? { counts: null, shipments: [], next: null }
  const isListed = shipments.some(({ waybillNo }) => waybillNo === open?.shipment.waybillNo)
  return (
    <OwnList
      locale={locale}
      words={words}
      filters={filters}
      company={data.company}
      tabs={[
        { tab: null, name: words.tabs.all, count: counts?.all ?? 0 },
        ...tabs.map((tab) => ({ tab, name: words.tabs[tab], count: counts?.[tab] ?? 0 })),
      ]}
      choice={{
        name: 'role',
        label: find.role,
        value: filters.role,
        options: [
          ['', roles.all],
          ['sender', roles.sender],
          ['receiver', roles.receiver],
        ],
      }}
      longestText={shipmentLimits.search}
      status={open === null && <ShipmentListStatus data={data} />}
      alone={
        open && !isListed
          ? {
              id: open.shipment.waybillNo,
              title: open.nickname ?? open.shipment.waybillNo,
              content: <ShipmentDetails data={data} own={open} />,
            }
          : null
      }
      columns={row.columns}
      heads={<ColumnHeads data={data} />}
      rows={shipments.map((one) => <ShipmentRow key={one.waybillNo} one={one} data={data} />)}
      picture={<ScenePicture name="doorstep" sizes="(max-width: 48em) 80vw, 400px" />}
      next={next}
      ways={[
        { label: empty.order, href: paths.placeOrder(locale, 'express') },
        { label: empty.track, href: paths.track(locale) },
      ]}
      link={(query) => paths.myShipments(locale, query)}
    />
  )
}
