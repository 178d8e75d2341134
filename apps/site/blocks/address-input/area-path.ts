import type { LocaleId } from '@hongyan/locales'
import { areaRoot } from './address-model.ts'
import type { AreaOption, AreaTree } from './ask-addresses.ts'

/** From the province down to a division; empty where the tree does not have it. */
export function areaPath(tree: AreaTree, code: string): readonly AreaOption[] {
  for (const province of tree[areaRoot] ?? []) {
    if (province.code === code) return [province]
    for (const city of tree[province.code] ?? []) {
      if (city.code === code) return [province, city]
      const district = tree[city.code]?.find((one) => one.code === code)
      if (district) return [province, city, district]
    }
  }
  return []
}

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
