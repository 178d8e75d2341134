import { enquiryMessages, subscriptionMessages, trackingMessages } from '@hongyan/content/messages'
import type { TextMessage } from '@hongyan/domain/codes/sms-gateway'
import { fill, type LocaleId } from '@hongyan/locales'
import { plainText } from '../http/without-marks.ts'

/** What a text message says, for gateways that take words rather than templates. */
export function smsWords(locale: LocaleId, text: TextMessage): string {
  return plainText(wordsOf(locale, text))
}

function wordsOf(locale: LocaleId, text: TextMessage): string {
  const words = enquiryMessages(locale).textMessages
  if (text.kind === 'code') return fill(words.code, { code: text.code, minutes: text.minutes })
  if (text.kind === 'receipt') return fill(words.receipt, { number: text.number })
  if (text.kind === 'order') return fill(words.order, { number: text.number, link: text.link })
  const { number, others, stop } = text
  const { one, many } = subscriptionMessages(locale).text
  const status = trackingMessages(locale).statuses[text.status].name
  return fill(others === 0 ? one : many, { number, status, others, stop })
}
