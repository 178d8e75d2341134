import type { Ctx } from '@hongyan/kernel/context'
import { type EventMapping, noMapping } from '../event-mapping.ts'

/** As where a company says what the words of its senders mean. */
export function withMapping(ctx: Ctx, mapping: EventMapping): Ctx {
  return { ...ctx, settings: { ...ctx.settings, tracking: { ...ctx.settings.tracking, mapping } } }
}

/** As where codes that nobody has mapped are stored. */
export const unknownStored = { ...noMapping, unknown: 'keep' } as const satisfies EventMapping
