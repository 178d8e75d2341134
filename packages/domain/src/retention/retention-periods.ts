import { days, months, type RetentionPeriod, years } from '@hongyan/kernel/retention-period'
import { paperRetention } from '../papers/paper-retention.ts'

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
  papers: paperRetention,
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

export type RetainedThing = keyof typeof retentionPeriods
