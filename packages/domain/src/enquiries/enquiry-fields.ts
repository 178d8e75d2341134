/** What is done with a field of an enquiry. Its rules stand in `enquiry-input.ts`. No import of Node: the form reads this. */
type EnquiryField = {
  /** A form asks for it; the others come along from the address of the page. */
  readonly asked?: true
  /** Whoever sent the enquiry may write it anew. */
  readonly correctable?: true
  /** A number, which a form holds in digits. */
  readonly numeric?: true
  /** Asked of companies alone: a message to customer service has none of it. */
  readonly ofCompany?: true
  /** Used when the enquiry comes in, and not kept. */
  readonly passing?: true
}

/** The fields of an enquiry, in the order in which forms ask and receivers are told. */
export const enquiryFields = {
  cooperateType: { asked: true, ofCompany: true },
  companyName: { asked: true, correctable: true, ofCompany: true },
  isJdSeller: { asked: true, numeric: true, ofCompany: true },
  firstBizType: { asked: true, ofCompany: true },
  estimateOrderCount: { asked: true, correctable: true, numeric: true, ofCompany: true },
  province: { asked: true, correctable: true, ofCompany: true },
  city: { asked: true, correctable: true, ofCompany: true },
  district: { asked: true, correctable: true, ofCompany: true },
  detailAddr: { asked: true, correctable: true, ofCompany: true },
  contactName: { asked: true, correctable: true },
  contactPositionId: { asked: true, correctable: true, numeric: true, ofCompany: true },
  contactMobile: { asked: true, correctable: true },
  verifyCode: { asked: true, passing: true },
  remark: { asked: true, correctable: true },
  cooperationId: {},
  utm_source: {},
  utm_term: {},
  wuce: {},
} as const satisfies Readonly<Record<string, EnquiryField>>

type Fields = typeof enquiryFields
export type EnquiryFieldName = keyof Fields

type Having<K extends keyof EnquiryField> = {
  [N in EnquiryFieldName]: Fields[N] extends Readonly<Record<K, true>> ? N : never
}[EnquiryFieldName]

export type AskedField = Having<'asked'>
export type CorrectableField = Having<'correctable'>
/** A field that is stored and handed on. */
export type StoredField = Exclude<EnquiryFieldName, Having<'passing'>>

export const fieldNames = Object.keys(enquiryFields) as readonly EnquiryFieldName[]
const have = (role: keyof EnquiryField) => (name: EnquiryFieldName) => role in enquiryFields[name]

export const askedFields = fieldNames.filter(have('asked')) as readonly AskedField[]
export const correctableFields = fieldNames.filter(have('correctable')) as readonly CorrectableField[]
export const storedFields = fieldNames.filter((name) => !have('passing')(name)) as readonly StoredField[]

/** Whether a message to customer service leaves a field out. */
export function isOfCompany(name: string): boolean {
  return Object.hasOwn(enquiryFields, name) && have('ofCompany')(name as EnquiryFieldName)
}

/** Whether a value of a field is a number. */
export function isNumeric(name: string): boolean {
  return Object.hasOwn(enquiryFields, name) && have('numeric')(name as EnquiryFieldName)
}

/** Where forms tell what is wrong with a field: the three parts of the area speak as one, and so does consent. */
export type ProblemPath = Exclude<AskedField, 'province' | 'city' | 'district'> | 'fullAddress' | 'readed'

/** The same of any name of the input. */
export function problemPathOf(name: AskedField | 'consentVersion'): ProblemPath {
  if (name === 'consentVersion') return 'readed'
  return name === 'province' || name === 'city' || name === 'district' ? 'fullAddress' : name
}

/** The order in which problems are told. */
export const problemOrder: readonly ProblemPath[] = [...new Set(askedFields.map(problemPathOf)), 'readed']
