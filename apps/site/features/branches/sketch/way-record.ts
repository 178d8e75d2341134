import type { DataText } from '@hongyan/locales'

/** A road or a water of a town as it is in a file: `line` has longitude and latitude of each point. */
export type WayRecord = {
  readonly kind: string
  readonly name: DataText
  readonly line: string
  /** How wide a river is. */
  readonly metres?: number
  /** A road that goes over or under the sea somewhere. */
  readonly crosses?: boolean
}
