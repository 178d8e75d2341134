import { newNumber } from '@hongyan/domain/numbers/new-number'

/**
 * The number of the shipment at a place in the order of time. Its digits are those of the place from the last one on, so
 * that numbers of one day lie as far apart as those that are drawn by chance.
 */
export function waybillNoAt(place: number): string {
  return numberAt('waybill', place)
}

/** The number of the order behind it. */
export function orderNoAt(place: number): string {
  return numberAt('order', place)
}

function numberAt(kind: 'waybill' | 'order', place: number): string {
  let left = place
  return newNumber({
    kinds: [kind],
    pick: () => {
      const digit = left % 10
      left = Math.floor(left / 10)
      return digit
    },
  })
}
