import type { InEach } from './locale.ts'

/** What mailboxes are for. */
export const mailPurposes = [
  'contact',
  'press',
  'suppliers',
  'complaints',
  'privacy',
  'security',
  'accessibility',
  'careers',
  'investors',
  'carbon',
] as const
export type MailPurpose = (typeof mailPurposes)[number]

/** Parts of the site that a company may do without. */
export const siteParts = [
  'air',
  'freight',
  'bulky',
  'coldChain',
  'warehousing',
  'cloudWarehouse',
  'technology',
  'education',
  'pharma',
  'crossBorder',
  'investors',
] as const
export type SitePart = (typeof siteParts)[number]

/** What the company is called in an edition. */
export type Names = {
  readonly brand: string
  /** In a sentence: About …, … Desk. */
  readonly short: string
  /** The brand of its air cargo. */
  readonly air: string
}

export type Hotline = {
  /** It has no line breaks. */
  readonly shown: string
  /** As it is dialled from where an edition is read. */
  readonly dialled: string
}

type OfficeLine = { readonly text: InEach; readonly href: string | null }

/** Where the company is, and what the law wants at the foot of every page. */
/** What a company calls a product, by languages; where it says nothing, the words of its kind hold. */
export type ProductName = {
  readonly as: string
  readonly name: Readonly<Partial<InEach>>
  readonly by: Readonly<Partial<InEach>>
}

export type Office = {
  readonly address: InEach
  /** Null where none is known. */
  readonly postcode: string | null
  readonly legal: readonly OfficeLine[]
  /** Whose word the company stands under. */
  readonly authorities: readonly OfficeLine[]
}

/** What a day off is called in a sentence, and on a list. */
export type HolidayNames = { readonly full: InEach; readonly short: InEach }

/** The tax in prices. */
export type Tax = {
  readonly name: InEach
  /** Of the price without it. */
  readonly basisPoints: number
  /** Whether prices have it in them, or it comes on top. */
  readonly isIncluded: boolean
}

/** What people write with an amount: how much of the unit of money each is, as `times` × ten to the `power`. */
export type TypedUnits = Readonly<Record<string, readonly [times: number, power: number]>>
