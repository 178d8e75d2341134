import { type Division, divisionPath } from '@hongyan/domain/places/divisions'
import { type LocaleId, textIn } from '@hongyan/locales'
import type { AreaName, AreaPath } from './branch-answer.ts'

/** A division by name. */
export function areaName({ code, name }: Division, locale: LocaleId): AreaName {
  return { code, name: textIn(name, locale) }
}

/** A division with what it lies in. A municipality and the one city in it are one step, which has the city's code. */
export function areaPath(code: string, locale: LocaleId): AreaPath {
  const path = divisionPath(code)
  return path
    .filter(({ name }, index) => name.zh !== path[index + 1]?.name.zh)
    .map((division) => areaName(division, locale))
}
