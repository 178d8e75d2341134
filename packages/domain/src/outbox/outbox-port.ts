import type { OutboxMessage, OutboxTarget } from './outbox-message.ts'

/** What became of an attempt. `problem` is for staff and never holds what was sent. */
export type SendOutcome =
  | { readonly kind: 'delivered' }
  /** The receiver looked at it and said no; a few more tries, then it is parked. */
  | { readonly kind: 'refused'; readonly problem: string }
  /** The receiver could not be reached or is busy: tried for as long as it takes. */
  | { readonly kind: 'later'; readonly problem: string; readonly afterMs?: number }
  /** It did not go through, and whoever runs the receiver has been promised the next try at this time, or none. */
  | { readonly kind: 'again'; readonly problem: string; readonly afterMs: number }
  | { readonly kind: 'given-up'; readonly problem: string }

export type OutboxPort = { send(message: OutboxMessage): Promise<SendOutcome> }

/** The receivers this process can reach; messages to others wait. */
export type OutboxPorts = Readonly<Partial<Record<OutboxTarget, OutboxPort>>>
