import { siteContent } from '@hongyan/content'
import { enquiryMessages, wordMessages } from '@hongyan/content/messages'
import type { LocaleId } from '@hongyan/locales'

/** What the private page of an enquiry says, in one language. */
export type StatusWords = ReturnType<typeof statusWords>

/** Collects the texts of the page, for the server. */
export function statusWords(locale: LocaleId) {
  const {
    status,
    statuses,
    correct,
    withdraw,
    receipt,
    fields,
    problems,
    outcomes,
    code,
    captcha,
    noScript,
  } = enquiryMessages(locale)
  const { cooperationTypes } = enquiryMessages(locale)
  const { retry, cancel, optional } = wordMessages(locale)
  return {
    status,
    statuses,
    correct,
    withdraw,
    receipt,
    fields,
    problems,
    outcomes,
    code,
    captcha,
    noScript,
    cooperationTypes,
    retry,
    cancel,
    optional,
    hotline: siteContent(locale).support.hotline,
  }
}
