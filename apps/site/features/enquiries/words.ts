import { siteContent } from '@hongyan/content'
import { enquiryMessages, shellMessages, wordMessages } from '@hongyan/content/messages'
import type { LocaleId } from '@hongyan/locales'

/** What form, pop-ups and dialog say, in one language. */
export type EnquiryWords = ReturnType<typeof enquiryWords>

/** Collects the texts of the form, for the server: they travel to the browser as data. */
export function enquiryWords(locale: LocaleId) {
  const {
    fields,
    hints,
    consent,
    code,
    send,
    summary,
    captcha,
    receipt,
    problems,
    outcomes,
    noScript,
    page,
    message,
    callBack,
    groups,
    listPrice,
  } = enquiryMessages(locale)
  const { mainCategories, positions, yesNo } = enquiryMessages(locale)
  const { optional, close, retry } = wordMessages(locale)
  return {
    fields,
    hints,
    consent,
    code,
    send,
    summary,
    captcha,
    receipt,
    problems,
    outcomes,
    noScript,
    points: page.points,
    message,
    callBack,
    groups,
    listPrice,
    mainCategories,
    positions,
    yesNo,
    optional,
    close,
    retry,
    consultation: shellMessages(locale).consultation,
    hotline: siteContent(locale).support.hotline,
  }
}
