import { DomainError } from '@hongyan/kernel/errors'
import type { AddressContent } from './book-address.ts'
import { type AddressInput, readContent } from './read-content.ts'

/** What a person gives, as it is kept. @throws DomainError `invalid-input` with a problem for each field */
export function takeContent(input: AddressInput, kept: AddressContent | null = null): AddressContent {
  const read = readContent(input, kept)
  if (read.kind === 'content') return read.content
  const fields = read.problems.map(({ field, problem }) => ({ path: field, message: problem }))
  throw new DomainError({
    entity: 'address',
    code: 'invalid-input',
    detail: 'The address is not complete',
    fields,
  })
}
