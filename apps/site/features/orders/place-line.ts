import { divisionPath } from '@hongyan/domain/places/divisions'
import { type LocaleId, textIn } from '@hongyan/locales'
import { areaLine } from '../../blocks/address-input/area-path.ts'

/** A division in words, with what it lies in; empty for an unknown code. */
export function placeLine(code: string, locale: LocaleId): string {
  return areaLine(
    divisionPath(code).map(({ name }) => textIn(name, locale)),
    locale,
  )
}
