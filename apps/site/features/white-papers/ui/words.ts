import { enquiryMessages, paperMessages, wordMessages } from '@hongyan/content/messages'
import type { LocaleId } from '@hongyan/locales'

/** What the form of a white paper says, in one language. */
export type PaperFormWords = ReturnType<typeof paperFormWords>

/** Collects the texts of the form, for the server: they travel to the browser as data. */
export function paperFormWords(locale: LocaleId) {
  const { form } = paperMessages(locale)
  const { code, captcha, consent, outcomes, problems, noScript } = enquiryMessages(locale)
  const { contactMobileRequired, contactMobileWrong, verifyCodeRequired, verifyCodeWrong, consentRequired } =
    problems
  return {
    form,
    code,
    captcha,
    consent,
    outcomes,
    another: noScript.another,
    problems: {
      contactMobileRequired,
      contactMobileWrong,
      verifyCodeRequired,
      verifyCodeWrong,
      consentRequired,
    },
    retry: wordMessages(locale).retry,
  }
}
