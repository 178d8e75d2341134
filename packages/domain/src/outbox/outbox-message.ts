/**
 * Who is told: the desk, a partner system, a mailbox, the person who asked (by text message), whoever takes in the
 * company's orders, those who follow a shipment, merchants at addresses of their own, whoever is invited into a company,
 * and staff who are to begin at the desk.
 */
export const outboxTargets = [
  'desk',
  'webhook',
  'mail',
  'receipt',
  'intake',
  'subscriber-mail',
  'subscriber-sms',
  'merchant',
  'invitation-mail',
  'staff-link-mail',
] as const
export type OutboxTarget = (typeof outboxTargets)[number]

/** What is told of each topic: an entity that tells somebody something declares its own message. */
// biome-ignore lint/suspicious/noEmptyInterface: topics are declared by whoever tells of them
export interface OutboxMessages {}

export type OutboxTopic = keyof OutboxMessages

/** One message to one receiver, told apart by its topic. It may arrive more than once. */
export type OutboxMessage = OutboxMessages[OutboxTopic]

/** What a message is about and what happened to it. */
export type MessageSubject = Pick<OutboxMessage, 'topic' | 'kind'>

/**
 * The shape in which messages of a topic are stored by this build. It goes up by one when an older build could not
 * put such a message together any more.
 */
export const payloadVersions: Readonly<Record<OutboxTopic, number>> = {
  enquiry: 1,
  order: 1,
  delivery: 1,
  claim: 1,
  subscription: 1,
  merchant: 1,
  invitation: 1,
  'staff-link': 1,
}
