import { enquiryMessages } from '@hongyan/content/messages'
import { fill, type LocaleId } from '@hongyan/locales'
import type { CaptchaQuestion } from './captcha.ts'

/** A question in words: digits would be too easy to read for what it keeps out. */
export function presentQuestion({ first, second, token }: CaptchaQuestion, locale: LocaleId) {
  const { question, numerals } = enquiryMessages(locale)
  const word = (number: number) => numerals[number] ?? String(number)
  return { question: fill(question, { first: word(first), second: word(second) }), token }
}
