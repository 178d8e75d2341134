import { type LocaleId, localeOf } from './locale.ts'

/** Names of places from the largest to the smallest, in the order of the language. */
export function inPlaceOrder(names: readonly string[], locale: LocaleId): readonly string[] {
  return localeOf(locale).places.smallestFirst ? [...names].reverse() : names
}

/** 浙江省杭州市滨江区, or Binjiang, Hangzhou, Zhejiang; a municipality is not said twice. */
export function placeName(names: readonly string[], locale: LocaleId): string {
  return inPlaceOrder(once(names), locale).join(localeOf(locale).places.joint)
}

/** 广东省 / 深圳市 / 南山区 where an area is chosen step by step, in English Nanshan, Shenzhen, Guangdong. */
export function areaLine(names: readonly string[], locale: LocaleId): string {
  return inPlaceOrder(once(names), locale).join(localeOf(locale).places.steps)
}

/** An area in words, as one is chosen or as one is written, and the street in it: an address as an envelope has it. */
export function streetLine(area: string, detail: string, locale: LocaleId): string {
  const { steps, joint } = localeOf(locale).places
  const parts = inPlaceOrder([area.replaceAll(steps, joint), detail], locale)
  return parts.filter((part) => part.trim() !== '').join(joint)
}

function once(names: readonly string[]): readonly string[] {
  return names.filter((name, at) => name !== names[at - 1])
}
