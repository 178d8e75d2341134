import { siteContent, wordMessages } from '@hongyan/content'
import type { LocaleId } from '@hongyan/locales'

/** Who writes, as every mail to somebody outside ends: a name, a number to call, and the site. */
export function mailSignature(locale: LocaleId, origin: string): string {
  const { brand, hotline } = wordMessages(locale)
  return `-- \n${brand}\n${hotline} ${siteContent(locale).support.hotline}\n${origin}`
}
