import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import { z } from 'zod'
import { orderInput } from './order-input.ts'

/** Longest draft, characters of JSON. */
const longestDraft = 20_000

/** Those of an order, and the sizes and the way of pickup as the form has them. */
const fields = [
  ...(Object.keys(orderInput.shape) as (keyof typeof orderInput.shape)[]),
  'sizes',
  'way',
] as const

/** What has been filled in so far, half typed or wrong: only an order is checked. */
const content = z
  .partialRecord(z.enum(fields), z.json())
  .refine((draft) => JSON.stringify(draft).length <= longestDraft, 'too-long')
export type OrderDraftContent = z.output<typeof content>

/** A draft of an account; instants are ms UTC. */
export type OrderDraft = {
  readonly id: string
  readonly content: OrderDraftContent
  readonly createdAt: number
  readonly updatedAt: number
}

/** Whether a text can be the id of a draft. */
export function isDraftId(id: string | null): id is string {
  return z.uuid().safeParse(id).success
}

/** The id of a draft, which the device that it is typed on has made. */
export function readDraftId(id: string): string {
  if (isDraftId(id)) return id
  throw new DomainError({
    entity: 'order',
    code: 'invalid-input',
    detail: 'The draft has no id',
    fields: [{ path: 'id', message: 'not-valid' }],
  })
}

/** Reads a draft; refuses `invalid-input`. */
export function readDraftContent(values: unknown): OrderDraftContent {
  const read = content.safeParse(values)
  if (read.success) return read.data
  const [issue] = read.error.issues
  const message = issue?.message === 'too-long' ? 'too-long' : 'not-valid'
  throw new DomainError({
    entity: 'order',
    code: 'invalid-input',
    detail: 'The draft cannot be kept',
    fields: [{ path: 'content', message }],
  })
}

/** Whose drafts they are; refuses `forbidden` without an account. */
export function draftOwner({ actor }: Ctx): string {
  if (actor.kind === 'customer') return actor.customerId
  throw new DomainError({ entity: 'order', code: 'forbidden', detail: 'Drafts are kept for an account' })
}
