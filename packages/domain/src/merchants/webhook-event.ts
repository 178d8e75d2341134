import type { OutboxRow } from '@hongyan/db'

/** How far an event is. Instants are ms UTC. */
type WebhookEventState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'retrying'; readonly nextAt: number }
  | { readonly kind: 'delivered' }
  /** Given up after the last attempt. */
  | { readonly kind: 'failed' }
  /** The address was switched off before it was sent. */
  | { readonly kind: 'cancelled' }

/** One line of the log: an event, how far it is, and how its last attempt ended. */
export type WebhookEvent = {
  readonly id: string
  readonly webhookId: string
  readonly type: string
  readonly number: string
  readonly createdAt: number
  readonly state: WebhookEventState
  readonly lastAttempt: WebhookAttempt | null
}

/** One try. `status` is null where no whole answer came, and `problem` says why. */
export type WebhookAttempt = {
  readonly at: number
  readonly tookMs: number
  readonly status: number | null
  readonly answer: string | null
  readonly problem: string | null
}

/** An event with everything that was sent and answered. */
export type WebhookEventView = WebhookEvent & {
  readonly url: string
  readonly body: string
  /** The oldest first. */
  readonly attempts: readonly WebhookAttempt[]
}

export function readEventState(row: Pick<OutboxRow, 'state' | 'attempts' | 'next_at'>): WebhookEventState {
  if (row.state === 'delivered' || row.state === 'cancelled') return { kind: row.state }
  if (row.state === 'parked') return { kind: 'failed' }
  const isFirst = row.attempts === 0 || (row.state === 'sending' && row.attempts === 1)
  return isFirst ? { kind: 'waiting' } : { kind: 'retrying', nextAt: row.next_at }
}
