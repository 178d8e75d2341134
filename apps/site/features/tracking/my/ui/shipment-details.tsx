import { myShipmentMessages } from '@hongyan/content/messages'
import { shipmentLimits } from '@hongyan/domain/shipments/shipment-vocabulary'
import { locales } from '@hongyan/locales'
import { Button } from '@hongyan/ui/button.tsx'
import { TextField } from '@hongyan/ui/field.tsx'
import { paths } from '../../../../paths.ts'
import list from '../../../../shell/parts/own-list/own-list.module.css'
import { EventTimeline } from '../../ui/parts/event-timeline.tsx'
import { ClaimSection } from './claim-section.tsx'
import { DeliverySection } from './delivery-section.tsx'
import styles from './page.module.css'
import { actionOf, type DetailsProps, ShipmentFields } from './shipment-fields.tsx'
import { ShipmentListStatus } from './shipment-list-status.tsx'

/** Everything about an own shipment, and what may be done about it. */
export function ShipmentDetails({ data, own }: DetailsProps) {
  const { locale } = data
  const { nickname } = myShipmentMessages(locale)
  const values = data.submitted?.act === 'nickname' ? data.submitted : null
  return (
    <div className={styles.open}>
      <ShipmentListStatus data={data} />
      <div className={styles.side}>
        <People data={data} own={own} />
        <EventTimeline shipment={own.shipment} />
      </div>
      <div className={styles.side}>
        <section className={styles.card}>
          <h3>{nickname.title}</h3>
          <form method="post" action={actionOf(locale, own)} className={styles.form}>
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
        </section>
        <DeliverySection data={data} own={own} />
        <ClaimSection data={data} own={own} />
      </div>
    </div>
  )
}

function People({ data: { locale }, own }: DetailsProps) {
  const { people } = myShipmentMessages(locale)
  const { parties, waybillNo } = own.shipment
  const rows = [
    [people.sender, [parties?.senderName, parties?.senderPhone, parties?.senderAddress]],
    [people.receiver, [parties?.receiverName, parties?.receiverPhone, parties?.receiverAddress]],
    [people.number, [waybillNo]],
    [people.order, [own.orderNo]],
    [people.references, own.references],
  ] as const
  return (
    <section className={styles.card}>
      <h3>{people.title}</h3>
      <dl className={styles.facts}>
        {rows
          .filter(([, parts]) => parts.some(Boolean))
          .map(([name, parts]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd lang={locales['zh-CN'].htmlLang}>
                {parts.filter(Boolean).map((part) => (
                  <span key={part}>{part}</span>
                ))}
              </dd>
            </div>
          ))}
      </dl>
      <a className={list.more} href={paths.track(locale, [waybillNo])}>
        {people.track}
      </a>
    </section>
  )
}
