import { orderListMessages } from '@hongyan/content/messages'
import { fill, formatDate, formatTime, homeZone, type LocaleId, noonAtHome } from '@hongyan/locales'
import { arrivalWords, handOverWords } from '../../../../shell/parts/own-list/arrival-words.ts'
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
    case 'accepted':
      return [promisedArrival(locale, order), handOverWords({ locale, now }, pickup)]
    case 'collected': {
      const expected = page?.shipments.get(waybills[0]?.number ?? '')
      if (expected === undefined) return [promisedArrival(locale, order), fill(row.collected, { time: at })]
      const arrives = arrivalWords({ locale, now }, expected)
      // What is stopped arrives on no day that anybody could promise; the one that was is still asked about.
      return expected.status === 'on_hold'
        ? [arrives, promisedArrival(locale, order, row.planned)]
        : [arrives, fill(row.collected, { time: at })]
    }
    case 'completed':
      return [at]
    case 'refused':
      return reason === null ? [row.notCollected] : [row.notCollected, reasons[reason]]
    case 'cancelled':
      return [row.notCollected, at]
  }
}

/** The day by whose hour it arrives, the latest where there are several: `11 月 26 日 18:00 前`. */
export function promisedArrival(
  locale: LocaleId,
  { terms }: ListedOrder,
  words: string = orderListMessages(locale).row.arrives,
): string {
  const day = formatDate(locale, noonAtHome(terms.arrivesUntil), homeZone)
  return fill(words, { day, time: terms.arrivesBy })
}
