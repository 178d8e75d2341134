import type { LocaleId } from '@hongyan/locales'
import type { AnswerOf } from '../../../../calls/call.ts'
import { call } from '../../../../client/call.ts'
import { queryAddress } from '../../endpoints.ts'

export type FoundPlace = AnswerOf<typeof queryAddress>['data'][number]

/** Places whose name begins with what was typed. None when the server cannot be asked: the field works without. */
export async function askPlaces(
  keyword: string,
  lang: LocaleId,
  signal: AbortSignal,
): Promise<readonly FoundPlace[]> {
  const reply = await call(queryAddress, { body: { keyword, lang } }, { signal, policy: 'ajax' })
  return reply.kind === 'ok' ? reply.answer.data : []
}
