import { childrenOf, type Division } from '../places/divisions.ts'
import { divisionsNamed } from './divisions-named.ts'
import { parseAddress } from './parse-address.ts'

/** Where an address lies, as far as it says: a district, or something wider that has districts. */
type LocatedText =
  | { readonly kind: 'district'; readonly division: Division }
  | { readonly kind: 'wider'; readonly division: Division }
  /** Several places fit equally well, or what the text says of one contradicts itself. */
  | { readonly kind: 'ambiguous'; readonly divisions: readonly Division[] }
  | { readonly kind: 'unknown' }

const longest = 300

/** Finds the division an address lies in, in Chinese of either script or in English. */
export function locateText(text: string): LocatedText {
  const { province, city, district, candidates, corrections } = parseAddress(text.slice(0, longest))
  const division = district ?? city ?? province
  if (division === null) return several(candidates.length > 0 ? candidates : divisionsNamed(text))
  const contradicted = corrections.some(({ reason }) => reason === 'contradicted')
  return contradicted ? { kind: 'ambiguous', divisions: [division] } : located(division)
}

function located(division: Division): LocatedText {
  return { kind: childrenOf(division.code).length === 0 ? 'district' : 'wider', division }
}

function several(divisions: readonly Division[]): LocatedText {
  const [only] = divisions
  if (only === undefined) return { kind: 'unknown' }
  return divisions.length === 1 ? located(only) : { kind: 'ambiguous', divisions }
}
