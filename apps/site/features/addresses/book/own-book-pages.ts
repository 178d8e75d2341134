import { addressOrNull } from '@hongyan/domain/address-book/get-address'
import { searchAddresses } from '@hongyan/domain/address-book/search-addresses'
import type { Ctx } from '@hongyan/kernel/context'
import type { LocaleId } from '@hongyan/locales'
import type { BookPage, BookQuestion, SavedAddress } from '../../../client/find-in-book.ts'
import { presentAddress, presentFound, presentPage } from './present.ts'

/** What the page of the book asks in the name of whoever is signed in. */
export type OwnBook = {
  readonly addressBook: {
    /** How many addresses a book may hold. */
    readonly most: number
    readonly find: (question: BookQuestion, locale: LocaleId) => Promise<BookPage>
    /** Null for an address that is not in their book. */
    readonly get: (id: string, locale: LocaleId) => Promise<SavedAddress | null>
  }
}

/** The book of the customer of `ctx`. */
export function ownBookPages(ctx: Ctx): OwnBook {
  return {
    addressBook: {
      most: ctx.settings.addressBook.mostAddresses,
      find: async ({ keyword, group, size }, locale) => {
        const page = await searchAddresses(ctx, { keyword, group, index: 1, size })
        return presentPage(page, { index: 1, pageSize: size }, (one) => presentFound(one, locale))
      },
      get: async (id, locale) => {
        const address = await addressOrNull(ctx, id)
        return address && presentAddress(address, locale)
      },
    },
  }
}
