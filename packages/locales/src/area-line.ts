import { type LocaleId, localeOf } from './locale.ts'

/** Names of places from the largest to the smallest, in the order of the language. */
export function inPlaceOrder(names: readonly string[], locale: LocaleId): readonly string[] {
  return localeOf(locale).places.smallestFirst ? [...names].reverse() : names
}

/** 浙江省杭州市滨江区, or Binjiang, Hangzhou, Zhejiang. */
export function placeName(names: readonly string[], locale: LocaleId): string {
  return inPlaceOrder(names, locale).join(localeOf(locale).places.joint)
}

/** 广东省 / 深圳市 / 南山区, in English Nanshan, Shenzhen, Guangdong; a municipality is not said twice. */
export function areaLine(names: readonly string[], locale: LocaleId): string {
  const once = names.filter((name, at) => name !== names[at - 1])
  return inPlaceOrder(once, locale).join(localeOf(locale).places.steps)
}

/** An area in words and the street in it, in the order of the language. */
export function streetLine(area: string, detail: string, locale: LocaleId): string {
  const parts = inPlaceOrder([area, detail], locale).filter((part) => part.trim() !== '')
  return parts.join(localeOf(locale).places.spaced)
}
