import type { LocaleId } from '@hongyan/locales'
import { countedFetch } from '../../../../client/counted-fetch.ts'
import type { AskedRow } from './read-rows.ts'

/** The batch as a workbook, which the server writes; null when it cannot be had now. */
export async function askWorkbook(
  rows: readonly AskedRow[],
  factorSet: string,
  lang: LocaleId,
): Promise<Blob | null> {
  try {
    const answer = await countedFetch('/v1/carbon/workbook', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ rows, factorSet, lang }),
    })
    return answer.ok ? await answer.blob() : null
  } catch {
    return null
  }
}
