import { areas } from '#home-addresses'
import { type Division, findDivision } from '../places/divisions.ts'
import { findLabels, type Label } from './address-labels.ts'
import { areaCodeOf } from './area-codes.ts'
import { emptyValue, passFiller } from './area-filler.ts'
import {
  firmBesideNumber,
  nameAfterLabel,
  nameAmongWords,
  nameAtTheEnd,
  nameBefore,
  nameLeftOver,
} from './choose-name.ts'
import type { FoundPhone } from './find-phone.ts'
import { takeRemarks } from './find-remarks.ts'
import { foldText } from './fold-text.ts'
import { namesakesAt, type RegionMatch, type RegionWord } from './match-region.ts'
import type { AddressField, Confidence, ParsedAddress } from './parsed-address.ts'
import { readByPostcode } from './read-by-postcode.ts'
import { readEnglish } from './read-english.ts'
import { readLabelledLines } from './read-labelled-lines.ts'
import { nowhere, settleRegion } from './settle-region.ts'
import { takeIdentityNumbers } from './take-identity-numbers.ts'
import { takePhones } from './take-phones.ts'
import { TextInHand } from './text-in-hand.ts'
import { confidenceOfDetail, trimDetail } from './trim-detail.ts'
import { weighRegions } from './weigh-regions.ts'

/**
 * Reads an address as people of the home paste it: name, phone, area and street in any order, with labels or without;
 * of China in Simplified or Traditional characters or in English. Never fails: what it does not know stays in `detail`.
 */
export function parseAddress(text: string): ParsedAddress {
  const folded = foldText(text)
  if (areas.kind === 'postcodes') return readByPostcode(text, folded, areas)
  const lines = readLabelledLines(text, folded)
  if (lines) return lines
  return /\p{Script=Han}/u.test(folded) ? readFreely(text, folded) : readEnglish(text, folded)
}

/** Emoji and ornaments that people set between the parts; none that writes a letter in a frame. */
const picture =
  '(?![©®™\\u203c\\u2049\\u2139\\u24c2\\u3200-\\u32ff\\u{1f100}-\\u{1f2ff}])[\\p{ExtPict}\\p{EMod}\\ufe0f\\u200d★☆◆◇■□●◎▲△▼※→➜✿❀♡✦✧]'
/** A slash between letters and figures belongs to them: 3/F. */
const gap = new RegExp(`([\\s,，、;；|。]|${picture}|(?<![0-9A-Za-z])\\/|\\/(?![0-9A-Za-z]))+`, 'gu')

function readFreely(text: string, folded: string): ParsedAddress {
  const hand = new TextInHand(text, folded)
  const labels = findLabels(folded)
  for (const { start, end } of labels) hand.take(start, end, 'label')
  for (const { 0: empty, index } of folded.matchAll(emptyValue))
    hand.take(index, index + empty.length, 'label')

  const blanked = takeIdentityNumbers(hand)
  const { phone, others } = takePhones(hand, blanked)
  takeTail(hand, phone)
  takeRemarks(hand, labels)
  for (const match of folded.matchAll(gap)) hand.take(match.index, match.index + match[0].length, 'gap')
  const postcode = takePostcode(hand, labels)
  let name = nameAfterLabel(hand, labels) ?? nameAmongWords(hand) ?? firmBesideNumber(hand)
  const namesakes =
    hand
      .runs()
      .map(({ start }) => namesakesAt(hand, start))
      .find(({ length }) => length > 1) ?? []
  const weighed = weighRegions(hand)
  const open = weighed.candidates.length > 0
  const region = weighed.region ?? (open ? null : dialledFrom(namesakes, phone?.phone ?? null))
  if (region) {
    name ??= nameBefore(hand, region)
    takeRegion(hand, region, weighed.again)
  }
  name ??= nameAtTheEnd(hand) ?? (region ? nameLeftOver(hand) : null)
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
    otherPhones: others,
    postcode,
    remark: trimDetail(hand.collect('remark')),
    hadIdentityNumber: blanked !== folded,
    province: settled.province,
    city: settled.city,
    district: settled.district,
    detail,
    confidence,
    corrections: settled.corrections,
    candidates: region || open ? weighed.candidates : namesakes.flatMap(divisionsOf),
    parts: hand.parts(),
  }
}

/** Of what was parted the divisions of today. */
const divisionsOf = ({ division, heirs }: RegionWord): readonly Division[] =>
  heirs?.flatMap((code) => findDivision(code) ?? []) ?? [division]

/** Platforms write the extension of a virtual number behind name and street too: 李二[7804]. */
function takeTail(hand: TextInHand, phone: FoundPhone | null): void {
  const [, extension] = /^1\d{10}-(\d{3,4})$/.exec(phone?.phone ?? '') ?? []
  if (!extension) return
  for (const { 0: tail, index } of hand.folded.matchAll(/[[【(（]\d{3,4}[\]】)）]/g))
    if (tail.slice(1, -1) === extension) hand.take(index, index + tail.length, 'label')
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

/** Of districts of one name the one whose city has the area code of the number. */
function dialledFrom(namesakes: readonly RegionWord[], phone: string | null): RegionMatch | null {
  const dialled = /^(0\d{2,3})-/.exec(phone ?? '')?.[1]
  const there = namesakes.filter(({ division }) => dialled && areaCodeOf(division.code) === dialled)
  const [word] = there
  if (!word || there.length > 1) return null
  return { division: word.division, words: [word], end: word.end, score: 3, contradicts: false }
}

/** Takes the words of the area, and the same area said again. */
function takeRegion(hand: TextInHand, region: RegionMatch, again: readonly RegionMatch[]): void {
  for (const { start, end, division, stays } of region.words)
    if (!stays) hand.take(start, end, division.level)
  takeBetween(hand, region)
  for (const one of again) {
    for (const { start, end, stays } of one.words) if (!stays) hand.take(start, end, 'again')
    takeBetween(hand, one)
  }
}

/** What stands between names of an area, and the country before them, says nothing. */
function takeBetween(hand: TextInHand, { words, end }: RegionMatch): void {
  const start = words[0]?.start ?? 0
  for (const [at, word] of words.entries()) {
    const next = words[at + 1]
    if (next && passFiller(hand, word.end) >= next.start) hand.take(word.end, next.start, 'gap')
  }
  const country =
    /(中国|中华人民共和国)[\s,，]*$/.exec(hand.folded.slice(Math.max(0, start - 20), start))?.[0] ?? ''
  hand.take(start - country.length, start, 'label')
  const rest = passFiller(hand, end)
  if (rest > end && hand.roleAt(rest) === 'again') hand.take(end, rest, 'gap')
}
