import type { LocaleId } from '@hongyan/locales'
import type { AnswerOf } from '../../../../calls/call.ts'
import { call } from '../../../../client/call.ts'
import { queryAddressAction } from '../../actions.ts'

export type FoundPlace = AnswerOf<typeof queryAddressAction>['data'][number]

/** Places whose name begins with what was typed. None when the server cannot be asked: the field works without. */
export async function askPlaces(
  keyword: string,
  lang: LocaleId,
  signal: AbortSignal,
): Promise<readonly FoundPlace[]> {
  const reply = await call(queryAddressAction, { body: { keyword, lang } }, { signal, policy: 'ajax' })
  return reply.kind === 'ok' ? reply.answer.data : []
}
