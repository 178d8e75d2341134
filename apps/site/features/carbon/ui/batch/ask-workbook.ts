import type { LocaleId } from '@hongyan/locales'
import { countedCall } from '../../../../client/counted-call.ts'
import { batchWorkbookAction } from '../../actions.ts'
import type { AskedRow } from './read-rows.ts'

/** The batch as a workbook, which the server writes; null when it cannot be had now. */
export async function askWorkbook(
  rows: readonly AskedRow[],
  factorSet: string,
  lang: LocaleId,
): Promise<Blob | null> {
  try {
    const answer = await countedCall(batchWorkbookAction, { body: { rows, factorSet, lang } })
    return answer.ok ? await answer.blob() : null
  } catch {
    return null
  }
}
