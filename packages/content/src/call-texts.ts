import type { LocaleId } from '@hongyan/locales'
import { inHongKong } from './in-hong-kong.ts'
import { type CallText, callsZh } from './messages/calls.zh.ts'

let hongKong: Readonly<Record<string, CallText>> | null = null

/** What the calls of the API do, by the name of the call. Empty in English: there the calls say it themselves. */
export function callTexts(locale: LocaleId): Readonly<Record<string, CallText>> {
  if (locale === 'en-US') return {}
  if (locale === 'zh-CN') return callsZh
  hongKong ??= inHongKong(callsZh)
  return hongKong
}
