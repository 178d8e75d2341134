import type { GoodVerdict } from '@hongyan/domain/orders/judge-goods'
import type { Amount } from '@hongyan/domain/prohibited/amounts'
import type { Measure, TransportMode, Verdict, VerdictWithTerms } from '@hongyan/domain/prohibited/vocabulary'
import type { LocaleId } from '@hongyan/locales'

/** The longest name that is read, in characters. */
export const longestName = 60

/** What a visitor has measured, in thousandths of the unit; rated energy may come as volts and milliampere-hours. */
export type Measured = Readonly<Partial<Record<Measure, Amount>>>

export type ItemQuestion = {
  readonly name: string
  /** Id of a thing of the list, in place of its name. */
  readonly item?: string | null
  readonly mode: TransportMode
  readonly measured: Measured
}

export type SourceView = {
  readonly name: string
  readonly by: string
  readonly year: number | null
  /** Heading of the national catalogue, where the source is that. */
  readonly section: string | null
}

/** Everything said about one thing, in the visitor's language. */
export type ItemView = {
  readonly id: string
  readonly name: string
  readonly also: readonly string[]
  readonly group: { readonly id: string; readonly name: string }
  readonly verdict: Verdict
  readonly said: VerdictWithTerms
  /** The measure it goes by; `band` is the one judged, `amount` what was given or found in the question. */
  readonly measured: {
    readonly measure: Measure
    readonly band: number
    readonly assumed: boolean
    readonly amount: Amount | null
    readonly bands: readonly {
      readonly text: string
      readonly verdict: Verdict
      readonly said: VerdictWithTerms
    }[]
  } | null
  readonly reason: string
  readonly conditions: readonly string[]
  readonly instead: string | null
  readonly un: readonly string[]
  readonly sources: readonly SourceView[]
  /** The verdict of every way of travel for the same amount. */
  readonly modes: readonly {
    readonly mode: TransportMode
    readonly verdict: Verdict
    readonly said: VerdictWithTerms
  }[]
}

/** A thing that may be meant. */
export type ItemChoice = {
  readonly id: string
  readonly name: string
  readonly verdict: Verdict
  readonly said: VerdictWithTerms
}

/** `guessed`: the name is not in the list as asked, but holds or resembles the name of one thing. */
export type ItemAnswer =
  | { readonly kind: 'nothing-asked' }
  | {
      readonly kind: 'item'
      readonly guessed: boolean
      readonly item: ItemView
      readonly ordered: OrderedAs
    }
  | { readonly kind: 'choices'; readonly choices: readonly ItemChoice[]; readonly ordered: OrderedAs }
  /** `vague`: a word for anything, of which has to be said what it is. */
  | { readonly kind: 'unknown' | 'vague'; readonly ordered: OrderedAs }

/** What an order with a good of this name is answered, for every way of travel. */
export type OrderedAs = readonly {
  readonly mode: TransportMode
  readonly verdict: GoodVerdict['verdict']
}[]

/** A line of the list: the things under one heading that go the same way. */
type ListedLevel = {
  readonly verdict: Exclude<Verdict, 'yes'>
  readonly said: VerdictWithTerms
  readonly things: readonly { readonly id: string; readonly name: string }[]
}

/** The list for one way of travel: what never goes, and what goes only on terms. */
export type ItemList = {
  readonly edition: string
  readonly count: number
  readonly groups: readonly {
    readonly id: string
    readonly name: string
    readonly official: string | null
    readonly levels: readonly ListedLevel[]
  }[]
}

/** How many things of the list each verdict has, for one way of travel. */
export type VerdictCounts = Readonly<Record<Verdict, number>>

/** Says whether things may be sent, and counts names it does not know; knows names; names things; lists and counts them. */
export type ItemService = {
  readonly answer: (question: ItemQuestion, locale: LocaleId) => Promise<ItemAnswer>
  /** Whether the list has a thing of this very name: then nothing else is meant by it. */
  readonly knows: (name: string) => boolean
  readonly suggest: (typed: string, mode: TransportMode, locale: LocaleId) => readonly ItemChoice[]
  readonly name: (ids: readonly string[], mode: TransportMode, locale: LocaleId) => readonly ItemChoice[]
  readonly list: (mode: TransportMode, locale: LocaleId) => ItemList
  readonly counts: () => Readonly<Record<TransportMode, VerdictCounts>>
}

/** A name as an address or a call gives it, cut to the length that is read. */
export function readName(text: string | null): string {
  return [...(text ?? '').replace(/[\s\p{Cc}]+/gu, ' ').trim()].slice(0, longestName).join('')
}
