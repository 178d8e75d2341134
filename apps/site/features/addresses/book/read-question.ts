import { type AddressRole, addressRoles } from '@hongyan/domain/address-book/book-rules'
import type { BookQuestion } from '../../../client/find-in-book.ts'
import { allAddresses, shownAtFirst } from './ui/book-model.ts'

/** What a search asks for. It only comes by a form: a name or a phone never stands in an address. */
export function readBookQuestion(fieldOf: (name: string) => string | undefined): BookQuestion {
  return {
    keyword: (fieldOf('keyword') ?? '').slice(0, 100),
    group: (fieldOf('group') ?? '').slice(0, 40) || null,
    size: fieldOf('all') ? allAddresses : shownAtFirst,
  }
}

/** Roles that are ticked in a form. */
export function readRoles(fieldOf: (name: string) => string | undefined): readonly AddressRole[] {
  return addressRoles.filter((role) => fieldOf(role) !== undefined)
}
