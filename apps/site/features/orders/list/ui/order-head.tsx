import { orderListMessages, trackingMessages } from '@hongyan/content/messages'
import { fill, formatDate, formatMoment, formatTime, homeZone, plural } from '@hongyan/locales'
import { Button, ButtonLink } from '@hongyan/ui/button.tsx'
import { classNames } from '@hongyan/ui/class-names.ts'
import { SelectInput } from '@hongyan/ui/field.tsx'
import { AlertIcon, CopyIcon, PrinterIcon } from '@hongyan/ui/icons.tsx'
import { paths } from '../../../../paths.ts'
import { arrivalWords, handOverWords } from '../../../../shell/parts/own-list/arrival-words.ts'
import { HiddenFields } from '../../../../shell/parts/own-list/hidden-fields.tsx'
import { queryOf } from '../../../../shell/parts/own-list/list-filters.ts'
import record from '../../../../shell/parts/own-list/open-record.module.css'
import list from '../../../../shell/parts/own-list/own-list.module.css'
import { StageLine } from '../../../tracking/widgets/stages/stage-line.tsx'
import { stagesOf } from '../../../tracking/widgets/stages/stages-of.ts'
import { statusTones } from '../../../tracking/widgets/status/status-tones.ts'
import { labelSizeNames } from '../../labels/label-sizes.ts'
import { ChangeSections, type DetailsProps } from './change-sections.tsx'
import styles from './order-head.module.css'
import { orderSteps } from './order-steps.ts'
import { RepeatLink } from './repeat-link.tsx'

/** How far an order is, in a sentence and in five steps, and what whoever opened it most likely does next. */
export function OrderHead(props: DetailsProps) {
  const [title, ...lines] = headline(props)
  return (
    <section className={classNames(record.card, styles.head)}>
      <div>
        <h3>{title}</h3>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <Waybills {...props} />
      <Steps {...props} />
      <Acts {...props} />
    </section>
  )
}

/** Its waybills, each with the way to where it is. */
function Waybills({ data: { locale }, opened: { order } }: DetailsProps) {
  const { waybills: words, row } = orderListMessages(locale)
  const { waybills, of } = order
  if (waybills.length === 0) return null
  const own = of === 'company' ? of : null
  return (
    <section aria-label={words.title}>
      <ul className={styles.waybills}>
        {waybills.map(({ number, pieces }) => (
          <li key={number}>
            <b className={record.number}>{number}</b>
            <button type="button" data-copy={number} aria-label={fill(words.copy, { number })}>
              <CopyIcon size={16} />
            </button>
            {waybills.length > 1 && <span>{plural(locale, pieces, row.pieces)}</span>}
            <a
              className={list.more}
              href={`${paths.myShipments(locale, queryOf({ of: own, open: number }))}#${number}`}
              aria-label={`${words.open}: ${number}`}
            >
              {words.open}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What the state of an order means for its customer, first in a few words. */
function headline({ data, opened: { order, shipments } }: DetailsProps): readonly string[] {
  const { locale } = data
  const { states, head, reasons, row, waybills } = orderListMessages(locale)
  const { state, since, pickup, reason } = order
  switch (state) {
    case 'placed':
      return [states.placed, waybills.none]
    case 'accepted':
      return [handOverWords(data, pickup), head.accepted]
    case 'collected': {
      const shipment = order.waybills.flatMap(({ number }) => shipments.get(number) ?? [])[0]
      const time = `${formatDate(locale, since, homeZone)} ${formatTime(locale, since, homeZone)}`
      const updated = fill(row.collected, { time })
      if (shipment === undefined) return [states.collected, updated]
      const { name } = trackingMessages(locale).statuses[shipment.status]
      return [arrivalWords(data, shipment), `${name} · ${updated}`]
    }
    case 'completed':
      return [states.completed, formatMoment(locale, since, homeZone)]
    case 'refused':
      return [states.refused, ...(reason === null ? [] : [reasons[reason]]), head.ended]
    case 'cancelled':
      return [states.cancelled, formatMoment(locale, since, homeZone), head.ended]
  }
}

/** The five steps of its shipments once they are under way, of the order before. */
function Steps({ data: { locale, now }, opened: { order, shipments } }: DetailsProps) {
  const { holds } = trackingMessages(locale)
  const shown = order.waybills
    .flatMap(({ number }) => shipments.get(number) ?? [])
    .filter(({ status }) => status !== 'registered')
  if (shown.length === 0) {
    const stages = orderSteps({ locale, now }, order)
    return stages.length === 0 ? null : <StageLine locale={locale} tone="neutral" stages={stages} />
  }
  return shown.map((shipment) => {
    const { waybillNo, status, holdReason } = shipment
    const hold = status === 'on_hold' ? holds[holdReason ?? 'other'] : null
    return (
      <section key={waybillNo} className={styles.stages} aria-label={waybillNo}>
        {shown.length > 1 && <h4 className={record.number}>{waybillNo}</h4>}
        <StageLine locale={locale} tone={statusTones[status]} stages={stagesOf({ locale, now }, shipment)} />
        {hold && (
          <p className={styles.hold}>
            <AlertIcon size={18} />
            <span>
              {hold.text} {hold.action}
            </span>
          </p>
        )}
      </section>
    )
  })
}

/** Its labels until it is collected, where it is from then on, its proof at the end; and the same order once more. */
function Acts({ data, opened }: DetailsProps) {
  const { order } = opened
  const { locale, company } = data
  const { head, row, settled } = orderListMessages(locale)
  const { state, waybills, allowed } = order
  const numbers = waybills.map(({ number }) => number)
  const isOnItsWay = state === 'collected' || state === 'completed'
  return (
    <div className={styles.acts}>
      {state === 'accepted' && waybills.length > 0 && <Labels data={data} order={order} />}
      {isOnItsWay && numbers.length > 0 && (
        <ButtonLink kind="secondary" size="small" href={paths.track(locale, numbers)}>
          {state === 'completed' ? head.proof : row.track}
        </ButtonLink>
      )}
      {allowed.length > 0 && <ChangeSections data={data} opened={opened} />}
      <RepeatLink locale={locale} company={company} order={order} />
      {allowed.length === 0 && <p className={record.quiet}>{settled}</p>}
    </div>
  )
}

/** Its labels on the paper that is chosen, as one file. */
function Labels({
  data: { locale, filters },
  order,
}: Pick<DetailsProps, 'data'> & Pick<DetailsProps['opened'], 'order'>) {
  const { batch, head } = orderListMessages(locale)
  const count = order.waybills.reduce((sum, { pieces }) => sum + pieces, 0)
  return (
    <form method="post" action={`${paths.orderList(locale)}#${order.number}`} className={styles.labels}>
      <HiddenFields fields={{ ...filters, open: null, number: order.number }} />
      <Button type="submit" name="act" value="labels" kind="secondary" size="small">
        <PrinterIcon size={18} />
        {plural(locale, count, head.labels)}
      </Button>
      <SelectInput name="size" aria-label={batch.size}>
        {labelSizeNames.map((name) => (
          <option key={name} value={name}>
            {name.replace('x', ' × ')} mm
          </option>
        ))}
      </SelectInput>
    </form>
  )
}
