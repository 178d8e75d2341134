import { divisionPath } from '../places/divisions.ts'
import { findLabels, type Label } from './address-labels.ts'
import { areaCodeOf } from './area-codes.ts'
import { nameAfterLabel, nameAmongWords, nameAtTheEnd, nameBefore } from './choose-name.ts'
import { findPhone } from './find-phone.ts'
import { foldText } from './fold-text.ts'
import { matchRegion, namesakesAt, type RegionMatch, type RegionWord } from './match-region.ts'
import type { AddressField, Confidence, ParsedAddress } from './parsed-address.ts'
import { readEnglish } from './read-english.ts'
import { readLabelledLines } from './read-labelled-lines.ts'
import { nowhere, settleRegion } from './settle-region.ts'
import { TextInHand } from './text-in-hand.ts'
import { confidenceOfDetail, trimDetail } from './trim-detail.ts'

/**
 * Reads an address as people paste it: name, phone, area and street in any order, with labels or without, in
 * Simplified or Traditional characters or in English. Never fails: what it does not know stays in `detail`.
 */
export function parseAddress(text: string): ParsedAddress {
  const folded = foldText(text)
  const lines = readLabelledLines(text, folded)
  if (lines) return lines
  return /\p{Script=Han}/u.test(folded) ? readFreely(text, folded) : readEnglish(text, folded)
}

/** A slash between letters and figures belongs to them: 3/F. */
const gap = /([\s,，、;；|。]|(?<![0-9A-Za-z])\/|\/(?![0-9A-Za-z]))+/g

function readFreely(text: string, folded: string): ParsedAddress {
  const hand = new TextInHand(text, folded)
  const labels = findLabels(folded)
  for (const { start, end } of labels) hand.take(start, end, 'label')

  const phone = findPhone(folded)
  if (phone) hand.take(phone.start, phone.end, 'phone')
  for (const match of folded.matchAll(gap)) hand.take(match.index, match.index + match[0].length, 'gap')
  const postcode = takePostcode(hand, labels)
  let name = nameAfterLabel(hand, labels) ?? nameAmongWords(hand)
  const namesakes =
    hand
      .runs()
      .map(({ start }) => namesakesAt(hand, start))
      .find(({ length }) => length > 1) ?? []
  const region = findRegion(hand) ?? dialledFrom(namesakes, phone?.phone ?? null)
  if (region) {
    name ??= nameBefore(hand, region)
    takeRegion(hand, region)
  }
  name ??= nameAtTheEnd(hand)
  for (const { start, end } of hand.runs()) hand.take(start, end, 'detail')

  const detail = trimDetail(hand.collect('detail'))
  const settled = region ? settleRegion(region, folded, detail) : nowhere
  const confidence: Record<AddressField, Confidence> = {
    name: name?.confidence ?? 'none',
    phone: phone === null ? 'none' : phone.problem ? 'guess' : 'sure',
    postcode: postcode === null ? 'none' : 'sure',
    detail: confidenceOfDetail(detail),
    ...settled.confidence,
  }
  return {
    name: name?.name ?? null,
    phone: phone?.phone ?? null,
    postcode,
    province: settled.province,
    city: settled.city,
    district: settled.district,
    detail,
    confidence,
    corrections: settled.corrections,
    candidates: region ? [] : namesakes.map(({ division }) => division),
    parts: hand.parts(),
  }
}

function takePostcode(hand: TextInHand, labels: readonly Label[]): string | null {
  const labelled = labels.find(({ kind }) => kind === 'postcode')
  for (const { start, end } of hand.runs()) {
    const word = hand.folded.slice(start, end)
    if (!/^\d{6}$/.test(word)) continue
    if (labelled && start < labelled.end) continue
    hand.take(start, end, 'postcode')
    return word
  }
  return null
}

/** Where the text names divisions: at the beginning of a word, else wherever it does so in full. */
function findRegion(hand: TextInHand): RegionMatch | null {
  const runs = hand.runs()
  const atStart = runs.flatMap(({ start }) => matchRegion(hand, start) ?? [])
  const best = highest(atStart)
  if (best && best.score >= 4) return best
  const inside = runs.flatMap(({ start, end }) => {
    const found: RegionMatch[] = []
    for (let at = start + 1; at < end - 1; at += 1) found.push(...[matchRegion(hand, at) ?? []].flat())
    // 眉山市 begins inside 峨眉山市.
    return found.filter(
      ({ words: [first, ...rest] }) =>
        first && [first, ...rest].every(({ kind }) => kind === 'full') && !(best && lies(first.start, best)),
    )
  })
  const deep = highest(inside)
  return deep && deep.score > (best?.score ?? 3) ? deep : best
}

const lies = (at: number, { words, end }: RegionMatch): boolean => at >= (words[0]?.start ?? end) && at < end

/** Of districts of one name the one whose city has the area code of the number. */
function dialledFrom(namesakes: readonly RegionWord[], phone: string | null): RegionMatch | null {
  const dialled = /^(0\d{2,3})-/.exec(phone ?? '')?.[1]
  const there = namesakes.filter(({ division }) => dialled && areaCodeOf(division.code) === dialled)
  const [word] = there
  if (!word || there.length > 1) return null
  return { division: word.division, words: [word], end: word.end, score: 3, contradicts: false }
}

/** The surest match, of equals the first. */
function highest(matches: readonly RegionMatch[]): RegionMatch | null {
  return matches.reduce<RegionMatch | null>(
    (best, one) => (best && best.score >= one.score ? best : one),
    null,
  )
}

/** Takes the words of the area, and the same area said again after it. */
function takeRegion(hand: TextInHand, region: RegionMatch): void {
  for (const { start, end, division } of region.words) hand.take(start, end, division.level)
  const start = region.words[0]?.start ?? 0
  hand.take(start, region.end, 'gap')
  const country = /(中国|中华人民共和国)[\s,，]*$/.exec(hand.folded.slice(0, start))?.[0] ?? ''
  hand.take(start - country.length, start, 'label')
  const again = matchRegion(hand, region.end)
  const path = divisionPath(region.division.code)
  const same =
    again?.words.some(({ kind }) => kind === 'full') &&
    again.words.every(({ division }) => path.some(({ code }) => code === division.code))
  const first = again?.words[0]
  if (again && first && same && hand.onlyGaps(region.end, first.start))
    for (const { start, end } of again.words) hand.take(start, end, 'again')
}
