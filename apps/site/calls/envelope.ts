import { z } from 'zod'

/** The code of every successful answer. */
const successCode = 1

/** `{ code: 1, data, errorMsg: '' }`, the envelope of a success. */
export function successOf<T extends z.ZodType>(data: T) {
  return z.object({ code: z.literal(successCode), data, errorMsg: z.literal('') })
}

/** The envelope of a success that has nothing more to say. */
export const plainSuccess = z.object({ code: z.literal(successCode), errorMsg: z.literal('') })

/** The envelope of every refusal. `fields` says what is wrong in a malformed request; its `code` is for programs. */
export const refusalEnvelope = z.object({
  code: z.int().min(1000).max(1999),
  errorMsg: z.string().min(1),
  fields: z
    .array(
      z.object({
        path: z.string(),
        message: z.string(),
        code: z.string().optional(),
        detail: z.string().optional(),
      }),
    )
    .optional(),
  requestId: z.string().optional(),
})

/** Wraps data as a success. */
export function success<T>(data: T) {
  return { code: successCode, data, errorMsg: '' as const }
}
