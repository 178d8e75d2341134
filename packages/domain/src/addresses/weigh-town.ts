import { type Division, findDivision } from '../places/divisions.ts'
import { districtsOfTown } from '../places/town-districts.ts'
import { passFiller } from './area-filler.ts'
import type { FreeText, RegionMatch } from './match-region.ts'

type WeighedTown = { readonly region: RegionMatch; readonly candidates: readonly Division[] }

/**
 * Of a county that was parted, the town behind it tells in which of its districts an address lies; where it does not,
 * whoever asks has to choose. Any other area stays as it is.
 */
export function weighTown(text: FreeText, region: RegionMatch): WeighedTown {
  const parted = region.words.findLast(({ heirs }) => heirs !== undefined)
  if (!parted || region.division.code !== parted.division.code) return { region, candidates: [] }
  const heirs = parted.heirs ?? []
  const [heir, ...more] = districtsOfTown(heirs, behind(text, parted.end)).flatMap(known)
  if (heir === undefined || more.length > 0) return { region, candidates: heirs.flatMap(known) }
  const { heirs: _, stays: __, ...word } = parted
  const words = region.words.map((one) =>
    one === parted ? { ...word, division: heir, kind: 'former' as const } : one,
  )
  return { region: { ...region, division: heir, words, end: parted.end }, candidates: [] }
}

const known = (code: string): readonly Division[] => {
  const division = findDivision(code)
  return division ? [division] : []
}

/** As much of the text as the name of a town is long. */
const behind = (text: FreeText, end: number): string => {
  const start = passFiller(text, end)
  return text.folded.slice(start, start + 12)
}
