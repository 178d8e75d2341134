import { orderListMessages } from '@hongyan/content/messages'
import { fill, formatDate, formatTime, homeZone, type LocaleId } from '@hongyan/locales'
import { windowWords } from '../../../../shell/parts/own-list/arrival-words.ts'
import type { Stage } from '../../../tracking/widgets/stages/stages-of.ts'
import type { ListedOrder } from '../load.ts'
import { promisedArrival } from './row-words.ts'

const steps = ['placed', 'accepted', 'collected', 'moving', 'delivered'] as const

/** How far an order is; null for one of which nothing more comes. */
const reached: Readonly<Record<ListedOrder['state'], number | null>> = {
  placed: 0,
  accepted: 1,
  collected: 3,
  completed: 4,
  refused: null,
  cancelled: null,
}

/** The five steps of an order, each with its time or with what is agreed; none for one that has ended before. */
export function orderSteps(
  texts: { readonly locale: LocaleId; readonly now: number },
  order: ListedOrder,
): readonly Stage[] {
  const { locale } = texts
  const { state, since, placedAt, pickup } = order
  const at = reached[state]
  if (at === null) return []
  const words = orderListMessages(locale)
  const moment = (time: string) =>
    `${formatDate(locale, time, homeZone)} ${formatTime(locale, time, homeZone)}`
  const lines: Readonly<Record<(typeof steps)[number], string>> = {
    placed: moment(placedAt),
    accepted: state === 'accepted' ? moment(since) : state === 'placed' ? words.states.placed : '',
    collected: at < 2 ? windowWords(texts, pickup.from, pickup.until) : '',
    // The last scan of its shipments, not the moment they were collected.
    moving: state === 'collected' ? fill(words.row.collected, { time: moment(since) }) : '',
    delivered: state === 'completed' ? moment(since) : promisedArrival(locale, order),
  }
  const ahead: Partial<Record<(typeof steps)[number], string>> = {
    accepted: words.ahead.accepted,
    collected: words.ahead[pickup.way],
    delivered: words.ahead.delivered,
  }
  return steps.map((step, place) => ({
    step,
    name: (place > at ? ahead[step] : undefined) ?? words.steps[step],
    state: place < at || state === 'completed' ? 'done' : place === at ? 'current' : 'todo',
    lines: [lines[step]].filter((line) => line !== ''),
  }))
}
