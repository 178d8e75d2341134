import type { LocaleId } from '@hongyan/locales'
import type { CallText } from './messages/calls.zh.ts'
import { shippedTexts } from './shipped-texts.ts'

/** What the calls of the API do, by the name of the call. Empty in English: there the calls say it themselves. */
export function callTexts(locale: LocaleId): Readonly<Record<string, CallText>> {
  return shippedTexts(locale).calls
}
