import { z } from 'zod'

/** `{ code: 1, content, errorMsg: '' }`, the envelope of this family. */
export function contentOf<T extends z.ZodType>(content: T) {
  return z.object({ code: z.literal(1), content, errorMsg: z.literal('') })
}

/** Wraps content as a success. */
export function withContent<T>(content: T) {
  return { code: 1, content, errorMsg: '' as const }
}
