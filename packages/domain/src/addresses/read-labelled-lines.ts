import { type LabelKind, labelOfLine } from './address-labels.ts'
import { findPhone } from './find-phone.ts'
import { matchRegion } from './match-region.ts'
import type { ParsedAddress } from './parsed-address.ts'
import { nowhere, settleRegion } from './settle-region.ts'
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

  const name = takeLine(hand, lines, 'name')
  const postcode = takeLine(hand, lines, 'postcode')
  const phoneLine = lines.find(({ kind }) => kind === 'phone')
  const phone = phoneLine ? findPhone(folded.slice(phoneLine.start, phoneLine.end)) : null
  if (phone && phoneLine) hand.take(phoneLine.start + phone.start, phoneLine.start + phone.end, 'phone')
  const inLine = { folded: folded.slice(0, areaLine.end), free: hand.free }
  const region = matchRegion(inLine, areaLine.start)
  for (const { start, end, division } of region?.words ?? []) hand.take(start, end, division.level)
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
    postcode,
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
    candidates: [],
    parts: hand.parts(),
  }
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
  const value = line ? hand.text.slice(line.start, line.end) : ''
  if (!line || value.trim() === '') return null
  hand.take(line.start, line.end, kind)
  return value.trim()
}
