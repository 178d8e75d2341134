import { z } from 'zod'
import { findPlace } from '../places/find-place.ts'
import { isEventCode } from './read-scans.ts'
import { type EventCode, eventCodes } from './vocabulary.ts'

/** What a source calls scans and cities, in our words; and what becomes of a code that is in neither's. */
type Words = {
  readonly unknown: 'refuse' | 'keep'
  readonly codes: Readonly<Record<string, EventCode>>
  readonly cities: Readonly<Record<string, string>>
}

/** How a source writes its table: its names of our columns, its times and where they are told. */
export type TableForm = {
  readonly columns: Readonly<Record<string, string>>
  readonly time: { readonly format?: string | undefined; readonly zone?: string | undefined }
}

/** The words of the company's own systems, and of those who sign batches, by the id of their key. */
export type EventMapping = Words &
  TableForm & { readonly senders: Readonly<Record<string, Words & TableForm>> }

/** Where nothing is said: codes are ours, and another one is refused. */
export const noMapping: EventMapping = {
  unknown: 'refuse',
  codes: {},
  cities: {},
  columns: {},
  time: {},
  senders: {},
}

/** Every word that some source's mapping knows. */
export function mappedWords({ senders, ...company }: EventMapping): readonly string[] {
  const sources: readonly Words[] = [company, ...Object.values(senders)]
  return [...new Set(sources.flatMap(({ codes, cities }) => [...Object.keys(codes), ...Object.keys(cities)]))]
}

const codes = z.record(
  z
    .string()
    .trim()
    .min(1)
    .max(64)
    .refine((code) => !isEventCode(code), 'is one of our own codes, which mean the same everywhere'),
  z.enum(eventCodes, { error: `must be one of ${eventCodes.join(', ')}` }),
)
const cities = z.record(
  z
    .string()
    .trim()
    .min(1)
    .max(80)
    .refine((name) => findPlace(name) === null, 'is the code of a city already'),
  z.string().refine((code) => findPlace(code) !== null, 'must be the code of a city, such as 310100'),
)
const column = z.string().regex(/^[a-zA-Z][\w.]{0,60}$/, 'must be a column of tools/load-events/example.csv')
const source = {
  unknown: z.enum(['refuse', 'keep'], { error: 'must be refuse or keep' }),
  codes,
  cities,
  columns: z.record(z.string().trim().min(1), column),
  time: z.strictObject({
    format: z
      .string()
      .regex(/^(?=.*yy)(?=.*M)(?=.*d)/, 'must have yyyy, MM and dd in it')
      .optional(),
    zone: z.string().optional(),
  }),
}
const part = z.strictObject({
  unknown: source.unknown.nullish(),
  codes: source.codes.nullish(),
  cities: source.cities.nullish(),
  columns: source.columns.nullish(),
  time: source.time.nullish(),
})

/** `company/events.yaml` as it is written. A sender has the words of the company too, and its own before them. */
export const eventMappingSchema = part
  .extend({ senders: z.record(z.string().min(1), part.nullable()).nullish() })
  .transform(({ senders, ...own }): EventMapping => {
    const company = {
      unknown: own.unknown ?? noMapping.unknown,
      codes: own.codes ?? {},
      cities: own.cities ?? {},
      columns: own.columns ?? {},
      time: own.time ?? {},
    }
    const ofSender = (sender: z.infer<typeof part> | null) => ({
      unknown: sender?.unknown ?? company.unknown,
      codes: { ...company.codes, ...sender?.codes },
      cities: { ...company.cities, ...sender?.cities },
      columns: sender?.columns ?? company.columns,
      time: sender?.time ?? company.time,
    })
    const rows = Object.entries(senders ?? {}).map(([id, sender]) => [id, ofSender(sender)] as const)
    return { ...company, senders: Object.fromEntries(rows) }
  })
