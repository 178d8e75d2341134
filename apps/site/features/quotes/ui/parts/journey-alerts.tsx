import { stateOf } from '@hongyan/content/area-alert'
import { fill, marksOf } from '@hongyan/locales'
import { AreaAlerts } from '../../../articles/widgets/area-alerts/area-alerts.tsx'
import type { QuoteView } from '../../view.ts'
import { useQuoteTexts } from './quote-texts.ts'

type JourneyAlertsProps = {
  readonly view: Pick<QuoteView, 'alerts' | 'offers'>
  /** Milliseconds since the epoch, UTC. */
  readonly now: number
}

/** Notices in force about one way alone of several: they stand at it, and not above the others. */
export function alertsOfOne({ alerts, offers }: JourneyAlertsProps['view'], now: number) {
  return alerts.filter(
    (alert) => alert.products.length === 1 && offers.length > 1 && stateOf(alert, now) !== 'over',
  )
}

/** Notices about places the shipment comes through on days it is under way, until the second each is over. */
export function JourneyAlerts({ view, now }: JourneyAlertsProps) {
  const { locale, words } = useQuoteTexts()
  const { alerts, offers } = view
  const elsewhere = alertsOfOne(view, now)
  const concerns = ({ products }: QuoteView['alerts'][number]) => {
    if (products.length === offers.length) return null
    const names = offers.filter(({ product }) => products.includes(product)).map(({ name }) => name)
    return fill(words.result.concerns, { list: names.join(marksOf(locale).list) })
  }
  const lasting = alerts.filter((alert) => stateOf(alert, now) !== 'over' && !elsewhere.includes(alert))
  return (
    <AreaAlerts
      alerts={lasting}
      locale={locale}
      words={words.alert}
      concerns={concerns}
      effect={({ dates }) => dates}
    />
  )
}
