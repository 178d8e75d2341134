import { stateOf } from '@hongyan/content/area-alert'
import { fill } from '@hongyan/locales'
import { AreaAlerts } from '../../../articles/widgets/area-alerts/area-alerts.tsx'
import type { QuoteView } from '../../view.ts'
import { useQuoteTexts } from './quote-texts.ts'

type JourneyAlertsProps = {
  readonly view: Pick<QuoteView, 'alerts' | 'offers'>
  /** Milliseconds since the epoch, UTC. */
  readonly now: number
}

/** Notices about places the shipment comes through on days it is under way, until the second each is over. */
export function JourneyAlerts({ view: { alerts, offers }, now }: JourneyAlertsProps) {
  const { locale, words } = useQuoteTexts()
  const concerns = ({ products }: QuoteView['alerts'][number]) => {
    if (products.length === offers.length) return null
    const names = offers.filter(({ product }) => products.includes(product)).map(({ name }) => name)
    return fill(words.result.concerns, { list: names.join(locale === 'en-US' ? ', ' : '、') })
  }
  const lasting = alerts.filter((alert) => stateOf(alert, now) !== 'over')
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
