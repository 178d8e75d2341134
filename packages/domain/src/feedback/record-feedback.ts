import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import { uuidv7 } from '@hongyan/kernel/ids'
import { dayMs } from '../codes/code-limits.ts'
import { maskFreeText } from '../privacy/mask-free-text.ts'
import { longestFeedback, type Rating } from './feedback-rules.ts'

/** How long feedback is kept. */
const storedDays = 365

/**
 * Keeps what a visitor said about a page: no name, no address, phone numbers in the text masked. Feedback older than
 * a year leaves with it. Refuses `invalid-input` for a text of more than 500 characters.
 */
export async function recordFeedback(
  ctx: Ctx,
  input: {
    /** Without language prefix. */
    readonly path: string
    readonly language: string
    readonly rating: Rating
    readonly text: string
  },
): Promise<void> {
  const written = input.text.trim()
  if ([...written].length > longestFeedback) {
    const fields = [{ path: 'text', message: 'tooLong' }]
    throw new DomainError({
      entity: 'feedback',
      code: 'invalid-input',
      detail: 'The text is too long',
      fields,
    })
  }
  const now = ctx.now()
  const { path, language, rating } = input
  const text = written === '' ? null : maskFreeText(written)
  await ctx.db.query
    .insertInto('feedback')
    .values({ id: uuidv7(now), path, language, rating, text, given_at: now })
    .execute()
  await ctx.db.query
    .deleteFrom('feedback')
    .where('given_at', '<', now - storedDays * dayMs)
    .execute()
}
