import type { Ctx } from '@hongyan/kernel/context'
import { undoableSince } from './own-book.ts'

/** Drops the addresses of all books whose deletion can be undone no more; gives how many. */
export async function forgetDeletedAddresses(ctx: Ctx): Promise<number> {
  const gone = await ctx.db.query
    .deleteFrom('book_addresses')
    .where('deleted_at', '<', undoableSince(ctx))
    .executeTakeFirst()
  return Number(gone.numDeletedRows)
}
