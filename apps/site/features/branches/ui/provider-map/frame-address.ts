import type { LocaleId } from '@hongyan/locales'
import { framePlaceholders, type MapFrame } from '../../../../shell/map-frame.ts'

/** A place that may be shown, by a name the reader knows; WGS-84 degrees. */
export type FramePlace = {
  readonly code: string
  readonly name: string
  readonly longitude: number
  readonly latitude: number
}

/** A few streets around the place, in the zoom levels that web maps share. */
const streets = '16'
/** About a metre. */
const digits = 5

/** The provider's address of the map of a place. */
export function frameAddress(
  { template }: MapFrame,
  { latitude, longitude }: FramePlace,
  locale: LocaleId,
): string {
  const values: Readonly<Record<(typeof framePlaceholders)[number], string>> = {
    lat: latitude.toFixed(digits),
    lng: longitude.toFixed(digits),
    zoom: streets,
    language: locale,
  }
  return framePlaceholders.reduce((address, name) => address.replaceAll(`{${name}}`, values[name]), template)
}
