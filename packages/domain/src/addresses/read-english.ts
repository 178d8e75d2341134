import { findLabels } from './address-labels.ts'
import { addressWords, plainWords } from './english-names.ts'
import { findEnglishRegion } from './english-region.ts'
import { takeRemarks } from './find-remarks.ts'
import type { Confidence, ParsedAddress } from './parsed-address.ts'
import { nowhere, settleRegion } from './settle-region.ts'
import { takeIdentityNumbers } from './take-identity-numbers.ts'
import { takePhones } from './take-phones.ts'
import { TextInHand } from './text-in-hand.ts'
import { confidenceOfDetail, trimDetail } from './trim-detail.ts'

type Stretch = { readonly start: number; readonly end: number }

/**
 * Reads an address written in English: the parts between commas in any order, divisions by their English names or
 * pinyin without accents. What it does not know stays in `detail`, in the order of the text.
 */
export function readEnglish(text: string, folded: string): ParsedAddress {
  const hand = new TextInHand(text, folded)
  const labels = findLabels(folded)
  for (const { start, end } of labels) hand.take(start, end, 'label')
  const blanked = takeIdentityNumbers(hand)
  takeRemarks(hand, labels)
  const { phone, others } = takePhones(hand, blanked)
  const postcode = takePostcode(hand)
  for (const match of folded.matchAll(/[,，;；|\r\n\t]+/g))
    hand.take(match.index, match.index + match[0].length, 'gap')

  const { region, candidates, country, named } = findEnglishRegion(hand)
  for (const { start, end } of country) hand.take(start, end, 'label')
  for (const { start, end, division, stays } of region?.words ?? [])
    if (!stays) hand.take(start, end, division.level)
  const labelled = labels.filter(({ kind }) => kind === 'name').map(({ end }) => end)
  const isPlace = ({ start, end }: Stretch) => named.some((one) => one.start < end && start < one.end)
  const name = takeName(hand, labelled, isPlace)

  const pieces = trimmedRuns(hand)
  for (const { start, end } of pieces) hand.take(start, end, 'detail')
  const detail = trimDetail(pieces.map(({ start, end }) => text.slice(start, end)).join(', '))
  const { confidence, ...settled } = region ? settleRegion(region, folded, '') : nowhere
  return {
    ...settled,
    name: name?.name ?? null,
    phone: phone?.phone ?? null,
    otherPhones: others,
    postcode,
    remark: trimDetail(hand.collect('remark')),
    hadIdentityNumber: blanked !== folded,
    detail,
    confidence: {
      ...confidence,
      name: name?.confidence ?? 'none',
      phone: phone === null ? 'none' : phone.problem ? 'guess' : 'sure',
      postcode: postcode === null ? 'none' : 'sure',
      detail: confidenceOfDetail(detail),
    },
    candidates,
    parts: hand.parts(),
  }
}

/** Six figures that are no house, room or number of anything. */
function takePostcode(hand: TextInHand): string | null {
  for (const { 0: code, index } of hand.folded.matchAll(/(?<![\d#-])\d{6}(?![\d-])/g)) {
    const before = hand.folded.slice(Math.max(0, index - 8), index)
    if (!hand.free(index) || /\b(no\.?|room|rm\.?|unit|suite)\s*$/i.test(before)) continue
    hand.take(index, index + code.length, 'postcode')
    return code
  }
  return null
}

/** The person: behind a label, beside the number, else the first or the last part that looks like one. */
function takeName(
  hand: TextInHand,
  labelled: readonly number[],
  isPlace: (run: Stretch) => boolean,
): { readonly name: string; readonly confidence: Confidence } | null {
  const runs = trimmedRuns(hand)
  const behind = runs.find(({ start }) => labelled.some((end) => end <= start && onlyGaps(hand, end, start)))
  const personal = runs.filter((one) => !isPlace(one) && isPersonal(hand, one))
  const beside = personal.find((one) => besidePhone(hand, one))
  const edge = personal.find(
    (one) => (one === runs[0] || one === runs.at(-1)) && wordsIn(hand, one).length > 1,
  )
  const run = behind ?? beside ?? (runs.length > 1 ? edge : undefined)
  if (!run) return null
  hand.take(run.start, run.end, 'name')
  const confidence = behind ? 'sure' : beside ? 'likely' : 'guess'
  return { name: hand.text.slice(run.start, run.end), confidence }
}

const wordsIn = (hand: TextInHand, { start, end }: Stretch): readonly string[] =>
  plainWords(hand.folded.slice(start, end)).split(' ')

function isPersonal(hand: TextInHand, run: Stretch): boolean {
  const words = wordsIn(hand, run)
  const written = /^\p{Lu}[\p{L}\p{M} .'’-]*$/u.test(hand.folded.slice(run.start, run.end))
  return written && words.length <= 4 && words.every((word) => !addressWords.has(word))
}

function onlyGaps(hand: TextInHand, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if (!passes(hand, at)) return false
  return true
}

function passes(hand: TextInHand, at: number): boolean {
  const role = hand.roleAt(at)
  return role === 'gap' || role === 'label' || (role === null && /[ :.(]/.test(hand.folded.charAt(at)))
}

function besidePhone(hand: TextInHand, { start, end }: Stretch): boolean {
  let [before, after] = [start - 1, end]
  while (before >= 0 && passes(hand, before)) before -= 1
  while (after < hand.folded.length && passes(hand, after)) after += 1
  return hand.roleAt(before) === 'phone' || hand.roleAt(after) === 'phone'
}

/** The free stretches without spaces and loose signs around them. */
function trimmedRuns(hand: TextInHand): readonly Stretch[] {
  return hand.runs().flatMap((run) => {
    const text = hand.folded.slice(run.start, run.end)
    const lead = /^[\s.:·-]*/.exec(text)?.[0].length ?? 0
    const tail = /[\s.:·-]*$/.exec(text.slice(lead))?.[0].length ?? 0
    const [start, end] = [run.start + lead, run.end - tail]
    return start < end ? [{ start, end }] : []
  })
}
