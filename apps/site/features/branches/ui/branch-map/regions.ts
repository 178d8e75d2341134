/** Parts of the country that the map may be narrowed to, from north to south and then west. */
export const regions = ['north', 'northeast', 'east', 'central', 'south', 'southwest', 'northwest'] as const
export type Region = (typeof regions)[number]

/** First digits of the codes of their provinces. */
const codes: Readonly<Record<Region, RegExp>> = {
  north: /^1/,
  northeast: /^2/,
  east: /^3|^71/,
  central: /^4[123]/,
  south: /^4[456]|^8/,
  southwest: /^5/,
  northwest: /^6/,
}

/** Whether a division, by its code, lies in a part of the country; all lie in the whole. */
export function isIn(region: Region | null, code: string): boolean {
  return region === null || codes[region].test(code)
}

/** The part that an address names; null for the whole country. */
export function readRegion(query: URLSearchParams): Region | null {
  return regions.find((one) => one === query.get('part')) ?? null
}
