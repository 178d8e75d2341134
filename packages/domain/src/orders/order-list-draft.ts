import { DomainError } from '@hongyan/kernel/errors'
import { z } from 'zod'
import { withoutIdentityNumbers } from '../privacy/find-identity-numbers.ts'

/** A field of the form in which a list of orders is looked over. */
export type ListField = readonly [name: string, value: string]

/** A list of orders that is being looked over, as its account keeps it. */
export type ListDraft = {
  /** What it is placed under. */
  readonly key: string
  /** Its lines, with what was mended and chosen since. */
  readonly fields: readonly ListField[]
  /** Ms UTC. */
  readonly updatedAt: number
}

/** Longest draft of a list, characters of JSON: its lines as a form carries them, and the terms beside each. */
const longest = { lines: 1_200_000, typed: 200_000 } as const

const field = z.tuple([z.string().max(80), z.string()])
/** What is kept: the lines as they were looked over last, under a name of that look, and what was typed since. */
const stored = z.object({
  look: z.string(),
  lines: z.array(field),
  typed: z.array(field),
})
export type StoredList = z.output<typeof stored>

export function readStoredList(text: string): StoredList {
  return stored.parse(JSON.parse(text))
}

/** The key of a list. Refuses `invalid-input`. */
export function readListKey(key: string): string {
  if (/^list-[\w-]{8,60}$/.test(key)) return key
  throw notStored('key')
}

/** Fields without numbers of documents. Refuses `invalid-input` for such as are longer than any list. */
export function boundFields(fields: readonly ListField[], what: keyof typeof longest): readonly ListField[] {
  const isFine = fields.every(([name]) => name.length <= 80) && JSON.stringify(fields).length <= longest[what]
  if (isFine) return fields.map(([name, value]): ListField => [name, withoutIdentityNumbers(value)])
  throw notStored('fields')
}

function notStored(path: string): DomainError {
  return new DomainError({
    entity: 'order',
    code: 'invalid-input',
    detail: 'The list cannot be kept',
    fields: [{ path, message: 'not-valid' }],
  })
}
