import { type Division, divisionPath } from '@hongyan/domain'
import type { LocaleId } from '@hongyan/locales'
import { toTraditional } from '@hongyan/locales/traditional'
import type { AreaName, AreaPath } from './ui/branch-answer.ts'

const traditional = new Map<string, string>()

/** A text of the data in a language: Traditional Chinese is derived, once for each text. */
export function dataText({ zh, en }: { readonly zh: string; readonly en: string }, locale: LocaleId): string {
  if (locale === 'en-US') return en
  if (locale === 'zh-CN') return zh
  const known = traditional.get(zh) ?? toTraditional(zh)
  traditional.set(zh, known)
  return known
}

/** A division by name. */
export function areaName({ code, name }: Division, locale: LocaleId): AreaName {
  return { code, name: dataText(name, locale) }
}

/** A division with what it lies in. A municipality and the one city in it are one step, which has the city's code. */
export function areaPath(code: string, locale: LocaleId): AreaPath {
  const path = divisionPath(code)
  return path
    .filter(({ name }, index) => name.zh !== path[index + 1]?.name.zh)
    .map((division) => areaName(division, locale))
}
