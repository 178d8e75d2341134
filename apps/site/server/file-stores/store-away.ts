import { DomainError } from '@hongyan/kernel/errors'

/** What is thrown where a store does not answer, or not as it should; `why` is for whoever runs the site. */
export function storeAway(why: string): DomainError {
  return new DomainError({ entity: 'media', code: 'store-away', detail: why })
}

/** Whether something failed because the store is away. */
export function isStoreAway(error: unknown): error is DomainError {
  return error instanceof DomainError && error.code === 'store-away'
}
