import type { InEach } from '@hongyan/locales'

/** A city, by code; names are looked up by the reader's language. Coordinates are WGS-84 degrees. */
export type Place = {
  readonly cityCode: string
  readonly name: InEach
  readonly longitude: number
  readonly latitude: number
  /** IANA zone of the place, such as `Asia/Shanghai`. */
  readonly zone: string
}
