import { enquiryMessages } from '@hongyan/content/messages'
import type { TextMessage } from '@hongyan/domain'
import { fill, type LocaleId } from '@hongyan/locales'

/** What a text message says, for gateways that take words rather than templates. */
export function smsWords(locale: LocaleId, text: TextMessage): string {
  const words = enquiryMessages(locale).textMessages
  return text.kind === 'code'
    ? fill(words.code, { code: text.code, minutes: text.minutes })
    : fill(words.receipt, { number: text.number })
}
