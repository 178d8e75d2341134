/** How long something is kept, in whole units of the calendar. */
export type RetentionPeriod = {
  readonly unit: 'years' | 'months' | 'days'
  readonly count: number
}

const years = (count: number): RetentionPeriod => ({ unit: 'years', count })
const months = (count: number): RetentionPeriod => ({ unit: 'months', count })
const days = (count: number): RetentionPeriod => ({ unit: 'days', count })

/**
 * How long what the site holds about people is kept: the privacy text says it, and `carryOutRetention` does it. `logs`
 * and `chat` are kept by whoever runs the servers and the chat, who have to do the same there.
 */
export const retentionPeriods = {
  /** People, addresses and goods of orders and shipments, nicknames and changes of delivery, after delivery. */
  orders: years(3),
  /** What was written in a claim and the files of it, after it was settled. */
  claims: years(3),
  /** What was written in an enquiry, after it was last moved on. */
  enquiries: years(2),
  /** Digests of those who took white papers, and what they agreed to. */
  papers: years(1),
  feedback: years(1),
  chat: years(1),
  logs: months(6),
  /** Addresses of those who follow a shipment, after delivery. */
  subscriptions: days(30),
  /** Orders that were not placed, after they were last typed in. */
  drafts: days(30),
  /** What webhooks were told, and every attempt, after the event. */
  webhookEvents: days(30),
  /** Mail addresses of those invited into a company, after the link has ended; taken or withdrawn they go at once. */
  invitations: days(30),
} as const satisfies Record<string, RetentionPeriod>

export type KeptThing = keyof typeof retentionPeriods

/** The moment (ms UTC) before which something has been kept long enough at `now`. */
export function keptSince({ unit, count }: RetentionPeriod, now: number): number {
  const at = new Date(now)
  if (unit === 'days') return now - count * 86_400_000
  const due = new Date(now)
  if (unit === 'years') due.setUTCFullYear(at.getUTCFullYear() - count)
  else due.setUTCMonth(at.getUTCMonth() - count)
  // A day that a shorter month lacks leads into the next: what is kept is never kept shorter than said.
  if (due.getUTCDate() !== at.getUTCDate()) due.setUTCDate(0)
  return due.getTime()
}
