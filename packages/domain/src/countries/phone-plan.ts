export type PhoneKind = 'mobile' | 'landline' | 'service' | 'hong-kong' | 'macau' | 'taiwan' | 'abroad'

/** Where a number without its country code is dialled, in a home that has more places than one. */
export type PhoneRegion = 'mainland' | 'hong-kong' | 'macau' | 'taiwan'

export type OnePhone = {
  readonly kind: 'phone'
  /** As it is stored and dialled: 13800138000, 027-87654321-801, 400-800-1234, 12345, +85223456789, +4930901820. */
  readonly phone: string
  /** The same without its extension. */
  readonly main: string
  /** Behind a number that many share: of a switchboard, or a platform's that stands for somebody's own. */
  readonly extension: string | null
  readonly of: PhoneKind
}

/** How numbers of a country are read, stored and written. `#home-phones` is that of the home. */
export type PhonePlan = {
  /** One number in plain signs, with its extension or without; null for what is none or holds anything else. */
  readonly onePhone: (text: string, region: PhoneRegion) => OnePhone | null
  /** What a number lacks that would be one with a digit more or less. */
  readonly lengthProblem: (text: string) => 'phone-short' | 'phone-long' | null
  /** Places in a text at which a number may end and the next one begin. */
  readonly phoneEnds: RegExp
  /** What may be a number within a text; null where it is written as on the mainland. */
  readonly inText: RegExp | null
  /** What of a stored number another beside it may leave out. */
  readonly sharedCode: RegExp
  /** A stored number that takes text messages. */
  readonly mobilePattern: RegExp
  /** The country code that stored numbers of the home go without; empty where they have it. */
  readonly omittedCode: string
  /** A stored number as it is written and dialled at home. */
  readonly writtenPhone: (phone: string) => string
}
