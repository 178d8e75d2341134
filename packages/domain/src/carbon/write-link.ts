import type { Shipment } from './shipment.ts'

/** The query of a shipment's permanent link: the same shipment and set always have the same one. */
export function writeLink(shipment: Shipment, set: string): string {
  const query = new URLSearchParams({
    from: shipment.from,
    to: shipment.to,
    w: thousandths(shipment.grams),
    mode: shipment.mode,
  })
  if (shipment.electric) query.set('van', 'electric')
  if (shipment.firstMetres !== null) query.set('first', thousandths(shipment.firstMetres))
  if (shipment.mainMetres !== null) query.set('main', thousandths(shipment.mainMetres))
  if (shipment.lastMetres !== null) query.set('last', thousandths(shipment.lastMetres))
  query.set('set', set)
  return query.toString()
}

/** Whole thousandths as a decimal: 10500 is `10.5`. */
export function thousandths(value: number): string {
  const whole = Math.floor(value / 1000)
  const rest = String(value % 1000)
    .padStart(3, '0')
    .replace(/0+$/, '')
  return rest === '' ? String(whole) : `${whole}.${rest}`
}
