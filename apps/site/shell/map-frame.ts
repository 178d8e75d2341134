/** A map of somebody else's, as the settings name it. */
export type MapFrame = {
  /** Address of the map of a place, with `{lat}`, `{lng}` and, where the provider knows them, `{zoom}`, `{language}`. */
  readonly template: string
  /** What a policy names. */
  readonly origin: string
  /** What a visitor is told. */
  readonly host: string
}

/** Every placeholder a template may have. */
export const framePlaceholders = ['lat', 'lng', 'zoom', 'language'] as const
