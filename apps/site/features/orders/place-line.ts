import { divisionPath } from '@hongyan/domain/places/divisions'
import { areaLine, type LocaleId, textIn } from '@hongyan/locales'

/** A division in words, with what it lies in; empty for an unknown code. */
export function placeLine(code: string, locale: LocaleId): string {
  return areaLine(
    divisionPath(code).map(({ name }) => textIn(name, locale)),
    locale,
  )
}

/** The city of a division alone, as a route names it: 深圳, Shenzhen; empty for an unknown code. */
export function cityLine(code: string, locale: LocaleId): string {
  const [province, city = province] = divisionPath(code)
  return city === undefined ? '' : textIn(city.name, locale).replace(/市$/, '')
}
