import type { OutboxRow } from '@hongyan/db'
import type { Ctx } from '@hongyan/kernel/context'
import type { OutboxMessage, OutboxMessages, OutboxTopic } from './outbox-message.ts'

/** Puts the messages of each topic together from what is stored; null when there is nothing to tell any more. */
type Composers = {
  readonly [Topic in OutboxTopic]: (ctx: Ctx, row: OutboxRow) => Promise<OutboxMessages[Topic] | null>
}

declare module '@hongyan/kernel/context' {
  interface Registry {
    readonly composers: Composers
  }
}

/** Puts a message together when it is sent; null when there is nothing to tell any more. */
export function composeMessage(ctx: Ctx, row: OutboxRow): Promise<OutboxMessage | null> {
  return ctx.registry.composers[row.topic as OutboxTopic](ctx, row)
}
