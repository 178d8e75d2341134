import { type Division, type DivisionLevel, divisionPath, findDivision } from '../places/divisions.ts'
import { districtOfTown } from '../places/town-districts.ts'
import { foldName, foldText } from './fold-text.ts'
import type { RegionMatch, RegionWord } from './match-region.ts'
import type { Confidence, Correction, ParsedAddress } from './parsed-address.ts'

type Settled = Pick<ParsedAddress, 'province' | 'city' | 'district' | 'corrections'> & {
  readonly confidence: Readonly<Record<DivisionLevel, Confidence>>
}

const levels: readonly DivisionLevel[] = ['province', 'city', 'district']
/** What a text settles that names no area. */
export const nowhere: Settled = {
  province: null,
  city: null,
  district: null,
  corrections: [],
  confidence: { province: 'none', city: 'none', district: 'none' },
}

/** Turns the words found into a province, a city and a district of today, and says what had to be changed for it. */
export function settleRegion(
  { division, words, contradicts }: RegionMatch,
  folded: string,
  detail: string,
): Settled {
  const moved = movedTo(division, foldText(detail))
  const path = divisionPath(moved?.code ?? division.code)
  const corrections: Correction[] = []
  const confidence: Record<DivisionLevel, Confidence> = { province: 'none', city: 'none', district: 'none' }
  for (const level of levels) {
    const one = path.find((candidate) => candidate.level === level)
    if (!one) continue
    const word = words.findLast((candidate) => candidate.division.level === level && !candidate.stays)
    const staying = words.find((candidate) => candidate.division.level === level && candidate.stays)
    const written = word ? folded.slice(word.start, word.end) : ''
    confidence[level] = staying && !word ? 'likely' : confidenceOf(word, one, contradicts)
    if (word && word.division.code === one.code && word.kind !== 'former') continue
    if (!word && level === 'city' && one.name.zh === path[0]?.name.zh) continue
    const left = moved !== null || (word?.kind === 'full' && word.division.code !== one.code)
    const reason = !word ? 'inferred' : contradicts ? 'contradicted' : left ? 'moved' : 'renamed'
    if (written !== foldName(one.name.zh))
      corrections.push({ field: level, from: written, to: one.name.zh, reason })
  }
  const [province = null, city = null, district = null] = levels.map((level) =>
    path.find((one) => one.level === level),
  )
  return {
    province: province ?? null,
    city: city ?? null,
    district: district ?? null,
    corrections,
    confidence,
  }
}

function confidenceOf(word: RegionWord | undefined, one: Division, contradicts: boolean): Confidence {
  if (contradicts) return 'guess'
  if (!word) return 'sure'
  if (word.division.code !== one.code) return 'likely'
  return word.kind === 'full' ? 'sure' : 'likely'
}

/** Where the town that begins the detail lies today, when the district the text names has given it up. */
function movedTo(division: Division, detail: string): Division | null {
  const code = districtOfTown(division.code, detail)
  return code === division.code ? null : findDivision(code)
}
