import type { Ctx } from '@hongyan/kernel/context'
import { type AddressPage, cutPage, type PageOf } from './address-page.ts'
import type { BookAddress } from './book-address.ts'
import { type AddressMatch, matchAddress, readKeyword } from './match-address.ts'
import { liveRows, ownerOf } from './own-book.ts'

/** An address with where it answers what was typed. */
export type FoundAddress = BookAddress & Pick<AddressMatch, 'marks'>

/**
 * The addresses of the customer's own book that answer what was typed, page by page, the best first: by name or
 * company in either script, in pinyin or by its first letters, by figures of the phone, by area and street. Nothing
 * typed finds all of them. The book is read once and compared in memory: it is small.
 */
export async function searchAddresses(
  ctx: Ctx,
  input: PageOf & { readonly keyword: string; readonly group: string | null },
): Promise<AddressPage<FoundAddress>> {
  const rows = await liveRows(ctx.db.query, ownerOf(ctx))
  const keyword = readKeyword(input.keyword)
  const found = rows
    .flatMap((row) => {
      const match = matchAddress(row, keyword)
      return match ? [{ ...row, match }] : []
    })
    .sort((one, other) => one.match.rank - other.match.rank)
  const { rows: shown, ...page } = cutPage(found, input)
  return {
    ...page,
    addresses: page.addresses.map((address, at) => ({ ...address, marks: shown[at]?.match.marks ?? {} })),
  }
}
