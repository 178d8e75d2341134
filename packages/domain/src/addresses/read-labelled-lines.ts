import type { Division } from '../places/divisions.ts'
import { type LabelKind, labelOfLine } from './address-labels.ts'
import { passFiller } from './area-filler.ts'
import { type FreeText, liesIn, matchRegion, type RegionMatch } from './match-region.ts'
import type { ParsedAddress } from './parsed-address.ts'
import { nowhere, settleRegion } from './settle-region.ts'
import { takeIdentityNumbers } from './take-identity-numbers.ts'
import { takePhones } from './take-phones.ts'
import { TextInHand } from './text-in-hand.ts'
import { confidenceOfDetail, trimDetail } from './trim-detail.ts'

type Line = {
  readonly kind: LabelKind | null
  readonly from: number
  readonly start: number
  readonly end: number
}

/**
 * Reads the form in which shops copy an address, and in which we write one: a line each for name, number, area and
 * street. Null where area and street have no line of their own. What a line says is taken as it stands.
 */
export function readLabelledLines(text: string, folded: string): ParsedAddress | null {
  const lines = splitLines(folded)
  const areaLine = lines.find(({ kind }) => kind === 'area')
  if (!areaLine || !lines.some(({ kind }) => kind === 'detail')) return null
  const hand = new TextInHand(text, folded)
  for (const { from, start } of lines) hand.take(from, start, 'label')
  for (const match of folded.matchAll(/[\r\n]+/g))
    hand.take(match.index, match.index + match[0].length, 'gap')
  const blanked = takeIdentityNumbers(hand)
  for (const { kind, start, end } of lines) {
    if (kind === 'remark') hand.take(start, end, 'remark')
    if (kind === 'other') hand.take(start, end, 'label')
  }

  const name = takeLine(hand, lines, 'name')
  const postcode = takeLine(hand, lines, 'postcode')
  const phoneLine = lines.find(({ kind }) => kind === 'phone')
  const { phone, others } = phoneLine
    ? takePhones(hand, blanked.slice(phoneLine.start, phoneLine.end), phoneLine.start)
    : { phone: null, others: [] }
  const { region, candidates, again } = readArea(
    hand,
    areaLine,
    lines.filter(({ kind }) => kind === null || kind === 'detail' || kind === 'address'),
  )
  for (const { start, end, division, stays } of region?.words ?? [])
    if (!stays) hand.take(start, end, division.level)
  for (const [at, { end }] of (region?.words ?? []).entries()) {
    const next = region?.words[at + 1]?.start ?? end
    if (passFiller(hand, end) >= next) hand.take(end, next, 'gap')
  }
  for (const { start, end, stays } of again.flatMap(({ words }) => words))
    if (!stays) hand.take(start, end, 'again')
  for (const { start, end } of hand.runs()) {
    const blank = folded.slice(start, end).trim() === ''
    hand.take(start, end, blank ? 'gap' : 'detail')
  }

  const detail = trimDetail(hand.collect('detail'))
  const { province, city, district, corrections, confidence } = region
    ? settleRegion(region, folded, detail)
    : nowhere
  return {
    name,
    phone: phone?.phone ?? null,
    otherPhones: others,
    postcode,
    remark: trimDetail(hand.collect('remark')),
    hadIdentityNumber: blanked !== folded,
    province,
    city,
    district,
    detail,
    confidence: {
      ...confidence,
      name: name === null ? 'none' : 'sure',
      phone: phone === null ? 'none' : phone.problem ? 'guess' : 'sure',
      postcode: postcode === null ? 'none' : 'sure',
      detail: confidenceOfDetail(detail),
    },
    corrections,
    candidates,
    parts: hand.parts(),
  }
}

type ReadArea = {
  readonly region: RegionMatch | null
  readonly candidates: readonly Division[]
  /** The area once more, where other lines begin. */
  readonly again: readonly RegionMatch[]
}

/** The area of its line; what the street begins with may say it deeper, or say another one: then it is asked. */
function readArea(hand: TextInHand, area: Line, others: readonly Line[]): ReadArea {
  let region = matchRegion(inLine(hand, area), area.start)
  const again: RegionMatch[] = []
  if (!region) return { region, candidates: [], again }
  for (const one of others.flatMap((line) => areasAtStart(hand, line))) {
    if (liesIn(one.division, region.division)) {
      again.push(region)
      region = one
    } else if (one.division.code === region.division.code || liesIn(region.division, one.division))
      again.push(one)
    else return { region: null, candidates: [region.division, one.division], again: [] }
  }
  return { region, candidates: [], again }
}

const inLine = (hand: TextInHand, line: Line): FreeText => ({
  folded: hand.folded.slice(0, line.end),
  free: hand.free,
})

/** Areas of two levels and more with which a line begins, one behind another. */
function areasAtStart(hand: TextInHand, line: Line): readonly RegionMatch[] {
  const found: RegionMatch[] = []
  for (let at = line.start; at < line.end; ) {
    const match = matchRegion(inLine(hand, line), at)
    if (!match || new Set(match.words.map(({ division }) => division.level)).size < 2) break
    found.push(match)
    at = Math.max(match.end, at + 1)
  }
  return found
}

function splitLines(folded: string): readonly Line[] {
  return [...folded.matchAll(/[^\r\n]+/g)].map((match) => {
    const label = labelOfLine(match[0])
    const start = match.index + (label?.end ?? 0)
    return { kind: label?.kind ?? null, from: match.index, start, end: match.index + match[0].length }
  })
}

function takeLine(hand: TextInHand, lines: readonly Line[], kind: 'name' | 'postcode'): string | null {
  const line = lines.find((one) => one.kind === kind)
  if (!line) return null
  hand.take(line.start, line.end, kind)
  const value = hand.collect(kind).trim()
  return value === '' ? null : value
}
