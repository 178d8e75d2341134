import type { BlockOf, ContentPage } from '@hongyan/content'

type Item = BlockOf<'timeline'>['items'][number]

/** Dates of a timeline with their share of its length, and the last, the next and the one after. */
export function layDates({ blocks }: Pick<ContentPage, 'blocks'>, of: string) {
  const items = blocks.flatMap((block) => (block.kind === 'timeline' && block.id === of ? block.items : []))
  const months = items.map(({ when }) => Number(when.slice(0, 4)) * 12 + Number(when.slice(5) || 6))
  const first = Math.min(...months)
  const whole = Math.max(1, Math.max(...months) - first)
  const ahead = items.findIndex(({ state }) => state === 'ahead')
  const from = ahead === -1 ? items.length : ahead
  const row = (place: 'last' | 'next' | 'after', item: Item | undefined) =>
    item === undefined ? [] : [{ place, ...item }]
  return {
    dots: items.map(({ when, state }, at) => ({
      when,
      state,
      share: ((months[at] ?? first) - first) / whole,
    })),
    rows: [...row('last', items[from - 1]), ...row('next', items[from]), ...row('after', items[from + 1])],
  }
}
