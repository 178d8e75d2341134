import type { CarbonMessages } from '@hongyan/content'
import type { Step } from '@hongyan/domain/carbon/footprint'
import type { DistanceBasis } from '@hongyan/domain/carbon/legs/leg'
import { findPlace } from '@hongyan/domain/places/find-place'
import { fill, formatDistance, type LocaleId } from '@hongyan/locales'
import { exactDecimal } from './format-emission.ts'

/** Name of a city in the language of the page. */
export function cityName(locale: LocaleId, code: string): string {
  return findPlace(code)?.name[locale] ?? code
}

/** What a step is: its part of the way, where, and by what. */
export function stepWords(
  locale: LocaleId,
  { steps }: CarbonMessages,
  { element }: Step,
): { readonly name: string; readonly where: string; readonly carrier: string | null } {
  if (element.kind === 'handling') {
    const place = cityName(locale, element.at.city)
    return { name: fill(steps.handling, { place }), where: steps.stops[element.at.kind], carrier: null }
  }
  const from = cityName(locale, element.from.city)
  const to = cityName(locale, element.to.city)
  return {
    name: steps.roles[element.role],
    where: from === to ? fill(steps.within, { place: from }) : fill(steps.between, { from, to }),
    carrier: steps.carriers[element.carrier],
  }
}

/** How a distance came about. */
export function basisWords(
  locale: LocaleId,
  { steps: { basis } }: CarbonMessages,
  { element }: Step,
): string {
  return element.kind === 'handling' ? basis.handling : distanceWords(locale, basis, element.basis)
}

function distanceWords(
  locale: LocaleId,
  words: CarbonMessages['steps']['basis'],
  basis: DistanceBasis,
): string {
  switch (basis.kind) {
    case 'detour':
      return fill(words.detour, {
        direct: formatDistance(locale, basis.greatCircle / 1000),
        factor: exactDecimal(locale, basis.percent / 100),
      })
    case 'flight':
      return fill(words.flight, {
        direct: formatDistance(locale, basis.greatCircle / 1000),
        added: formatDistance(locale, basis.supplement / 1000),
      })
    default:
      return words[basis.kind]
  }
}

/** Table or page of a source: a bare number is a table's. */
export function placeWords({ steps }: CarbonMessages, place: string): string {
  return fill(/^[A-Z]?\.?\d/.test(place) ? steps.place.table : steps.place.other, { place })
}
