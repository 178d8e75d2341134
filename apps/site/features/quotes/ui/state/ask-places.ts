import type { LocaleId } from '@hongyan/locales'
import { pageClient } from '../../../../client/clients.ts'

export type FoundPlace = { readonly code: string; readonly name: string }

/** Places whose name begins with what was typed. None when the server cannot be asked: the field works without. */
export async function askPlaces(
  keyword: string,
  lang: LocaleId,
  signal: AbortSignal,
): Promise<readonly FoundPlace[]> {
  const read = (answer: unknown) => (answer as { data?: readonly FoundPlace[] }).data ?? []
  try {
    return await pageClient('ajax')({ path: '/aging/query-address', body: { keyword, lang }, signal, read })
  } catch {
    return []
  }
}
