import { stateOf } from './states.ts'

/** A ZIP code and its town, with one space between: `94103 San Francisco`, `94103-1234 San Francisco`. */
export const areaCode = /^\d{5}(?:-\d{4})? \p{L}[\p{L}\p{M} .'’-]{0,58}[\p{L}\p{M}.]$/u

/** Beside areas a ZIP code alone, a region of ZIP codes, and codes of the sample network, which lies in China. */
export const divisionCode = /^(?:\d{5}(?:-\d{4})?(?: \p{L}[^<>&"]{0,60})?|US-\d{3}|\d{6})$/u

export const hasAreaTree = false

export const postcodeDigits = 5

export const exampleLane = ['10001 New York', '90012 Los Angeles'] as const

/** `San Francisco, CA 94103` and `94103 San Francisco` are both it; null for anything but a ZIP code and its town. */
export function typedArea(text: string): string | null {
  const given = text.trim().replace(/\s+/g, ' ')
  const [, before, behind] = /^(.*?\D)[ ,]*(\d{5}(?:-\d{4})?)$/.exec(given) ?? []
  const [, postcode = behind, town = before ?? ''] = /^(\d{5}(?:-\d{4})?)[ ,]+(\D+)$/.exec(given) ?? []
  if (town.split(',').length > 2) return null
  const state = postcode === undefined ? null : stateOf(postcode)
  const bare = town
    .replace(/,.*$/, '')
    .replace(state === null ? /$^/ : new RegExp(` ${state}[ .]*$`), '')
    .trim()
  const code = `${postcode} ${bare}`
  return areaCode.test(code) ? code : null
}

/** `94103 San Francisco` is San Francisco, CA 94103 on an envelope. */
export function areaWritten(code: string): string {
  const [, postcode = '', town] = /^(\S+) (.+)$/.exec(code) ?? []
  const state = stateOf(postcode)
  return town === undefined || state === null ? code : `${town}, ${state} ${postcode}`
}

export const plainHead = (head: string): string => head
