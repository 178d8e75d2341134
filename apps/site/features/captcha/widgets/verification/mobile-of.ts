import { readMobile } from '@hongyan/domain/typed/read-phone'
import { type LocaleId, localeOf } from '@hongyan/locales'

/**
 * A mobile number as it is sent: in the edition of Hong Kong eight digits are one of Hong Kong. What is no mobile stays
 * as it is. A browser knows the edition by its page.
 */
export function mobileOf(typed: string, locale?: LocaleId): string {
  const inHongKong =
    locale === undefined
      ? typeof document !== 'undefined' && document.documentElement.lang === localeOf('zh-HK').htmlLang
      : locale === 'zh-HK'
  return readMobile(typed, inHongKong ? 'hong-kong' : 'mainland') ?? typed.trim()
}
