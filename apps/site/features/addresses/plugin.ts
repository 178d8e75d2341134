import { forgetDeletedAddresses } from '@hongyan/domain/address-book/forget-deleted-addresses'
import type { Ctx } from '@hongyan/kernel/context'
import type { EncryptionServices } from '../../server/encrypted-requests/decrypt-call.ts'
import { everyHour } from '../../server/operations/while-open.ts'
import type { Plugin } from '../../server/requests/plugin.ts'
import { addressActions } from './actions.ts'
import { bookActions } from './book/actions.ts'
import type { BookFormServices } from './book/book-form-services.ts'
import { bookFileActions } from './book/files/actions.ts'
import { addressBookForms } from './book/forms.ts'
import { type OwnBook, ownBookPages } from './book/own-book-pages.ts'
import { addressSentences } from './problem-sentences.ts'
import { addressWords } from './refusals.ts'

type Site = { readonly ctxOf: (name: string) => Ctx }

/** Addresses as they are typed and pasted, and the address book of customers. */
export const addresses: Plugin<EncryptionServices & BookFormServices, Site, unknown, OwnBook> = {
  routes: [...addressActions, ...bookActions, ...bookFileActions],
  forms: addressBookForms,
  words: addressWords,
  sentences: addressSentences,
  own: (_, ctx) => ownBookPages(ctx),
  // What can no longer be undone is dropped, also in books that nobody opens.
  work: (app, { ctxOf }) => {
    const ctx = ctxOf('address books')
    everyHour(app, 'address books', () => forgetDeletedAddresses(ctx))
  },
}
