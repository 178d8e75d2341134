import { escapePattern } from '@hongyan/locales'
import type {
  AddressSigns,
  PlaceInText,
  PostcodeAreas,
  PostcodePlace,
  Stretch,
} from '../countries/postcode-areas.ts'
import { findDivision } from '../places/divisions.ts'
import type { Confidence, Correction, ParsedAddress } from './parsed-address.ts'
import { takeIdentityNumbers } from './take-identity-numbers.ts'
import { takePhones } from './take-phones.ts'
import { TextInHand } from './text-in-hand.ts'
import { confidenceOfDetail, trimDetail } from './trim-detail.ts'

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
  const early = signs.isPlaceFirst ? takePlace(hand, areas) : null
  const { phone, others } = takePhones(hand, withoutPlace(hand, blanked))
  for (const { 0: country, index } of folded.matchAll(signs.country))
    hand.take(index, index + country.length, 'label')
  const found = early ?? takePlace(hand, areas)
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
  const house = signs.isNumberFirst ? /^\d\S* .*\p{L}/u : /\p{L}.*\d/u
  const isHouse = ({ start, end }: Stretch) => house.test(text.slice(start, end))
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
    corrections: found?.corrections ?? [],
    candidates: [],
    parts: hand.parts(),
  }
}

/** A ZIP code of nine figures looks like a phone. */
function withoutPlace(hand: TextInHand, text: string): string {
  return text.replace(/./gsu, (sign, at) => (hand.roleAt(at) === 'district' ? ' '.repeat(sign.length) : sign))
}

type FoundArea = {
  readonly place: PostcodePlace
  readonly isWritten: boolean
  readonly corrections: readonly Correction[]
}

/** The first postcode of a region whose town is said or known; where the town is that of another, the postcode counts. */
function takePlace(hand: TextInHand, areas: PostcodeAreas): FoundArea | null {
  for (const found of areas.signs.places(hand.folded)) {
    const { digits, postcode, state } = found
    const known = areas.place(digits)
    if (known === null || !hand.free(postcode.start)) continue
    const town = found.town === null ? null : townWithin(hand, found, known.town, areas.signs)
    const name = town === null ? '' : hand.folded.slice(town.start, town.end)
    const said = saidPlace(hand, digits, name, state)
    const other = areas.contradicted(said)
    const place = areas.place(said) ?? other ?? known
    if (place.town === null) continue
    for (const one of [postcode, town, state]) if (one !== null) hand.take(one.start, one.end, 'district')
    const corrections: readonly Correction[] =
      other === null
        ? []
        : [{ field: 'district', from: said, to: areas.written(other), reason: 'contradicted' }]
    return { place, isWritten: name !== '' && other === null, corrections }
  }
  return null
}

function saidPlace(hand: TextInHand, digits: string, town: string, state: Stretch | null): string {
  if (town === '') return digits
  return state === null
    ? `${digits} ${town}`
    : `${town}, ${hand.folded.slice(state.start, state.end)} ${digits}`
}

/** Words of a town at most: Villingen-Schwenningen is one, Neustadt an der Weinstraße four. */
const mostWords = 5

/** The town among the words beside a postcode. One that the postcode tells ends where its name does, with its quarter. */
function townWithin(
  hand: TextInHand,
  { town, townIs }: PlaceInText,
  known: string | null,
  signs: AddressSigns,
): Stretch | null {
  if (town === null) return null
  const { start, end } = town
  const text = hand.folded.slice(start, end)
  if (townIs === 'last') {
    const name = lastTown(text, known, /\d\p{L}? *$/u.test(hand.folded.slice(0, start)), signs)
    return { start: end - name.length, end }
  }
  const taken = [...text].findIndex((_, at) => !hand.free(start + at))
  const name = firstTown((taken === -1 ? text : text.slice(0, taken)).trimEnd(), known)
  return name === '' ? null : { start, end: start + name.length }
}

function firstTown(text: string, known: string | null): string {
  if (known !== null && text.toLowerCase().startsWith(known.toLowerCase())) {
    const rest = text.slice(known.length)
    if (!/^\p{L}/u.test(rest)) return known + (/^(?:-\p{L}+| ?\(\p{L}[\p{L} -]*\))+/u.exec(rest)?.[0] ?? '')
  }
  return text.split(' ').slice(0, mostWords).join(' ')
}

/** With the number of a house before it, a text has the street first: the town is behind what kind of street it is. */
function lastTown(
  text: string,
  known: string | null,
  hasStreet: boolean,
  { streetKind, streetLead }: AddressSigns,
): string {
  if (known !== null && new RegExp(`(?<!\\p{L})${escapePattern(known)}$`, 'iu').test(text))
    return text.slice(text.length - known.length)
  const words = text.split(' ')
  if (!hasStreet) return words.slice(-mostWords).join(' ')
  const kind = words.findIndex((word, at) => at > 0 && streetKind.test(word))
  let first = kind === -1 ? words.length - 1 : kind + 1
  while (streetLead.test(words[first] ?? '')) first += 1
  return words.slice(Math.min(first, words.length - 1)).join(' ')
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
  const personal = runs.filter((run) => isPersonal(hand.folded.slice(run.start, run.end), signs))
  const run = behind ?? personal[0] ?? beforeStreet(hand, runs, signs)
  if (run === undefined) return null
  hand.take(run.start, run.end, 'name')
  const confidence = behind ? 'sure' : personal.length === 1 && runs.length > 1 ? 'likely' : 'guess'
  return { name: hand.text.slice(run.start, run.end), confidence }
}

const isPersonal = (words: string, { partOfHouse }: AddressSigns): boolean =>
  !partOfHouse.test(words) && /^\p{L}[\p{L}\p{M} .&'’-]*$/u.test(words) && words.split(' ').length <= 5

/** In one go with the street: all words before the one that its number stands behind, and what belongs to that. */
function beforeStreet(hand: TextInHand, runs: readonly Stretch[], signs: AddressSigns): Stretch | undefined {
  const { streetLead, streetKind, isNumberFirst } = signs
  for (const { start, end } of runs) {
    const words = [...hand.folded.slice(start, end).matchAll(/\S+/g)]
    const number = words.findIndex(([word]) => /^\d/.test(word))
    let first = isNumberFirst ? number : number - 1
    if (!isNumberFirst) {
      if (streetKind.test(words[first]?.[0] ?? '')) first -= 1
      while (streetLead.test(words[first - 1]?.[0] ?? '')) first -= 1
    }
    const last = words[first - 1]
    if (last === undefined) continue
    const name = { start, end: start + last.index + last[0].length }
    if (isPersonal(hand.folded.slice(name.start, name.end), signs)) return name
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
