import type { CountryText } from './country-text.ts'
import type { PostcodeAreas } from './postcode-areas.ts'

/** What a form has to know of addresses of a country. `#home-addresses` is that of the home, in browsers alone. */
type AddressForm = {
  /** The code of an area that is narrow enough to send to. */
  readonly areaCode: RegExp
  /** The code of anything that branches and forms ask about: an area, or something wider. */
  readonly divisionCode: RegExp
  /** Whether an area is chosen step by step out of a table of them. */
  readonly hasAreaTree: boolean
  /** How many a postcode has: a spreadsheet drops the nought in front. */
  readonly postcodeDigits: number
  /** The code of an area that says itself what it is, as somebody types it; null where only a table tells. */
  readonly typedArea: (text: string) => string | null
  /** Such a code as it is written on an envelope: a country may have the town before the postcode. */
  readonly areaWritten: (code: string) => string
  /** The head of a column of a table, small and without spaces, in the words that tables of the world have. */
  readonly plainHead: (head: string) => string
  /** Two places that a price is shown for before anybody has asked for one. */
  readonly exampleLane: readonly [from: string, to: string]
}

/** How places of a country are named in addresses, and how an address is written there. */
export type AddressScheme = AddressForm & {
  readonly postcode: RegExp
  /** An area in words and the street in it, as the lines of an envelope have them. */
  readonly addressLines: (area: string, street: string) => readonly string[]
  readonly areas: HomeAreas
}

/** Divisions of China in a table of their own, or a postcode with its town, which no table has to list. */
export type HomeAreas = { readonly kind: 'divisions' } | PostcodeAreas

/** What forms say of an area: texts have it as `{our.area.name}`. */
export type AreaWords = Readonly<
  Record<
    | 'name'
    | 'search'
    | 'example'
    | 'none'
    /** Nothing in a pasted text names an area. */
    | 'unread'
    /** What was chosen is too wide to send to. */
    | 'wide'
    | 'parts'
    /** How it is written in one line. */
    | 'written'
    /** A whole address, as it is pasted. */
    | 'pasted'
    /** What the code of an area is, and those of many. */
    | 'code'
    | 'codes'
    /** What a postcode looks like. */
    | 'postcode'
    /** A price is asked for a place that is not found. */
    | 'unknown'
    /** What a search for branches may be, and what is said where it names no place. */
    | 'find'
    | 'unplaced'
    /** An address whose delivery is asked for, and several of them. */
    | 'served'
    | 'servedMany'
    | 'country'
    /** The label of the area that a company is asked for, and what is said where it is left out. */
    | 'asked'
    | 'lacking'
    /** How it is typed where no script offers it, in a sentence. */
    | 'byHand'
    /** What may be typed where emissions are asked for. */
    | 'city'
    /** Between which places trucks drive, and where one end has to be. */
    | 'roads'
    | 'reach',
    CountryText
  >
>
