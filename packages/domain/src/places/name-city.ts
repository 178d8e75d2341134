import { toSimplified } from '@hongyan/locales/simplified'
import type { Place } from '../tracking/tracking-answer.ts'
import { listCities } from './find-city.ts'

/**
 * The city a visitor means by what was typed: its name in any of the three languages, with or without 市, in any case
 * and with any spaces and apostrophes, or its code. Null where no city has that name.
 */
export function nameCity(typed: string): Place | null {
  names ??= new Map(
    listCities().flatMap((place) =>
      [place.cityCode, ...Object.values(place.name)].map((name): [string, Place] => [plain(name), place]),
    ),
  )
  return names.get(plain(typed)) ?? null
}

let names: Map<string, Place> | null = null

function plain(name: string): string {
  return toSimplified(name.normalize('NFKC'))
    .toLowerCase()
    .replace(/[\s'’‘`·-]/g, '')
    .replace(/(?<=\p{Script=Han}{2})市$/u, '')
}
