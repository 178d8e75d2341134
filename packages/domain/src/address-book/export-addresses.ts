import type { Ctx } from '@hongyan/kernel/context'
import { type BookAddress, readAddressRow } from './book-address.ts'
import { liveRows, ownerOf } from './own-book.ts'

/** The customer's own book, whole. */
export async function exportAddresses(ctx: Ctx): Promise<readonly BookAddress[]> {
  return (await liveRows(ctx.db.query, ownerOf(ctx))).map(readAddressRow)
}
