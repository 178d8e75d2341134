import { orderListMessages } from '@hongyan/content/messages'
import {
  fill,
  formatDate,
  formatTime,
  formatTimes,
  homeZone,
  type LocaleId,
  noonAtHome,
} from '@hongyan/locales'
import { arrivalWords } from '../../../../shell/parts/own-list/arrival-words.ts'
import type { ListedOrder, OrderListPage } from '../load.ts'

/** When an order arrives, as promised or, on its way, as expected; below it what comes next or how it ended. */
export function promiseOf(
  { locale, now, page }: Pick<OrderListPage, 'locale' | 'now' | 'page'>,
  order: ListedOrder,
): readonly string[] {
  const { row, reasons } = orderListMessages(locale)
  const { state, since, pickup, reason, waybills } = order
  const at = `${formatDate(locale, since, homeZone)} ${formatTime(locale, since, homeZone)}`
  switch (state) {
    case 'placed':
    case 'accepted': {
      const day = formatDate(locale, pickup.from, homeZone)
      const times = formatTimes(locale, pickup.from, pickup.until, homeZone)
      return [arrival(locale, order), fill(row[pickup.way], { window: `${day} ${times}` })]
    }
    case 'collected': {
      const expected = page?.expected.get(waybills[0]?.number ?? '')
      const arrives = expected ? arrivalWords({ locale, now }, expected) : arrival(locale, order)
      // What is held arrives on no day that anybody could promise.
      return [isHeld(waybills) ? row.held : arrives, fill(row.collected, { time: at })]
    }
    case 'completed':
      return [at]
    case 'refused':
      return reason === null ? [row.notCollected] : [row.notCollected, reasons[reason]]
    case 'cancelled':
      return [row.notCollected, at]
  }
}

function isHeld(waybills: ListedOrder['waybills']): boolean {
  return waybills[0]?.status === 'on_hold'
}

/** The day by whose hour it arrives, the latest where there are several: `11 月 26 日 18:00 前`. */
function arrival(locale: LocaleId, { terms }: ListedOrder): string {
  const { row } = orderListMessages(locale)
  const day = formatDate(locale, noonAtHome(terms.arrivesUntil), homeZone)
  return fill(row.arrives, { day, time: terms.arrivesBy })
}
