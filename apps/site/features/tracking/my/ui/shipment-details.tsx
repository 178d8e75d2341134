import { myShipmentMessages } from '@hongyan/content/messages'
import { shipmentLimits } from '@hongyan/domain/shipments/shipment-vocabulary'
import { Button } from '@hongyan/ui/button.tsx'
import { TextField } from '@hongyan/ui/field.tsx'
import { stack } from '@hongyan/ui/layout.ts'
import { paths } from '../../../../paths.ts'
import { Facts } from '../../../../shell/parts/own-list/facts.tsx'
import record from '../../../../shell/parts/own-list/open-record.module.css'
import { EventTimeline } from '../../ui/parts/event-timeline.tsx'
import { ClaimSection } from './claim-section.tsx'
import { DeliverySection } from './delivery-section.tsx'
import styles from './page.module.css'
import { actionOf, type DetailsProps, ShipmentFields } from './shipment-fields.tsx'
import { ShipmentListStatus } from './shipment-list-status.tsx'

/** An own shipment: what is asked of whoever opened it, the last that happened, and what else may be done. */
export function ShipmentDetails({ data, own }: DetailsProps) {
  const { locale } = data
  const { nickname, people, delivery } = myShipmentMessages(locale)
  const asks = own.allowed.length > 0 || own.change !== null
  const values = data.submitted?.act === 'nickname' ? data.submitted : null
  return (
    <div className={record.open}>
      <ShipmentListStatus data={data} />
      {asks && <DeliverySection data={data} own={own} />}
      {/* Beside what is asked stands what happened, and with whom; else both are beside each other. */}
      {asks ? (
        <div className={stack(24)}>
          <EventTimeline shipment={own.shipment} atFirst={2} />
          <People data={data} own={own} />
        </div>
      ) : (
        <>
          <EventTimeline shipment={own.shipment} atFirst={2} />
          <People data={data} own={own} />
        </>
      )}
      <div className={styles.acts}>
        {!asks && <p className={record.quiet}>{delivery.none}</p>}
        <details className={styles.act} open={values !== null || undefined}>
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
        <a className={styles.way} href={paths.track(locale, [own.shipment.waybillNo])}>
          {people.track}
        </a>
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
    </section>
  )
}
