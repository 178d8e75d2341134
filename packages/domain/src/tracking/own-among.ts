import type { ShipmentRow } from '@hongyan/db'
import type { Ctx } from '@hongyan/kernel/context'

declare module '@hongyan/kernel/context' {
  interface Registry {
    readonly ownAmong: typeof ownAmong
  }
}

/** The ids of those among some shipments that belong to whoever is signed in; none of them where nobody is. */
export function ownAmong(ctx: Ctx, rows: readonly ShipmentRow[]): Promise<ReadonlySet<string>> {
  return ctx.registry.ownAmong(ctx, rows)
}
