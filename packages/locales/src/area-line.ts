import type { LocaleId } from './locale.ts'

/** 广东省 / 深圳市 / 南山区, in English Nanshan, Shenzhen, Guangdong; a municipality is not said twice. */
export function areaLine(names: readonly string[], locale: LocaleId): string {
  const once = names.filter((name, at) => name !== names[at - 1])
  return locale === 'en-US' ? once.reverse().join(', ') : once.join(' / ')
}

/** An area in words and the street in it, in the order of the language. */
export function streetLine(area: string, detail: string, locale: LocaleId): string {
  const parts = (locale === 'en-US' ? [detail, area] : [area, detail]).filter((part) => part.trim() !== '')
  return parts.join(locale === 'en-US' ? ', ' : ' ')
}
