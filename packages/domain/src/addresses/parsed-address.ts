import type { Division } from '../places/divisions.ts'

export type AddressField = 'name' | 'phone' | 'province' | 'city' | 'district' | 'detail' | 'postcode'

/** `sure`: the text says so; `likely`: in short or an older form; `guess`: please look; `none`: not in the text. */
export type Confidence = 'sure' | 'likely' | 'guess' | 'none'

/**
 * What was changed or added to what the text says. `renamed`: the place has another name now; `moved`: the town lies in
 * another district now; `inferred`: not in the text, follows from the rest; `contradicted`: the text names another.
 */
export type Correction = {
  readonly field: 'province' | 'city' | 'district'
  readonly from: string
  readonly to: string
  readonly reason: 'renamed' | 'moved' | 'inferred' | 'contradicted'
}

/**
 * What a stretch of the text was taken for; `label` and `gap` go into no field, `again` repeats the area, `remark` is
 * said to the courier, `identity` is the number of a person's document and is never kept.
 */
export type PartKind = AddressField | 'label' | 'gap' | 'again' | 'remark' | 'identity'
export type AddressPart = { readonly as: PartKind; readonly text: string }

export type ParsedAddress = {
  readonly name: string | null
  /** As it is dialled: 13800138000, 027-87654321, +85223456789; a `guess` where nobody can be called by it. */
  readonly phone: string | null
  /** Numbers of somebody else in the text, as they are dialled: they stand in `remark`. */
  readonly otherPhones: readonly string[]
  readonly postcode: string | null
  readonly province: Division | null
  readonly city: Division | null
  readonly district: Division | null
  /** What is left of the address below the district, as it was written. */
  readonly detail: string
  /** What is said to the courier, as it was written; empty for nothing. It belongs to no street. */
  readonly remark: string
  /** Whether the number of an identity card, a passport or a permit was left out. */
  readonly hadIdentityNumber: boolean
  readonly confidence: Readonly<Record<AddressField, Confidence>>
  readonly corrections: readonly Correction[]
  /** Divisions the text may mean when it names a district that several cities have. */
  readonly candidates: readonly Division[]
  /** The text cut into what each stretch was taken for; joined they are the text. */
  readonly parts: readonly AddressPart[]
}
