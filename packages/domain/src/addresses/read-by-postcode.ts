import type { AddressSigns, PostcodeAreas, PostcodePlace } from '../countries/postcode-areas.ts'
import { findDivision } from '../places/divisions.ts'
import type { Confidence, ParsedAddress } from './parsed-address.ts'
import { takeIdentityNumbers } from './take-identity-numbers.ts'
import { takePhones } from './take-phones.ts'
import { TextInHand } from './text-in-hand.ts'
import { confidenceOfDetail, trimDetail } from './trim-detail.ts'

type Stretch = { readonly start: number; readonly end: number }

/**
 * Reads an address of a country with postcodes: person, street, postcode and town in any order, apart by commas or
 * lines, or in one go. What it does not know stays in `detail`, in the order of the text.
 */
export function readByPostcode(text: string, folded: string, areas: PostcodeAreas): ParsedAddress {
  const { signs } = areas
  const hand = new TextInHand(text, folded)
  const labels = [...folded.matchAll(signs.labels)].map(({ 0: label, index }) => ({
    isName: signs.nameLabel.test(label),
    ...{ start: index, end: index + label.length },
  }))
  for (const { start, end } of labels) hand.take(start, end, 'label')
  const blanked = takeIdentityNumbers(hand)
  const { phone, others } = takePhones(hand, blanked)
  for (const { 0: country, index } of folded.matchAll(signs.country))
    hand.take(index, index + country.length, 'label')
  const found = takePlace(hand, areas)
  for (const { 0: sign, index } of folded.matchAll(/[,;|\r\n\t]+/g))
    hand.take(index, index + sign.length, 'gap')
  const name = takeName(
    hand,
    signs,
    labels.filter(({ isName }) => isName).map(({ end }) => end),
  )

  const pieces = wordRuns(hand)
  for (const { start, end } of pieces) hand.take(start, end, 'detail')
  // The house stands in front: what else is said of it follows, such as the floor.
  const isHouse = ({ start, end }: Stretch) => /\p{L}.*\d/u.test(text.slice(start, end))
  const ordered = [...pieces.filter(isHouse), ...pieces.filter((one) => !isHouse(one))]
  const detail = trimDetail(ordered.map(({ start, end }) => text.slice(start, end)).join(', '))
  const place = found?.place ?? null
  return {
    name: name?.name ?? null,
    phone: phone?.phone ?? null,
    otherPhones: others,
    postcode: place?.postcode ?? null,
    province: null,
    city: null,
    district: place === null ? null : findDivision(place.code),
    remark: trimDetail(hand.collect('remark')),
    hadIdentityNumber: blanked !== folded,
    detail,
    confidence: {
      ...{ province: 'none', city: 'none' },
      name: name?.confidence ?? 'none',
      phone: phone === null ? 'none' : phone.problem ? 'guess' : 'sure',
      postcode: place === null ? 'none' : 'sure',
      district: found === null ? 'none' : found.isWritten ? 'sure' : 'likely',
      detail: confidenceOfDetail(detail),
    },
    corrections: [],
    candidates: [],
    parts: hand.parts(),
  }
}

/** The postcode with the town behind it; the last of them, as a house may have as many digits. */
function takePlace(
  hand: TextInHand,
  areas: PostcodeAreas,
): { readonly place: PostcodePlace; readonly isWritten: boolean } | null {
  const pattern = new RegExp(
    `${areas.signs.before}(\\d{5})(?!\\d)([ ,]*)((?:\\p{L}[^,;|\\d\\r\\n\\t:]*)?)`,
    'giu',
  )
  const all = [...hand.folded.matchAll(pattern)].reverse()
  for (const { index, 0: whole, 1: postcode = '', 2: gap = '', 3: behind = '' } of all) {
    if (!hand.free(index)) continue
    const known = areas.place(postcode)
    if (known === null) continue
    const free = untilTaken(hand, index + whole.length - behind.length, behind)
    const town = townIn(free, known.town)
    const place = areas.place(`${postcode} ${town}`) ?? known
    if (place.town === null) continue
    const end = index + whole.length - behind.length - (town === '' ? gap.length : 0) + town.length
    hand.take(index, end, 'district')
    return { place, isWritten: town !== '' }
  }
  return null
}

/** What of a stretch nothing else has taken yet. */
function untilTaken(hand: TextInHand, start: number, text: string): string {
  const taken = [...text].findIndex((_, at) => !hand.free(start + at))
  return (taken === -1 ? text : text.slice(0, taken)).trimEnd()
}

/** Words of a town at most: Villingen-Schwenningen is one, Neustadt an der Weinstraße four. */
const mostWords = 5

/** The town with which a text begins. One that the postcode tells ends where its name does, with its quarter. */
function townIn(text: string, known: string | null): string {
  if (known !== null && text.toLowerCase().startsWith(known.toLowerCase())) {
    const rest = text.slice(known.length)
    if (!/^\p{L}/u.test(rest)) return known + (/^(?:-\p{L}+| ?\(\p{L}[\p{L} -]*\))+/u.exec(rest)?.[0] ?? '')
  }
  const words = text.split(' ')
  return words.slice(0, mostWords).join(' ')
}

/** The person: behind a label, else the first stretch without figures, else the words before those of the street. */
function takeName(
  hand: TextInHand,
  signs: AddressSigns,
  labelled: readonly number[],
): { readonly name: string; readonly confidence: Confidence } | null {
  const runs = wordRuns(hand)
  const behind = runs.find(({ start }) =>
    labelled.some((end) => end <= start && /^[\s:]*$/.test(hand.folded.slice(end, start))),
  )
  const personal = runs.filter((run) => isPersonal(hand.folded.slice(run.start, run.end)))
  const run = behind ?? personal[0] ?? beforeStreet(hand, runs, signs)
  if (run === undefined) return null
  hand.take(run.start, run.end, 'name')
  const confidence = behind ? 'sure' : personal.length === 1 && runs.length > 1 ? 'likely' : 'guess'
  return { name: hand.text.slice(run.start, run.end), confidence }
}

const isPersonal = (words: string): boolean =>
  /^\p{L}[\p{L}\p{M} .&'’-]*$/u.test(words) && words.split(' ').length <= 5

/** In one go with the street: all words before the one that its number stands behind, and what belongs to that. */
function beforeStreet(
  hand: TextInHand,
  runs: readonly Stretch[],
  { streetLead, streetKind }: AddressSigns,
): Stretch | undefined {
  for (const { start, end } of runs) {
    const words = [...hand.folded.slice(start, end).matchAll(/\S+/g)]
    const number = words.findIndex(([word]) => /^\d/.test(word))
    let first = number - 1
    if (streetKind.test(words[first]?.[0] ?? '')) first -= 1
    while (streetLead.test(words[first - 1]?.[0] ?? '')) first -= 1
    const last = words[first - 1]
    if (last === undefined) continue
    const name = { start, end: start + last.index + last[0].length }
    if (isPersonal(hand.folded.slice(name.start, name.end))) return name
  }
  return undefined
}

/** The free stretches without spaces and loose signs around them. */
function wordRuns(hand: TextInHand): readonly Stretch[] {
  return hand.runs().flatMap((run) => {
    const text = hand.folded.slice(run.start, run.end)
    const lead = /^[\s.:·–-]*/.exec(text)?.[0].length ?? 0
    const tail = /[\s:·–-]*$/.exec(text.slice(lead))?.[0].length ?? 0
    const [start, end] = [run.start + lead, run.end - tail]
    return start < end ? [{ start, end }] : []
  })
}
