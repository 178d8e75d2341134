import { DomainError } from '@hongyan/kernel/errors'

/** What there is for whoever asks; null for what there is not, or not for them. */
export async function nullWhenNotFound<T>(read: () => Promise<T>): Promise<T | null> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof DomainError && error.code === 'not-found') return null
    throw error
  }
}
