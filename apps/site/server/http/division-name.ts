import type { Division } from '@hongyan/domain'
import type { LocaleId } from '@hongyan/locales'
import { toTraditional } from '@hongyan/locales/traditional'

/** The name of a division in a language. */
export function divisionName({ name }: Division, locale: LocaleId): string {
  if (locale === 'en-US') return name.en
  return locale === 'zh-HK' ? toTraditional(name.zh) : name.zh
}
