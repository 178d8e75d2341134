import { myShipmentMessages } from '@hongyan/content/messages'
import { shipmentLimits } from '@hongyan/domain/shipments/shipment-vocabulary'
import { Button } from '@hongyan/ui/button.tsx'
import { TextField } from '@hongyan/ui/field.tsx'
import { stack } from '@hongyan/ui/layout.ts'
import { paths } from '../../../../paths.ts'
import { Facts } from '../../../../shell/parts/own-list/facts.tsx'
import record from '../../../../shell/parts/own-list/open-record.module.css'
import list from '../../../../shell/parts/own-list/own-list.module.css'
import { EventTimeline } from '../../ui/parts/event-timeline.tsx'
import { ClaimSection } from './claim-section.tsx'
import { DeliverySection } from './delivery-section.tsx'
import { actionOf, type DetailsProps, ShipmentFields } from './shipment-fields.tsx'
import { ShipmentListStatus } from './shipment-list-status.tsx'

/** Everything about an own shipment, and what may be done about it. */
export function ShipmentDetails({ data, own }: DetailsProps) {
  const { locale } = data
  const { nickname } = myShipmentMessages(locale)
  const values = data.submitted?.act === 'nickname' ? data.submitted : null
  return (
    <div className={record.open}>
      <ShipmentListStatus data={data} />
      <div className={stack(16)}>
        <EventTimeline shipment={own.shipment} />
        <People data={data} own={own} />
      </div>
      <div className={stack(16)}>
        <DeliverySection data={data} own={own} />
        <details className={`${record.card} ${record.fold}`} open={values !== null || undefined}>
          <summary>{nickname.title}</summary>
          <form method="post" action={actionOf(locale, own)} className={stack(16, record.form)}>
            <ShipmentFields act="nickname" data={data} own={own} />
            <TextField
              id="nickname"
              name="nickname"
              label={nickname.label}
              hint={nickname.hint}
              problem={values?.problems.nickname}
              defaultValue={values?.values.nickname ?? own.nickname ?? ''}
              maxLength={shipmentLimits.nickname}
              autoComplete="off"
            />
            <Button type="submit" kind="secondary" size="small">
              {nickname.save}
            </Button>
          </form>
        </details>
        <ClaimSection data={data} own={own} />
      </div>
    </div>
  )
}

function People({ data: { locale }, own }: DetailsProps) {
  const { people } = myShipmentMessages(locale)
  const { parties, waybillNo } = own.shipment
  const rows = [
    [people.sender, [parties?.senderName, parties?.senderPhone, parties?.senderAddress], true],
    [people.receiver, [parties?.receiverName, parties?.receiverPhone, parties?.receiverAddress], true],
    [people.number, [waybillNo], true],
    [people.order, [own.orderNo], true],
    [people.references, own.references, true],
  ] as const
  return (
    <section className={record.card}>
      <Facts title={people.title} rows={rows} />
      <a className={list.more} href={paths.track(locale, [waybillNo])}>
        {people.track}
      </a>
    </section>
  )
}
