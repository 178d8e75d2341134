import { type AreaAlert, alertTouches } from '@hongyan/content/area-alert'
import type { Product } from '@hongyan/domain/network/product'
import type { TrackedShipment } from '@hongyan/domain/tracking/tracking-answer'
import { AreaAlerts } from '../../../articles/widgets/area-alerts/area-alerts.tsx'
import { useTrackingTexts } from '../tracking-texts.ts'

/** The service a notice names, for each product. */
const serviceOf: Readonly<Record<Product, string>> = {
  standard: 'express',
  express: 'express',
  freight: 'freight',
  bulky: 'bulky',
  cold: 'cold-chain',
  pharma: 'pharma',
  air: 'air',
  'cross-border': 'cross-border',
}

/** Notices about places the shipment is at or has yet to pass. What has arrived is touched by none. */
export function RouteAlerts({
  shipment,
  alerts,
}: {
  readonly shipment: TrackedShipment
  readonly alerts: readonly AreaAlert[]
}) {
  const { locale, words, now } = useTrackingTexts()
  return <AreaAlerts alerts={alertsOnTheWay(shipment, alerts, now)} locale={locale} words={words.alert} />
}

/** The alerts in force at `now` (ms UTC) for the service and the rest of the way of a shipment. */
export function alertsOnTheWay(
  { status, route, product }: TrackedShipment,
  alerts: readonly AreaAlert[],
  now: number,
): readonly AreaAlert[] {
  if (status === 'delivered' || status === 'returned') return []
  const places = route.filter(({ state }) => state !== 'passed').map(({ place }) => place.cityCode)
  return alerts.filter((alert) => alertTouches(alert, places, now, serviceOf[product]))
}
